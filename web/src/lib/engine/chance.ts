/** Chance: seeds of 128 bits, written as 32 hexadecimal digits, and the promise that is made of one (`engine/commitment.py`). */
import { Invalid } from './errors';
import type { State, Words } from './running';
import { sha256 } from './sha256';

const SEED_BYTES = 16;

const written = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

export const freshSeed = (): string => written(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));

/** The words of a seed. */
export function seedWords(seed: string): Words {
  if (!/^[0-9a-f]{32}$/.test(seed)) throw new Invalid(`A seed is 32 hexadecimal digits, not '${seed}'.`);
  const word = (i: number): number => parseInt(seed.slice(seed.length - 8 * (i + 1), seed.length - 8 * i), 16);
  return [word(0), word(1), word(2), word(3)];
}

/** The words of a small number, as a seed. */
export const numberWords = (number: number): Words => [number, 0, 0, 0];

/** What a table is committed to its seed by; SHA-256 of it is the commitment. */
export const committedText = (game: string, table: string, seed: string): string => `trivet seed 1 ${game} ${table} ${seed}`;

/** The hash that is shown from the beginning, while the seed is shown at the end. */
export const commitment = (game: string, table: string, seed: string): string =>
  written(sha256(utf8(committedText(game, table, seed))));

/** What is hashed where players have added to a promised seed; a hyphen for a seat that added nothing. */
export const dealtText = (game: string, table: string, seed: string, shares: (string | null)[]): string =>
  `trivet deal 1 ${game} ${table} ${seed} ${shares.map((share) => share ?? '-').join(' ')}`;

/** The seed that such a table is dealt by. */
export const dealtSeed = (game: string, table: string, seed: string, shares: (string | null)[]): string =>
  written(sha256(utf8(dealtText(game, table, seed, shares))).subarray(0, SEED_BYTES));

/** The chance of a bot's decision: the same bot in the same position has the same luck. */
export function luck(seed: string, hidden: State, seat: number): Words {
  const known = utf8(seed);
  const all = new Uint8Array(known.length + hidden.length + 1);
  all.set(known);
  all.set(hidden, known.length);
  all[all.length - 1] = seat;
  return seedWords(written(sha256(all).subarray(0, SEED_BYTES)));
}
