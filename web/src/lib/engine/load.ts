/** Fetching what a game is played by: its module, what stands beside it, and what its bots have learned. */
import type { ModuleFiles } from '../protocol';
import { isOurs, type Description } from './description';
import { Unplayable } from './errors';
import { BadWeights, weightsOf } from './weights';

/** All that a game here, and its bots, are made of. It can be sent to a worker. */
export interface Loaded {
  code: WebAssembly.Module;
  about: Description;
  /** What its bots have learned, as the module takes it in; null: they go by the game's evaluation. */
  weights: Uint8Array<ArrayBuffer> | null;
  /** Why there are none though the game brings some; their text is `engine-weights-{why}`. */
  lacking: BadWeights['why'] | null;
}

const loaded = new Map<string, Promise<Loaded>>();

/** What lies at these addresses, fetched once; rejects with `Unplayable`. */
export function load(files: ModuleFiles): Promise<Loaded> {
  const known = loaded.get(files.code);
  if (known) return known;
  const found = fetched(files);
  loaded.set(files.code, found);
  found.catch(() => loaded.delete(files.code));
  return found;
}

/** Made of files that are at hand. */
export async function made(code: BufferSource, about: unknown, weights: ArrayBuffer | null): Promise<Loaded> {
  if (typeof WebAssembly === 'undefined') throw new Unplayable('unsupported');
  const described = about as Description;
  if (!isOurs(described)) throw new Unplayable('version');
  const compiled = await WebAssembly.compile(code).catch((failure: unknown) => {
    throw new Unplayable('damaged', failure);
  });
  return { code: compiled, about: described, ...learned(weights, described) };
}

function learned(weights: ArrayBuffer | null, about: Description): Pick<Loaded, 'weights' | 'lacking'> {
  try {
    return { weights: weights && weightsOf(weights, about), lacking: null };
  } catch (failure) {
    if (failure instanceof BadWeights) return { weights: null, lacking: failure.why };
    throw failure;
  }
}

async function fetched(files: ModuleFiles): Promise<Loaded> {
  const [code, about, weights] = await Promise.all([
    bytes(files.code),
    bytes(files.about).then(parsed),
    // A level that has learnt can do without.
    files.weights === null ? null : bytes(files.weights).catch(() => null),
  ]);
  const all = await made(code, about, weights);
  return files.weights !== null && weights === null ? { ...all, lacking: 'unreachable' } : all;
}

async function bytes(address: string): Promise<ArrayBuffer> {
  try {
    const answer = await fetch(address);
    if (answer.ok) return await answer.arrayBuffer();
  } catch (failure) {
    throw new Unplayable('unreachable', failure);
  }
  throw new Unplayable('unreachable');
}

function parsed(json: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(json)) ?? {};
  } catch (failure) {
    throw new Unplayable('damaged', failure);
  }
}
