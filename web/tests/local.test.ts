/** Tables of this browser: what is kept of them, what of it is believed, and what lessons ask for. */
import { expect, test } from 'vitest';
import { blank, isKept, matchFile, movesOf, statusOf, summaryOf, type KeptCommand } from '../src/lib/local/kept';
import { fits } from '../src/lib/local/patterns';
import { Memory } from '../src/lib/local/shelf';

const person = { kind: 'human' as const, bot: null, name: 'Ada', stand_in: null };
const bot = { kind: 'bot' as const, bot: 'easy', name: '', stand_in: null };
const begun = {
  id: 'here-abc',
  game: 'nim',
  rules_version: 1,
  options: { players: 2 },
  seed: '0'.repeat(31) + '7',
  seats: [person, bot],
  title: '',
  origin: null,
};
const play = (seat: number, ...moves: string[]): KeptCommand => ({ id: '', seat, kind: 'play', moves });
const undo = (seat: number): KeptCommand => ({ id: '', seat, kind: 'undo', moves: [] });

test('a match is its options, seed and the moves that stand', () => {
  const kept = blank(begun, [play(0, 'take 1', 'take 2'), undo(0), play(0, 'end turn'), play(1, 'take 3')]);
  const moves = [
    [0, 'take 1'],
    [0, 'end turn'],
    [1, 'take 3'],
  ];
  expect(movesOf(kept)).toEqual(moves);
  expect(matchFile(kept)).toMatchObject({ format: 'trivet match', game: 'nim', seed: kept.seed, moves, table: 'here-abc' });
  expect(matchFile(kept).commitment).toMatch(/^[0-9a-f]{64}$/);
  const origin = { table: 'elsewhere', commitment: null, promise: null };
  expect(matchFile({ ...kept, origin }), 'an imported one says what its own file said').toMatchObject({
    table: 'elsewhere',
    commitment: null,
  });
});

test('a table in a list stands as it was written', () => {
  const kept = blank(begun, []);
  expect(summaryOf({ ...kept, standing: { to_act: [1], moves: 3, result: null } })).toMatchObject({
    status: 'playing',
    to_act: [1],
  });
  expect(summaryOf({ ...kept, closed: true, standing: { to_act: [1], moves: 3, result: null } })).toMatchObject({
    status: 'closed',
    to_act: [],
  });
  const over = { ...kept, standing: { to_act: [], moves: 9, result: { places: [1, 2], totals: [5, 3] } } };
  expect(statusOf(over)).toBe('over');
  expect(summaryOf(over).seats.map(({ mine }) => mine)).toEqual([true, false]);
});

test('what is damaged is not believed', () => {
  const kept = blank(begun, [play(0, 'take 1')]);
  expect(isKept(structuredClone(kept))).toBe(true);
  const damaged: unknown[] = [
    null,
    'here-abc',
    {},
    { ...kept, form: 2 },
    { ...kept, seed: '7' },
    { ...kept, seats: [person] },
    { ...kept, commands: [{ ...play(0), kind: 'cheat' }] },
    { ...kept, commands: 'none' },
    { ...kept, created: 'yesterday' },
    { ...kept, standing: null },
  ];
  expect(damaged.filter(isKept)).toEqual([]);
});

test('of two who write in the place of the same, one does', async () => {
  const shelf = new Memory();
  const kept = blank(begun, []);
  expect(await shelf.put(kept, null)).toBe(true);
  expect(await shelf.put(kept, null), 'there is one already').toBe(false);
  const next = { ...kept, revision: 1 };
  expect(await Promise.all([shelf.put(next, 0), shelf.put(next, 0)])).toEqual([true, false]);
  expect(await shelf.get(kept.id)).toBe(next);
  await shelf.remove(kept.id);
  expect(await shelf.every()).toEqual([]);
});

test('a lesson knows the moves that it asks for', () => {
  expect(fits('place 1,0', 'place 1,0')).toBe(true);
  expect(fits('place *', 'place 1,0')).toBe(true);
  expect(fits('end turn | go on', 'go on')).toBe(true);
  expect(fits('*', 'lift 0 1')).toBe(true);
  expect(fits('lift *', 'lift 0 1')).toBe(false);
  expect(fits('place 1,0', 'place 1,1')).toBe(false);
});
