/** Points over a game as lines: one for each player, the end of every turn a step to the right. */
import type { TurnEnd } from '../../protocol';

export interface Box {
  width: number;
  height: number;
}

export interface Curve {
  seat: number;
  /** The `d` of an SVG path. */
  path: string;
  /** Where the player's shape stands on it: some way along, and at the end. */
  marks: { x: number; y: number }[];
}

export interface Chart {
  curves: Curve[];
  /** Lines across, and where. */
  levels: { points: number; y: number }[];
  /** Where rounds begin, as many as have room. */
  rounds: { round: number; x: number }[];
  /** The turn that is nearest to a place. */
  at: (x: number) => number;
  x: (turn: number) => number;
}

export const EDGE = { left: 34, right: 16, top: 14, bottom: 24 };
const MOST_LEVELS = 5;
const ROOM_OF_A_ROUND = 34;
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];
/** Shapes along each line, each player's a little further on than the one before's. */
const MARKS = 4;

export function chart(turns: TurnEnd[], seats: number[], { width, height }: Box): Chart {
  const all = turns.flatMap(({ totals }) => totals);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const step = STEPS.find((one) => (high - low) / one <= MOST_LEVELS) ?? (high - low) / MOST_LEVELS;
  const last = Math.max(1, turns.length - 1);
  const x = (turn: number): number => EDGE.left + ((width - EDGE.left - EDGE.right) * turn) / last;
  const y = (points: number): number => EDGE.top + ((height - EDGE.top - EDGE.bottom) * (high - points)) / (high - low);
  const point = (turn: number, seat: number): { x: number; y: number } => ({
    x: x(turn),
    y: y(turns[turn]?.totals[seat] ?? 0),
  });

  const first = Math.ceil(low / step);
  const levels = Array.from({ length: Math.floor(high / step) - first + 1 }, (_, n) => (first + n) * step);
  const starts = turns.flatMap(({ round }, turn) =>
    turn > 0 && round !== turns[turn - 1]!.round && round > 0 ? [{ round, turn }] : [],
  );
  const every = Math.ceil((starts.length * ROOM_OF_A_ROUND) / Math.max(1, width - EDGE.left - EDGE.right)) || 1;

  return {
    x,
    at: (place) => Math.max(0, Math.min(last, Math.round(((place - EDGE.left) * last) / (width - EDGE.left - EDGE.right)))),
    levels: levels.map((points) => ({ points, y: y(points) })),
    rounds: starts.filter((_, n) => n % every === 0).map(({ round, turn }) => ({ round, x: x(turn) })),
    curves: seats.map((seat, n) => ({
      seat,
      path: turns
        .map((_, turn) => `${turn ? 'L' : 'M'}${point(turn, seat).x.toFixed(1)} ${point(turn, seat).y.toFixed(1)}`)
        .join(''),
      marks: [...along(last, n / seats.length), turns.length - 1].map((turn) => point(turn, seat)),
    })),
  };
}

/** Turns at which a shape stands, `shift` of the way from one to the next. */
const along = (last: number, shift: number): number[] =>
  Array.from({ length: MARKS - 1 }, (_, k) => Math.round((last * (k + shift + 0.5)) / MARKS));

/** The last turn of every round, for a table. */
export function byRound(turns: TurnEnd[]): TurnEnd[] {
  return turns.filter(({ round }, n) => round > 0 && round !== turns[n + 1]?.round);
}
