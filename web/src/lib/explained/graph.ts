/** Each seat's chance over the moves, as lines to be drawn. */
import type { Decision, Found, Called } from './analyses';
import { SWING } from './sums';

export interface Box {
  width: number;
  height: number;
}

export interface Curve {
  seat: number;
  /** The `d` of an SVG path. */
  path: string;
  /** Where the player's shape stands on it. */
  marks: { x: number; y: number }[];
}

export interface Graph {
  curves: Curve[];
  /** Lines across, in points of 100, and where. */
  levels: { points: number; y: number }[];
  /** Numbers of moves under it, as many as have room. */
  moves: { move: number; x: number }[];
  x: (move: number) => number;
  y: (chance: number) => number;
  /** The position that is nearest to a place. */
  at: (x: number) => number;
}

export const EDGE = { left: 38, right: 14, top: 12, bottom: 24 };
const LEVELS = [0, 25, 50, 75, 100];
const ROOM_OF_A_MOVE = 44;
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];
/** Shapes along each line, each player's a little further on than the one before's. */
const MARKS = 3;

export function graph({ positions }: Pick<Found, 'positions'>, { width, height }: Box): Graph {
  const last = Math.max(1, positions.length - 1);
  const [across, down] = [width - EDGE.left - EDGE.right, height - EDGE.top - EDGE.bottom];
  const x = (move: number): number => EDGE.left + (across * move) / last;
  const y = (chance: number): number => EDGE.top + down * (1 - chance);
  const seats = positions[0]!.chances.map((_, seat) => seat);
  const step = STEPS.find((one) => (last / one) * ROOM_OF_A_MOVE <= across) ?? last;
  return {
    curves: seats.map((seat) => {
      const point = (move: number): { x: number; y: number } => ({ x: x(move), y: y(positions[move]!.chances[seat]!) });
      const places = Array.from({ length: MARKS }, (_, n) =>
        Math.round((last * (n + (seat + 1) / (seats.length + 1))) / MARKS),
      );
      return {
        seat,
        path: positions.map((_, move) => `${move ? 'L' : 'M'}${tenth(point(move).x)} ${tenth(point(move).y)}`).join(''),
        marks: [...new Set(places)].filter((move) => move < positions.length).map(point),
      };
    }),
    levels: LEVELS.map((points) => ({ points, y: y(points / 100) })),
    moves: Array.from({ length: Math.floor(last / step) + 1 }, (_, n) => ({ move: n * step, x: x(n * step) })),
    x,
    y,
    at: (place) => Math.max(0, Math.min(last, Math.round(((place - EDGE.left) / across) * last))),
  };
}

const tenth = (place: number): number => Math.round(place * 10) / 10;

/** Something to see on the way through a match: at the position before a move. */
export interface Sight {
  at: number;
  seat: number;
  kind: Called | 'luck';
}

/** What is marked beside the moves. */
export function sights({ decisions, positions }: Pick<Found, 'decisions' | 'positions'>): Sight[] {
  const errors = decisions.flatMap(({ move, seat, called }) => (called ? [{ at: move, seat, kind: called }] : []));
  const lucky = positions.slice(1).flatMap(({ luck }, move): Sight[] => {
    const seat = luck.reduce((most, change, each) => (Math.abs(change) > Math.abs(luck[most]!) ? each : most), 0);
    return Math.abs(luck[seat]!) >= SWING ? [{ at: move, seat, kind: 'luck' }] : [];
  });
  return [...lucky, ...errors].sort((one, other) => one.at - other.at);
}

/** The decision that follows a position, if there was one to make. */
export const decisionAt = ({ decisions }: Pick<Found, 'decisions'>, at: number): Decision | undefined =>
  decisions.find(({ move }) => move === at);
