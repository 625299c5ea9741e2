/** How a table kept here looks to one seat, or to a spectator: what a server would tell of it (`server/looks`). */
import type { BotAtWork, LogEntry, Numbers, Position, Progress, Replay, Score, Table, TurnEnd } from '../protocol';
import { commitment } from '../engine/chance';
import type { Eyes, Game } from '../engine/game';
import type { State } from '../engine/running';
import { stageOf, type Course, type Made } from './course';
import { seatsOf, statusOf, type Kept, type Standing } from './kept';

/** A table as it is kept, and where its match stands. */
export interface Standpoint {
  kept: Kept;
  course: Course;
}

/** The seats that may act at a table that is played. */
const acting = ({ kept, course }: Standpoint): number[] => (statusOf(kept) === 'playing' ? course.toAct : []);

/** Whose eyes: the seat asked for, else a seat of somebody's here, one to act first; else a spectator's. */
export function eyes(at: Standpoint, seat: Eyes): Eyes {
  if (seat !== null) return seat;
  const people = at.kept.seats.flatMap(({ kind }, number) => (kind === 'human' ? number : []));
  return people.find((each) => acting(at).includes(each)) ?? people[0] ?? null;
}

/** The bot that plays a seat, for itself or for somebody. */
export const botAt = ({ kept }: Pick<Standpoint, 'kept'>, seat: number): string | null =>
  kept.seats[seat]?.stand_in ?? kept.seats[seat]?.bot ?? null;

export function botToAct(at: Standpoint): BotAtWork | null {
  const seat = acting(at).find((each) => botAt(at, each) !== null);
  return seat === undefined ? null : { seat, state: 'thinking' };
}

/** How it stands, as lists have it. */
export const standing = ({ game, state, moves, over, toAct }: Course): Standing => ({
  to_act: toAct,
  moves: moves.length,
  result: over ? { places: game.places(state), totals: game.scores(state).map(({ total }) => total) } : null,
});

export function tableAnswer(at: Standpoint, seat: Eyes, keep = 0): Table<Numbers> {
  const { kept, course } = at;
  const { game, state } = course;
  const hidden = game.hide(state, seat);
  const to_act = acting(at);
  const player = seat === null ? undefined : kept.seats[seat];
  const plays = seat !== null && to_act.includes(seat) && player?.stand_in === null;
  return {
    id: kept.id,
    game: kept.game,
    options: kept.options,
    rules_version: kept.rules_version,
    status: statusOf(kept),
    version: course.version,
    commitment: commitment(kept.game, kept.id, kept.seed),
    share: null,
    seed: course.over ? kept.seed : null,
    seats: seatsOf(kept),
    seat,
    to_act,
    view: game.numbers(hidden, seat),
    game_mark: game.about.mark,
    offers: plays ? course.offers(seat).map((action) => game.offer(state, seat, action)) : [],
    undo: seat !== null && player?.stand_in === null && statusOf(kept) === 'playing' && course.canUndo(seat),
    log_keep: keep,
    log: course.moves.slice(keep).map((one) => logEntry(one, seat, course.endings)),
    ...course.stage,
    scores: points(game, state, hidden),
    places: course.over ? game.places(state) : null,
    bot: botToAct(at),
    title: kept.title,
    creator: true,
    imported: kept.origin !== null,
    notices: kept.notices,
    // Nobody else is there: what others would be asked, or could see, there is not.
    public: false,
    kicked: false,
    invitation: null,
    clock: null,
    deadlines: [],
    rated: false,
    rates: 'nobody',
    daily: null,
    rematch: null,
    proposals: [],
  };
}

/** Before the end points may hang on what a seat cannot see. */
const points = (game: Game, state: State, hidden: State): Score[] => game.scores(game.over(state) ? state : hidden);

export const logEntry = ({ number, turn, round, seat, told }: Made, eyes: Eyes, endings: ReadonlySet<number>): LogEntry => ({
  move: number,
  turn,
  round,
  seat,
  events: told.to(eyes),
  ...(endings.has(number) && { itself: true }),
});

export function position(game: Game, state: State, seat: Eyes, entry: LogEntry | null): Position<Numbers> {
  const hidden = game.hide(state, seat);
  return {
    view: game.numbers(hidden, seat),
    scores: points(game, state, hidden),
    to_act: game.toAct(state),
    ...stageOf(game, state),
    entry,
  };
}

export function replayAnswer({ kept, course }: Standpoint, seat: Eyes): Replay<Numbers> {
  const { game, opening, moves, endings } = course;
  const positions = moves.map((one) => position(game, one.after, seat, logEntry(one, seat, endings)));
  return {
    seat,
    rules_version: kept.rules_version,
    game_mark: game.about.mark,
    positions: [position(game, opening, seat, null), ...positions],
  };
}

/** How the points of a finished game grew. */
export function progressAnswer({ course }: Standpoint): Progress {
  const { game, opening, moves } = course;
  const end = (move: number, state: State, seat: number | null): TurnEnd => ({
    move,
    round: game.roundOf(state),
    seat,
    totals: points(game, state, game.hide(state, null)).map(({ total }) => total),
  });
  const ends = moves.filter((one, at) => game.turn(one.after) !== one.turn || at === moves.length - 1);
  return { turns: [end(0, opening, null), ...ends.map((one) => end(one.number + 1, one.after, one.seat))] };
}
