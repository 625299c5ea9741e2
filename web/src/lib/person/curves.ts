/** How somebody's play has changed, as something to be drawn: a step to the right for each match that was analysed. */
import type { CurvePoint } from '../protocol';

export const PARTS = ['whole', 'opening', 'middle', 'end'] as const;
export type Part = (typeof PARTS)[number];

/** Matches that a mean is made of: so many up to each. */
export const MEAN_OF = 5;
/** What a chart is drawn in; its width stretches. */
export const HEIGHT = 96;
const EDGE = 12;
/** Room for what the highest and the lowest are. */
const SIDE = 34;
/** How thick a dot is, and a bar, where there is room. */
const [DOT, BAR] = [4, 6];
const HUNDRED = 100;

/** How many things were decided in a part of a match, and what errors cost in points of a hundred. */
export function sums(match: CurvePoint, part: Part): { decisions: number; errors: number } {
  const { decisions, errors } = part === 'whole' ? match : match.phases[part];
  return { decisions, errors: HUNDRED * errors };
}

/** Points lost for each decision; null where nothing was decided. */
export function error(matches: CurvePoint[], part: Part): number | null {
  const each = matches.map((match) => sums(match, part));
  const decisions = each.reduce((all, one) => all + one.decisions, 0);
  return decisions > 0 ? each.reduce((all, one) => all + one.errors, 0) / decisions : null;
}

/** What the deal, draws and dice brought, in points. */
export const luck = (match: CurvePoint): number => HUNDRED * (match.luck + match.deal);

export const mean = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0) / Math.max(1, numbers.length);

/** The matches up to each that a mean is made of. */
const upTo = (matches: CurvePoint[], at: number): CurvePoint[] => matches.slice(Math.max(0, at + 1 - MEAN_OF), at + 1);

export interface Drawn {
  /** Where each match stands. */
  dots: { x: number; y: number }[];
  /** How much room each has got: the radius of its dot, the width of its bar. */
  dot: number;
  bar: number;
  /** The mean of the last few, as the `points` of a line. */
  line: string;
  /** Where nothing was lost, or won. */
  zero: number;
  low: number;
  high: number;
}

function drawn(values: (number | null)[], means: (number | null)[], width: number, least: number): Drawn {
  const all = values.filter((value) => value !== null);
  const [low, high] = [Math.min(0, ...all), Math.max(least, ...all)];
  const step = Math.max(0, width - SIDE - DOT) / Math.max(1, values.length);
  const x = (at: number): number => SIDE + (at + 0.5) * step;
  const y = (value: number): number => EDGE + ((high - value) * (HEIGHT - 2 * EDGE)) / (high - low);
  const points = (row: (number | null)[]): { x: number; y: number }[] =>
    row.flatMap((value, at) => (value === null ? [] : [{ x: x(at), y: y(value) }]));
  const line = points(means).map((point) => `${point.x.toFixed(1)},${point.y.toFixed(1)}`);
  return {
    dots: values.map((value, at) => ({ x: x(at), y: y(value ?? 0) })),
    dot: Math.max(1.5, Math.min(DOT, 0.4 * step)),
    bar: Math.max(1, Math.min(BAR, 0.6 * step)),
    line: line.join(' '),
    zero: y(0),
    low,
    high,
  };
}

/** Errors by match, the oldest first; less than half a point is drawn small. */
export const ofErrors = (matches: CurvePoint[], part: Part, width: number): Drawn =>
  drawn(
    matches.map((match) => error([match], part)),
    matches.map((_, at) => error(upTo(matches, at), part)),
    width,
    0.5,
  );

/** Luck by match. */
export const ofLuck = (matches: CurvePoint[], width: number): Drawn =>
  drawn(
    matches.map(luck),
    matches.map((_, at) => mean(upTo(matches, at).map(luck))),
    width,
    1,
  );
