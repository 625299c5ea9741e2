// What a module says of games, asked and answered as JSON over stdin and stdout.

import { readFileSync } from 'node:fs';
import { play, read } from './module.mjs';

const { module, about, weights, games } = JSON.parse(readFileSync(0, 'utf8'));
console.log(JSON.stringify(await play(read(module), about, weights ? read(weights) : null, games)));
