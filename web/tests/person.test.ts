/** How one's play has changed: what errors and luck are drawn as. */
import { expect, test } from 'vitest';
import { error, luck, MEAN_OF, ofErrors, ofLuck } from '../src/lib/person/curves';
import type { CurvePoint } from '../src/lib/protocol';

const third = { decisions: 2, errors: 0.1 };
const match = (decisions: number, errors: number, more: Partial<CurvePoint> = {}): CurvePoint => ({
  table: 'a',
  players: 2,
  depth: 200,
  decisions,
  errors,
  phases: { opening: third, middle: { decisions: 0, errors: 0 }, end: third },
  luck: 0,
  deal: 0,
  ended: '2026-11-19T20:00:00+00:00',
  ...more,
});

test('errors are counted for each decision, in points, and a part without one has none', () => {
  expect(error([match(10, 0.2)], 'whole')).toBeCloseTo(2);
  expect(error([match(10, 0.2), match(30, 0.2)], 'whole')).toBeCloseTo(1); // not the mean of 2 and 0.67
  expect(error([match(10, 0.2)], 'opening')).toBeCloseTo(5);
  expect(error([match(10, 0.2)], 'middle')).toBeNull();
});

test('a chart has a step for each match, and its line the mean of the last few', () => {
  const matches = Array.from({ length: MEAN_OF + 1 }, (_, at) => match(10, at === 0 ? 0.5 : 0));
  const drawn = ofErrors(matches, 'whole', 300);
  expect(drawn.dots).toHaveLength(matches.length);
  expect(drawn.dots[0]!.y).toBeLessThan(drawn.dots[1]!.y); // more was lost: higher up
  const ys = drawn.line.split(' ').map((point) => Number(point.split(',')[1]));
  expect(ys.at(-1)).toBeCloseTo(drawn.zero); // the first match is forgotten
  expect(ys.at(-2)).toBeLessThan(drawn.zero);
  expect(ofErrors([match(10, 0.5)], 'middle', 300).line).toBe('');
});

test('luck goes up and down from nothing', () => {
  const [good, bad] = [match(1, 0, { luck: 0.2, deal: 0.1 }), match(1, 0, { luck: -0.25 })];
  expect([luck(good), luck(bad)]).toEqual([expect.closeTo(30), expect.closeTo(-25)]);
  const drawn = ofLuck([good, bad], 200);
  expect(drawn.dots[0]!.y).toBeLessThan(drawn.zero);
  expect(drawn.dots[1]!.y).toBeGreaterThan(drawn.zero);
});
