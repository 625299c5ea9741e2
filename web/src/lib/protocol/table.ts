/** A table as one seat sees it: its seats, its clock, its log, what can be done; and how a request is refused. */

import type { DailyTable } from './daily';

/** A legal action in its typed form: `verb`, its arguments, and what every offer carries. */
export interface Offer {
  /** The action's number in the game's fixed action space. */
  action: number;
  verb: string;
  /** The text form, as the terminal shows it: `place 3,-1`. */
  text: string;
  /** It shows hidden things or ends the turn: it cannot be taken back. */
  reveals: boolean;
  [argument: string]: Value;
}

/** What an action made happen: `event` names it, the other fields say to whom and to what. */
export interface GameEvent {
  event: string;
  [argument: string]: Value;
}

export type Value = number | string | boolean | null | number[];

/** All events of one action, with the automatic steps that followed it. */
export interface LogEntry {
  /** Its place in the match, from 0. */
  move: number;
  /** The turn it was made in, counted from 0, */
  turn: number;
  /** and the round: from 1; 0 is the set-up. */
  round: number;
  seat: number;
  events: GameEvent[];
  /** The turn ended by itself, as its player wants it. */
  itself?: true;
}

export interface Seat {
  seat: number;
  /** `open`: nobody sits there yet. */
  kind: 'human' | 'bot' | 'open';
  /** The bot's name, one of `GameInfo.bots`; null for people. */
  bot: string | null;
  /** What the person typed; empty where nothing was typed. An open seat with a name is kept for somebody. */
  name: string;
  /** This seat belongs to the person looking. */
  mine: boolean;
  /** This open seat is kept for the person looking: they need no invitation. */
  kept: boolean;
  /** Who sits there, for `GET /api/people/{person}`; null for bots and open seats. */
  person: string | null;
  /** A bot that plays for a person who is away; null: they play themselves. */
  stand_in: string | null;
}

/** The points of one seat, by the game's own items, e.g. `{ gifts: 8, coffees: 14, total: 22 }`. */
export type Score = Record<string, number> & { total: number };

/**
 * `?view=numbers` asks for views as numbers, wherever a table or a replay comes from, a socket too; they are read by the
 * schema of the game of `game_mark`. Without it they are plain data, as they are once they have been read.
 */
export type Numbers = number[];

export interface Table<View = unknown> {
  id: string;
  game: string;
  options: Record<string, number | string>;
  rules_version: number;
  status: Status;
  /** Grows by one with every command, undo included. */
  version: number;
  /** SHA-256 that commits the server to the shuffle before the first move. */
  commitment: string;
  /** The secret the commitment speaks of, once the game is over. */
  seed: string | null;
  seats: Seat[];
  /** Whose eyes `view` and `offers` are for; null: a spectator's. */
  seat: number | null;
  to_act: number[];
  view: View;
  /** Of the game as it is played here; with other data than new tables, `GET /api/tables/{id}/game` has it. */
  game_mark: string;
  offers: Offer[];
  /** That seat may take back its last action now. */
  undo: boolean;
  /** Keep this many entries of the log you have, then add `log`. */
  log_keep: number;
  log: LogEntry[];
  /** The turn and the round under way, as in the log. */
  turn: number;
  round: number;
  /** Points as they stand; final once the game is over. */
  scores: Score[];
  /** Places from 1, ties shared; null until the game is over. */
  places: number[] | null;
  /** A seat whose bot is at work. `compiling`: a strong bot waits for the rules to be compiled, once per installation. */
  bot: { seat: number; state: 'thinking' | 'compiling' } | null;
  /** What its creator calls it; empty: nothing. */
  title: string;
  /** The lobby lists it, and whoever sees it there may sit down. */
  public: boolean;
  /** The person looking set the table up: rename, seats before the start, start, close. */
  creator: boolean;
  /** The person looking was removed before the start, and cannot sit down again. */
  kicked: boolean;
  /** The creator's alone, while seats are open: what `join` asks for at a private table. */
  invitation: string | null;
  clock: Clock | null;
  /** Seats whose clock runs now. */
  deadlines: Deadline[];
  /** Its result will count, or has counted, for ratings; until then there are no hints. */
  rated: boolean;
  /** For whom it was to count when it was set up: `everybody` are the bots too. */
  rates: 'nobody' | 'people' | 'everybody';
  /** Made from a match file. */
  imported: boolean;
  /** It is a table of the day; until its list is closed there are no hints, and only its player sees it. */
  daily: DailyTable | null;
  /** The table of the next game, once somebody has asked for it. */
  rematch: string | null;
  proposals: Proposal[];
  /** What happened at the table beside the moves, oldest first. */
  notices: Notice[];
}

/** `open`: it waits for people to sit down; `closed`: it was closed before the game was over. */
export type Status = 'open' | 'playing' | 'over' | 'closed';

/** Time for each turn, and how long after it the seat still waits for its player before a bot takes over. */
export interface Clock {
  /** Seconds, 5 to 2,592,000 (30 days). */
  seconds: number;
  /** Seconds, 0 to 2,592,000. */
  grace: number;
}

/** Moments in ISO 8601 with time zone; compare with `now` of the last message, not with the device's clock. */
export interface Deadline {
  seat: number;
  /** The turn should be over by then. */
  due: string;
  /** A bot takes the seat over then. */
  out: string;
}

/**
 * Something that others must agree to. `takeback`: undo everything from `move` on, across revealed things (every other
 * person agrees; one `no` ends it). `stand_in`: a bot plays for an absent person (most of the other people agree).
 * `close`: the game ends now, for nobody's rating (every other person agrees; one `no` ends it).
 */
export interface Proposal {
  id: string;
  kind: 'takeback' | 'stand_in' | 'close';
  /** Whose move is taken back, who is absent, or who wants to end the game. */
  seat: number;
  /** The seat of whoever proposed it. */
  by: number;
  /** takeback: the first move that is undone; null otherwise. */
  move: number | null;
  /** Seats of those who agreed, the proposer's among them. */
  agreed: number[];
  /** Seats of those who may still answer. */
  asked: number[];
  /** The person looking may still answer. */
  mine: boolean;
}

export interface Notice {
  kind:
    | 'sat_down'
    | 'left'
    | 'declined'
    | 'kicked'
    | 'started'
    | 'renamed'
    | 'closed'
    | 'handed_over'
    | 'timed_out'
    | 'voted_out'
    | 'returned'
    | 'taken_back'
    | 'refused'
    | 'close_refused'
    | 'resigned';
  /** Whom it is about; null: the whole table. */
  seat: number | null;
  /** That person's name, or the table's new one. */
  name: string;
  /** How many moves the log had then: the notice stands before that move. `taken_back`: the log as it was cut. */
  move: number;
  at: string;
}

/** The body of every 4xx and 5xx answer. A refused command (409 stale, 422 illegal) carries the fresh table. */
export interface ApiError {
  /** `stale`, `illegal_action`, `not_your_seat`, `unknown_table`, `bad_options`, … */
  code: string;
  /** A sentence a person understands: what was wrong and what to do. */
  message: string;
  /** One of the game's, why an action is illegal: its text is `{game}-why-{reason}` in the catalogues. */
  reason?: string;
  table?: Table<Numbers>;
}
