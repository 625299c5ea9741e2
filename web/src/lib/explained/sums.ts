/** What follows from what was found: accounts, levels, turning points. The same sums as `analysis/found.py`. */
import type { Account, Called, Decision, Found, Level, Levels, Moment, Phase, TurningPoint } from './analyses';

/** A move is called so that has lost so much of its seat's chance, when the interval of that loss excludes zero. */
export const THRESHOLDS: Record<Called, number> = { blunder: 0.15, mistake: 0.1, inaccuracy: 0.05 };
export const CALLED = Object.keys(THRESHOLDS) as Called[];
/** The thirds of a match, by its moves. */
export const PHASES: readonly Phase[] = ['opening', 'middle', 'end'];
/** Turning points that are told, at most; */
const MOST = 8;
/** of those that luck made, the ones that moved a seat's chance by this much. */
export const SWING = 0.05;

/** The name of a loss; null: its interval holds zero, or it is too small. */
export const call = (loss: number, low: number): Called | null =>
  low <= 0 ? null : (CALLED.find((name) => loss >= THRESHOLDS[name]) ?? null);

export const phaseOf = (move: number, moves: number): Phase =>
  PHASES[Math.min(PHASES.length - 1, Math.floor((move * PHASES.length) / Math.max(1, moves)))]!;

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What is found of a match before anything follows from it. */
export type Bare = Pick<Found, 'start' | 'result' | 'seats' | 'positions' | 'decisions'>;

/** With all that follows. */
export function summed(bare: Bare): Found {
  const players = bare.start.map((_, seat) => seat);
  return {
    ...bare,
    accounts: players.map((seat) => account(bare, seat)),
    levels: players.map((seat) => levels(bare, seat)),
    turning_points: turningPoints(bare),
  };
}

function account({ start, result, positions, decisions }: Bare, seat: number): Account {
  const deal = positions[0]!.chances[seat]! - start[seat]!;
  const luck = sum(positions.map((position) => position.luck[seat] ?? 0));
  const errors = decisions.filter(({ effect }) => effect.length > 0);
  const by = (whose: boolean): number =>
    sum(errors.filter((one) => (one.seat === seat) === whose).map(({ effect }) => effect[seat]!));
  const [own, others] = [by(true), by(false)];
  const remainder = result[seat]! - start[seat]! - deal - luck - own - others;
  return { start: start[seat]!, result: result[seat]!, deal, luck, own, others, remainder };
}

function levels({ seats, decisions }: Bare, seat: number): Levels {
  const searched = decisions.filter((one) => one.seat === seat && one.depth > 0);
  const of = (phase?: Phase): Level =>
    level(searched.filter(({ move }) => phase === undefined || phaseOf(move, seats.length) === phase));
  return { whole: of(), opening: of('opening'), middle: of('middle'), end: of('end') };
}

function level(some: Decision[]): Level {
  const errors = sum(some.filter(({ low }) => low > 0).map(({ loss }) => loss));
  const count = (name: Called): number => some.filter(({ called }) => called === name).length;
  const called = { blunder: count('blunder'), mistake: count('mistake'), inaccuracy: count('inaccuracy') };
  return { decisions: some.length, errors, error: some.length > 0 ? errors / some.length : null, called };
}

/** The largest, in the order of the match. */
function turningPoints({ decisions, positions }: Bare): TurningPoint[] {
  const turns = [
    ...decisions.filter(({ called }) => called).map(({ move, seat, loss }) => ({ move, seat, change: -loss, error: true })),
    ...positions.slice(1).flatMap((position, move) => fortune(position, move)),
  ];
  return turns
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change) || one.move - other.move)
    .slice(0, MOST)
    .sort((one, other) => one.move - other.move || Number(one.error) - Number(other.error));
}

/** What luck did to whom it touched most. */
function fortune({ luck }: Moment, move: number): TurningPoint[] {
  const most = (better: (a: number, b: number) => boolean): number =>
    luck.reduce((found, change, seat) => (better(change, luck[found]!) ? seat : found), 0);
  const [touched, hurt] = [most((a, b) => a > b), most((a, b) => a < b)];
  const seat = luck[touched]! >= -luck[hurt]! ? touched : hurt;
  return Math.abs(luck[seat]!) >= SWING ? [{ move, seat, change: luck[seat]!, error: false }] : [];
}
