/** The log of a table, the days of its list, and views as they are read. */
import { expect, test } from 'vitest';
import { dayAddress, dayAfter } from '../src/lib/daily/days';
import { reader } from '../src/lib/data/views';
import type { GameEvent, LogEntry, Seat, Table } from '../src/lib/protocol';
import { continues, extend, lastMoves, lines, passages } from '../src/lib/table/log';
import { items, since } from '../src/lib/table/since';

const entry = (move: number, seat: number): LogEntry => ({
  move,
  seat,
  turn: move,
  round: 1,
  events: [{ event: 'take', seat }],
});
const log = [entry(0, 0), entry(1, 1), entry(2, 1), entry(3, 0)];
const sent = (log_keep: number, ...fresh: LogEntry[]): Table => ({ log_keep, log: fresh }) as Table;

test('a log grows by what is new, and is cut where a move was taken back', () => {
  expect(extend(log.slice(0, 2), sent(2, ...log.slice(2)))).toEqual(log);
  expect(extend(log, sent(3))).toEqual(log.slice(0, 3));
  expect(extend(log.slice(0, 1), sent(2, entry(2, 1))), 'entries between are missing').toBeNull();
});

test('a log continues one that it begins with', () => {
  expect(continues(log.slice(0, 2), log)).toBe(true);
  expect(continues([], log)).toBe(true);
  expect(continues(log, log.slice(0, 2))).toBe(false);
  expect(continues([entry(0, 1)], log)).toBe(false);
});

test('what is said several times in a row is told once', () => {
  const events: GameEvent[] = ['draw', 'draw', 'play', 'draw'].map((event) => ({ event }));
  expect(lines(events, ({ event }) => event).map(({ text, times }) => [text, times])).toEqual([
    ['draw', 2],
    ['play', 1],
    ['draw', 1],
  ]);
});

test('moves in a row are one passage, whose first may be asked back', () => {
  expect(passages(log).map(({ seat, entries }) => [seat, entries.length])).toEqual([
    [0, 1],
    [1, 2],
    [0, 1],
  ]);
  expect(lastMoves(log, 1)).toEqual({ last: 2, turn: 1 });
  expect(lastMoves(log, 2)).toBeNull();
});

test('of what others did, what touched the viewer is told first, then a line a turn', () => {
  const seats = ['Ada', 'Bo', 'Cy'].map((name) => ({ kind: 'human', name }) as Seat);
  const happened: LogEntry[] = [
    entry(0, 0),
    { ...entry(1, 1), events: [{ event: 'take', seat: 1 }] },
    {
      ...entry(2, 2),
      events: [
        { event: 'take', seat: 2 },
        { event: 'rob', seat: 2, owner: 0 },
      ],
    },
  ];
  const telling = { game: 'nim', ui: {}, seats, sitting: 3, next: { seat: 0, turn: 3, round: 1 } };
  const { turns } = since(happened, 0, telling);
  const told = items(turns, 0, {}, telling);
  expect(told.map(({ seat, touched }) => [seat, touched])).toEqual([
    [2, true],
    [1, false],
    [2, false],
  ]);
  expect(told[0]!.events).toEqual([{ event: 'rob', seat: 2, owner: 0 }]);
  expect(
    items(turns, null, {}, telling).every(({ touched }) => !touched),
    'nothing touches who only watches',
  ).toBe(true);
});

test('days go on over the ends of months and years', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
  expect(dayAddress('nim', '2026-11-18')).toBe('/daily/nim/2026-11-18');
});

test('a view is read from its numbers, and refused where they do not fit', () => {
  const read = reader({
    view: {
      kind: 'parts',
      parts: [
        { name: 'heap', of: { kind: 'many', of: { kind: 'count' } } },
        { name: 'turn', of: { kind: 'maybe', of: { kind: 'word', table: 0 } } },
      ],
    },
    tables: [['you', 'they']],
  });
  expect(read([2, 3, 5, 1])).toEqual({ heap: [3, 5], turn: 'they' });
  expect(read([0, -1])).toEqual({ heap: [], turn: null });
  expect(() => read([2, 3])).toThrow('fewer numbers');
  expect(() => read([0, -1, 7])).toThrow('1 numbers more');
});
