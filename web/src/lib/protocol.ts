/** What the server and the page say to each other. The server's side of it is `src/trivet/server/`. */

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
  seat: number;
  events: GameEvent[];
}

export interface Seat {
  seat: number;
  kind: 'human' | 'bot';
  /** The bot's name, one of `GameInfo.bots`; null for people. */
  bot: string | null;
  /** What the person typed; empty where nothing was typed or a bot sits. */
  name: string;
  /** This seat belongs to the person looking. */
  mine: boolean;
}

/** The points of one seat, by the game's own items, e.g. `{ gifts: 8, coffees: 14, total: 22 }`. */
export type Score = Record<string, number> & { total: number };

export interface Table<View = unknown> {
  id: string;
  game: string;
  options: Record<string, number | string>;
  rules_version: number;
  status: 'playing' | 'over';
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
  offers: Offer[];
  /** That seat may take back its last action now. */
  undo: boolean;
  /** Keep this many entries of the log you have, then add `log`. */
  log_keep: number;
  log: LogEntry[];
  /** Points as they stand; final once the game is over. */
  scores: Score[];
  /** Places from 1, ties shared; null until the game is over. */
  places: number[] | null;
  /** A seat whose bot is at work. `compiling`: a strong bot waits for the rules to be compiled, once per installation. */
  bot: { seat: number; state: 'thinking' | 'compiling' } | null;
}

/** What comes over `WS /api/tables/{id}/live?seat=N`: first the whole table, then the table again after each change. */
export type Live = { type: 'table'; table: Table } | { type: 'error'; error: ApiError };

/** `POST /api/tables/{id}/commands`. Applied wholly or not at all; the same `command_id` twice is executed once. */
export interface Command {
  command_id: string;
  version: number;
  seat: number;
  actions: number[];
}

/** `POST /api/tables/{id}/undo`: takes back that seat's last action. */
export type UndoCommand = Omit<Command, 'actions'>;

/** The body of every 4xx and 5xx answer. A refused command (409 stale, 422 illegal) carries the fresh table. */
export interface ApiError {
  /** `stale`, `illegal_action`, `not_your_seat`, `unknown_table`, `bad_options`, … */
  code: string;
  /** A sentence a person understands: what was wrong and what to do. */
  message: string;
  table?: Table;
}

/** `GET /api/games` */
export interface GameInfo {
  id: string;
  players: number[];
  rules_version: number;
  options: OptionInfo[];
  /** Hidden hands exist: a shared device needs a curtain between seats. */
  secrets: boolean;
  /** Levels and other bots by name, weakest first. */
  bots: string[];
  /** The game's data file as plain data: what a board must know to draw cards and a map. */
  components: Record<string, unknown>;
}

export interface OptionInfo {
  name: string;
  choices: (number | string)[];
  default: number | string;
  /** The numbers of players that it matters for; none: all. */
  players: number[];
}

/** `GET /api/me`, `PUT /api/me` (name, language). The first answer sets the identity cookie. */
export interface Me {
  name: string;
  language: string | null;
}

/** `POST /api/tables` answers 201 with the `Table`. `me` seats are played from this device. */
export interface NewTable {
  game: string;
  options: Record<string, number | string>;
  seats: ({ kind: 'me'; name: string } | { kind: 'bot'; bot: string })[];
}

/** `GET /api/tables`: the tables this person sits at, newest first. */
export interface TableSummary {
  id: string;
  game: string;
  status: 'playing' | 'over';
  seats: Seat[];
  to_act: number[];
  /** Actions played so far. */
  moves: number;
  /** Places from 1 and points in all, by seat; null until the game is over. */
  result: { places: number[]; totals: number[] } | null;
  created: string;
  updated: string;
}

/** `GET /api/tables/{id}/replay?seat=N`: every position of the match as that seat may see it. */
export interface Replay<View = unknown> {
  seat: number | null;
  /** `positions[0]` is the set-up; `positions[n]` stands after move n − 1. */
  positions: Position<View>[];
}

export interface Position<View = unknown> {
  view: View;
  scores: Score[];
  to_act: number[];
  /** Counts turns, so that a replay can step by turn. */
  turn: number;
  /** What led here; null for the set-up. */
  entry: LogEntry | null;
}

/** `POST /api/tables/{id}/hint?seat=N` */
export interface Hint {
  action: number;
}

/** `POST /api/tables/{id}/rematch` answers 201 with the new `Table`: same game, options and seats. */
