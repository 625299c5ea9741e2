/** What follows from what an analysis has found, how it is drawn, and the luck it draws. */
import { expect, test } from 'vitest';
import { blake2b } from '../src/lib/engine/blake';
import type { Decision, Moment } from '../src/lib/explained/analyses';
import { EDGE, graph, sights } from '../src/lib/explained/graph';
import { luck, written } from '../src/lib/explained/scales';
import { call, phaseOf, summed } from '../src/lib/explained/sums';
import { signed } from '../src/lib/explained/telling';

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const moment = (chance: number, fortune = 0): Moment => ({
  chances: [chance, 1 - chance],
  luck: [fortune, -fortune],
  depth: 200,
  luck_depth: 200,
});
const decision = (move: number, seat: number, loss: number, low: number): Decision => {
  const effect = low > 0 ? (seat === 0 ? [-loss, loss] : [loss, -loss]) : [];
  const judged = { move, seat, loss, low, effect, depth: 200, phase: phaseOf(move, 4), called: call(loss, low) };
  return { ...judged, best: null, choices: [], line: [], reasons: [], high: 2 * loss, offered: 5 } as unknown as Decision;
};
const found = summed({
  start: [0.5, 0.5],
  result: [1, 0],
  seats: [0, 1, 0, 1],
  positions: [moment(0.55), moment(0.4, -0.1), moment(0.6), moment(0.7, 0.02), moment(1)],
  decisions: [decision(0, 0, 0.12, -0.01), decision(1, 1, 0.2, 0.1), decision(2, 0, 0.06, 0.02), decision(3, 1, 0.01, 0.005)],
});

test('what luck is drawn from is what Python draws it from', () => {
  const text = (length: number): Uint8Array => new TextEncoder().encode('x'.repeat(length));
  expect(hex(blake2b(text(0), 16))).toBe('cae66941d9efbd404e4d88758ea67670');
  expect([128, 129, 300].map((length) => hex(blake2b(text(length), 16)))).toEqual([
    '874acca82a22239ec64a3e70c3ae494e',
    'b9ee96f69e8210c624fee55d71d5a54f',
    'c2f093e41879e412280bfcc0ed6533e4',
  ]);
  expect(written(luck('deal', 0, 5))).toBe('2c589f924cf6d36bf2fd0a2b0df01128');
  expect(luck(luck('weigh', 0, 3, 200), 1, 0)).toBe(28659012650005460320987704981036973266n);
});

test('where the chances went adds up, and the rest is told', () => {
  for (const [seat, one] of found.accounts.entries()) {
    expect(one.start + one.deal + one.luck + one.own + one.others + one.remainder).toBeCloseTo(found.result[seat]!, 12);
  }
  const [first] = found.accounts;
  expect([first!.own, first!.others, first!.luck].map((part) => signed(part))).toEqual(['−6.0', '+21.0', '−8.0']);
});

test('only what is proven and large is called something, and only that is an error', () => {
  expect(found.decisions.map(({ called }) => called)).toEqual([null, 'blunder', 'inaccuracy', null]);
  expect([call(0.3, 0), call(0.1, 0.01), call(0.049, 0.01)]).toEqual([null, 'mistake', null]);
  expect(found.levels[0]!.whole).toMatchObject({
    decisions: 2,
    errors: 0.06,
    error: 0.03,
    called: { inaccuracy: 1, blunder: 0 },
  });
  expect(found.levels[1]!.opening.error).toBe(0.2);
});

test('turning points are the largest, in the order of the match; luck of a few points is none', () => {
  expect(found.turning_points.map(({ move, seat, error }) => [move, seat, error])).toEqual([
    [0, 1, false],
    [1, 1, true],
    [2, 0, true],
  ]);
  expect(sights(found).map(({ at, kind }) => [at, kind])).toEqual([
    [0, 'luck'],
    [1, 'blunder'],
    [2, 'inaccuracy'],
  ]);
});

test('the graph has every position in its place, and finds it again', () => {
  const drawn = graph(found, { width: 300, height: 200 });
  expect([drawn.x(0), drawn.x(4), drawn.y(1)]).toEqual([EDGE.left, 300 - EDGE.right, EDGE.top]);
  expect([drawn.at(-50), drawn.at(drawn.x(3) + 10), drawn.at(900)]).toEqual([0, 3, 4]);
  expect(drawn.curves.map(({ path }) => path.split('L').length)).toEqual([5, 5]);
});
