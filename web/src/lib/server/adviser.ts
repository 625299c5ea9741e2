/** Hints at a server's tables, thought out beside the page: by the game's module, from all that the seat may know. */
import { luck } from '../engine/chance';
import { load } from '../engine/load';
import { botOf } from '../engine/mind';
import type { State } from '../engine/running';
import { Thinker } from '../engine/thinker';
import type { Hint, Knowledge } from '../protocol';
import { addressOf } from './files';

/** The level that advises, as at the server. */
const ADVISER = 'hard';

/** Whoever advises at the tables of one game; when another game is played, somebody else does. */
let adviser: { by: string; thinker: Thinker } | undefined;

/** The hint; null where it is not to be had here: no module of just these rules, or none that has learnt all. */
export async function advice(id: string, seat: number, known: Knowledge): Promise<Hint | null> {
  const [code, about, weights] = await Promise.all(
    ['module.wasm', 'module.json', 'weights.safetensors'].map((name) => addressOf(`${known.game}/${name}`)),
  );
  if (code === undefined || about === undefined) return null;
  const loaded = await load({ code, about, weights: weights ?? null });
  if (loaded.about.made_of !== known.made_of || loaded.lacking !== null) return null;
  if (adviser?.by !== code) {
    adviser?.thinker.close();
    adviser = { by: code, thinker: new Thinker(loaded) };
  }
  const hidden: State = Uint8Array.from(atob(known.hidden), (letter) => letter.charCodeAt(0));
  const bot = botOf(ADVISER, loaded.about);
  try {
    return await adviser.thinker.hint({ hidden, seat, bot, chance: luck(id, hidden, seat) });
  } catch (failure) {
    adviser = undefined;
    throw failure;
  }
}
