/** Setting up a table: who sits where, what the server is asked, what a match in a link says. */
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { parsed, unpacked } from '../src/lib/home/matchFile';
import { invited, levelled, levelOf, newTable, ratable, reseat, seated, usualPlayers } from '../src/lib/home/seating';
import type { GameInfo } from '../src/lib/protocol';

const nim = {
  id: 'nim',
  players: [2, 3],
  bots: ['easy', 'normal', 'hard'],
  rated_bots: ['easy', 'normal', 'hard'],
} as GameInfo;
const terms = { public: false, clock: null };

test('one sits down against normal bots, at two seats where the game allows it', () => {
  expect(usualPlayers(nim)).toBe(2);
  const sitters = seated(nim, 3, [], 'Ada');
  expect(sitters.map(({ kind, bot, name }) => [kind, bot, name])).toEqual([
    ['me', 'normal', 'Ada'],
    ['bot', 'normal', ''],
    ['bot', 'normal', ''],
  ]);
  expect(levelOf(levelled(sitters, 'hard'))).toBe('hard');
});

test('who moves to another seat leaves a guest behind', () => {
  const moved = reseat(seated(nim, 2, [], 'Ada'), 1, 'me', '');
  expect(moved.map(({ kind, name }) => [kind, name])).toEqual([
    ['guest', ''],
    ['me', 'Ada'],
  ]);
  expect(ratable(moved, nim.rated_bots)).toBe(false);
});

test('friends get open seats and terms; bots alone need none', () => {
  const sitters = seated(nim, 2, [], ' Ada ');
  expect(newTable(nim, {}, sitters, terms, false)).toEqual({
    game: 'nim',
    options: {},
    seats: [
      { kind: 'me', name: 'Ada' },
      { kind: 'bot', bot: 'normal' },
    ],
  });
  const open = newTable(nim, {}, invited(sitters), terms, true);
  expect(open).toMatchObject({ seats: [{ kind: 'me' }, { kind: 'open' }], public: false, clock: null });
  expect('rated' in open).toBe(false);
});

const packed = (text: string): string => deflateSync(text).toString('base64url');

test('a match comes out of its link as it went in', async () => {
  expect(await unpacked(packed('{"game": "nim", "who": "Élise"}'))).toEqual({ game: 'nim', who: 'Élise' });
});

test.each(['', 'not base64!', 'AAAA', packed('no json'), packed(' '.repeat(1_000_001))])(
  'a broken link says nothing',
  async (link) => {
    expect(await unpacked(link)).toBeUndefined();
  },
);

test('a file that is no match file is none', () => {
  expect(parsed('{')).toBeUndefined();
});
