/** What the server and the page say to each other. The server's side of it is `src/trivet/server/`. */
import type { Schema } from './plain/kinds';
import type { Layout } from './plain/layout';

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

/**
 * What comes over `WS /api/tables/{id}/live?seat=N`: the table, who is there, and the chat; then each again after it
 * changes. `chat` brings all messages first (`anew`: in place of those you have), then only new ones.
 */
export type Live =
  | { type: 'table'; table: Table<Numbers>; now: string }
  | ({ type: 'presence' } & Presence)
  | { type: 'chat'; anew: boolean; messages: ChatMessage[] }
  | { type: 'error'; error: ApiError };

export interface Presence {
  /** Seats whose person has the table open. */
  online: number[];
  /** How many people watch without a seat. */
  watching: number;
  /** The names of those of them who have typed one; of a crowd some. */
  onlookers: string[];
  /** Seats whose person plays here and does not have the table open; `since`: when they left it, where that is known. */
  away: { seat: number; since: string | null }[];
  /** Seats that are to act and whose person has been away for long: a `stand_in` can be proposed. */
  absent: number[];
}

/** `GET /api/tables/{id}/chat` */
export interface Chat {
  messages: ChatMessage[];
  muted: number[];
}

/** Plain text, never markup. Exactly one of `text` and `reaction` is set. */
export interface ChatMessage {
  /** Counts up from 1 at each table. */
  number: number;
  seat: number | null;
  name: string;
  text: string | null;
  reaction: Reaction | null;
  mine: boolean;
  at: string;
}

export type Reaction = 'hello' | 'well_played' | 'thanks' | 'sorry' | 'thinking' | 'hurry' | 'laugh' | 'wow';

/** `POST /api/tables/{id}/chat`: at most 300 characters. Those who sit there may speak. */
export type NewChatMessage = { text: string } | { reaction: Reaction };

/** `PUT /api/tables/{id}/muted`: seats whose messages this person is not shown; answers with the same. */
export interface Muted {
  seats: number[];
}

/**
 * What comes over `WS /api/live`: the tables that wait for this person, then again after every change at a table of
 * theirs. The same tables again: something else has changed there.
 */
export type Turns = { type: 'turns'; tables: Turn[] } | { type: 'error'; error: ApiError };

export interface Turn {
  id: string;
  game: string;
  title: string;
  /** To sit down on a seat that is kept for them; else to act. */
  invited: boolean;
}

/** `POST /api/tables/{id}/commands`. Applied wholly or not at all; the same `command_id` twice is executed once. */
export interface Command {
  command_id: string;
  version: number;
  seat: number;
  actions: number[];
  /** The page does it for its player, as `ending` allowed: the log then says that the turn ended by itself. */
  itself?: boolean;
}

/** `POST /api/tables/{id}/undo`: takes back that seat's last action. */
export type UndoCommand = Omit<Command, 'actions' | 'itself'>;

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

/** `GET /api/games`; `GET /api/tables/{id}/game`: as it is played at that table, which may have other data. */
export interface GameInfo {
  id: string;
  /** What tells it from the same game with other data. */
  mark: string;
  players: number[];
  rules_version: number;
  options: OptionInfo[];
  /** Hidden hands exist: a shared device needs a curtain between seats. */
  secrets: boolean;
  /** Levels and other bots by name, weakest first. */
  bots: string[];
  /** Those of them that have a rating: our own. */
  rated_bots: string[];
  /** The game's data file as plain data: what a board must know to draw cards and a map. */
  components: Record<string, unknown>;
  /** Its verbs, each with its arguments' names: what a move can be. */
  actions: Record<string, string[]>;
  /** What its views are made of. */
  view: Schema & { mark: string };
  /** How the game lies on the table where it brings no board of its own; null: its view is shown as tables. */
  board: Layout | null;
}

/** `GET /api/games/{game}/texts`: by language. */
export type GameTexts = Record<string, Words>;

/** A game's words in one language: its messages in Fluent's form, its rules in Markdown. */
export interface Words {
  messages: string;
  rules: string;
}

export interface OptionInfo {
  name: string;
  choices: (number | string)[];
  default: number | string;
  /** The numbers of players that it matters for; none: all. */
  players: number[];
}

/**
 * `GET /api/me`, `PUT /api/me` (`MyChange`). The first answer sets the identity cookie. `GET /api/me/export` is a file with
 * all that is kept about the person; `DELETE /api/me` deletes it, for good.
 */
export interface Me {
  /** Public: the person's page is `GET /api/people/{id}`. */
  id: string;
  name: string;
  language: string | null;
}

/** What is left out stays as it is. */
export interface MyChange {
  name?: string;
  language?: string | null;
}

/** `POST /api/me/code`: moves this person to another device, once; `POST /api/me/move` there takes `{ code }`. */
export interface MoveCode {
  /** `ABCD-EFGH-JKLM`; case, blanks and hyphens do not matter. */
  code: string;
  expires: string;
}

/** `GET`, `PUT /api/me/contact` (`ContactChange`): how to tell this person, when away, that it is their turn. */
export interface Contact {
  webhook: string | null;
  email: string | null;
  /** Mail is sent only once the address is confirmed, with the code mailed to it. */
  confirmed: boolean;
  /** This server can send mail. */
  mail: boolean;
}

export type ContactChange = Partial<Pick<Contact, 'webhook' | 'email'>>;

/** `GET /api/people/{id}` */
export interface PersonPage {
  id: string;
  name: string;
  since: string;
  /** Finished games by game and number of players. */
  record: { game: string; players: number; played: number; won: number }[];
  ratings: Rating[];
  /** Finished tables: the public ones, and all of them on one's own page. More: `GET /api/people/{id}/tables?after=`. */
  tables: TablePage;
  /** How whoever asks did against them. */
  against: Against[];
}

/** Games at which two have met; what was neither won nor lost was shared. */
export interface Against {
  game: string;
  played: number;
  won: number;
  lost: number;
}

/** Somebody one has met. */
export interface Rival extends Against {
  person: string;
  name: string;
  /** When one last finished a game with them. */
  met: string;
}

/** `GET /api/me/rivals?after=`, the last one met first. */
export interface RivalPage {
  rivals: Rival[];
  next: string | null;
}

/** `GET /api/games/{game}/leaderboard?provisional=&after=`; `bots`: how strong ours are, beside them. */
export interface Leaderboard {
  leaders: { rank: number; person: string; name: string; rating: Rating }[];
  next: string | null;
  bots: BotRating[];
}

export interface Rating {
  game: string;
  /** Newcomers are at 1,500; of two who are 400 apart the stronger wins ten times as often. */
  rating: number;
  /** Nineteen times out of twenty the truth is no farther off. */
  margin: number;
  /** So few games were played that it is little more than a guess. */
  provisional: boolean;
  /** Rated games. */
  played: number;
}

/** `GET /api/ratings`: how strong each of our bots is at each game. */
export interface BotRating {
  bot: string;
  rating: Rating;
}

/** `GET /api/tables/{id}/ratings`: what a rated game was worth to those who played it, in points of their ratings. */
export interface RatingChange {
  seat: number;
  change: number;
}

/**
 * `POST /api/tables` answers 201 with the `Table`. `me` seats are played from this device; `open` ones wait for others.
 * Without open seats the game starts at once.
 */
export interface NewTable {
  game: string;
  options: Record<string, number | string>;
  seats: NewSeat[];
  /** At most 60 characters; empty where left out. */
  title?: string;
  /** Private where left out. */
  public?: boolean;
  /** No clock where left out. */
  clock?: Clock | null;
  /** Left out: it counts where several people play. True: also against our bots, and then there is always a clock. */
  rated?: boolean;
}

/** Also the body of `PUT /api/tables/{id}/seats/{seat}`: the creator's, before the start. */
export type NewSeat = { kind: 'me'; name: string } | { kind: 'bot'; bot: string } | { kind: 'open' };

/** `GET /api/lobby`: public tables. More: `GET /api/lobby/open?after=`, `GET /api/lobby/running?after=`. */
export interface Lobby {
  open: TablePage;
  running: TablePage;
}

/** `PUT /api/tables/{id}`: the creator's. What is left out stays as it is. */
export interface TableChange {
  title?: string;
  public?: boolean;
}

/** `POST /api/tables/{id}/join`: sit down on the first open seat, or on `seat`. */
export interface Join {
  invitation?: string;
  /** For this seat; who has no name yet keeps it. */
  name?: string;
  seat?: number;
  /** Who sits already takes `seat` in place of the seats they had; else it is one more. */
  move?: boolean;
}

/** `POST /api/tables/{id}/start`: the creator's; open seats are given to this bot. */
export interface Start {
  bot?: string;
}

/** `POST /api/tables/{id}/proposals` */
export type NewProposal =
  | { kind: 'takeback'; seat: number; move: number }
  | { kind: 'stand_in'; seat: number }
  | { kind: 'close' };

/** `GET /api/tables/{id}/verify`, of a finished table. */
export interface Verification {
  /** The seed fits the commitment, the match replays to this end, and nothing this server knows speaks against it. */
  verified: boolean;
  /**
   * Of an imported match: what this server knows of the table that its file names. It has the same match, another one, or
   * does not know that table; or the file names none.
   */
  claim: 'dealt_here' | 'same' | 'differs' | 'unknown' | 'none';
  /** The table that the commitment was made at: another one's for an imported match. */
  table: string;
  /** Null: an imported match that no server dealt, so that nothing was promised. */
  commitment: string | null;
  seed: string;
  /** SHA-256 of this text is the commitment. */
  text: string;
  moves: number;
  places: number[];
}

/**
 * `GET /api/tables?status=&after=&limit=`: the tables this person sits at, has set up or is kept a seat at. `status`: those
 * `going` on, or those `finished` or closed; else the first of these, then the others. `DELETE /api/tables/{id}` deletes one.
 */
export interface TablePage {
  /** At most `limit` (20 where left out, 100 at the most), newest first. */
  tables: TableSummary[];
  /** Given as `after`, it asks for those that follow; null: these were the last. */
  next: string | null;
}

/** One of a list, and `GET /api/tables/{id}/summary`: who sits there and how it stands, without anybody's hand. */
export interface TableSummary {
  id: string;
  game: string;
  status: Status;
  title: string;
  public: boolean;
  clock: Clock | null;
  seats: Seat[];
  to_act: number[];
  /** Actions played so far. */
  moves: number;
  /** Places from 1 and points in all, by seat; null until the game is over. */
  result: { places: number[]; totals: number[] } | null;
  created: string;
  updated: string;
  /** The person looking may delete it. */
  deletable: boolean;
}

/** `GET /api/tables/{id}/replay?seat=N`: every position of the match as that seat may see it. */
export interface Replay<View = unknown> {
  seat: number | null;
  /** The version of the rules it was played by. */
  rules_version: number;
  game_mark: string;
  /** `positions[0]` is the set-up; `positions[n]` stands after move n − 1. */
  positions: Position<View>[];
}

export interface Position<View = unknown> {
  view: View;
  scores: Score[];
  to_act: number[];
  /** Counts turns, so that a replay can step by turn. */
  turn: number;
  round: number;
  /** What led here; null for the set-up. */
  entry: LogEntry | null;
}

/** `GET /api/tables/{id}/ending?seat=N`: the action by which the turn may end by itself, nothing hidden coming to light. */
export interface Ending {
  action: number | null;
}

/** `GET /api/tables/{id}/progress`, of a finished table: how the points grew. */
export interface Progress {
  /** The set-up, then the end of every turn. */
  turns: TurnEnd[];
}

export interface TurnEnd {
  /** How many moves there were by then. */
  move: number;
  round: number;
  /** Whose turn it was; null: the set-up. */
  seat: number | null;
  /** Points by seat, an automated opponent's last; until the end as everybody could see them. */
  totals: number[];
}

/** `POST /api/tables/{id}/hint?seat=N` */
export interface Hint {
  action: number;
  /** What speaks for it, the weightiest first; none where it takes looking ahead. */
  reasons: Reason[];
}

/** A term of the game's evaluation, `{game}-term-{term}`, and by how many points a move is better by it than the others. */
export interface Reason {
  term: string;
  gain: number;
}

/** `GET /api/tables/{id}/why-not?seat=N&move={"verb":…}`: why it cannot be made now; `code` null: it can be. */
export interface WhyNot {
  code: string | null;
  message: string | null;
  /** One of the game's: its text is `{game}-why-{reason}`. */
  reason: string | null;
}

/** `GET /api/tables/{id}/foresee?seat=N&action=&version=`: what one of the seat's offers would do; null where that would reveal something. */
export interface Foreseen<View = unknown> {
  /** What the log would say of it. */
  events: GameEvent[];
  /** The view and the points as they would be then. */
  view: View;
  scores: Score[];
}

/**
 * `POST /api/tables/{id}/rematch` answers 201 with the new `Table`: same game, options and seats. Where others play too,
 * their seats are kept open for them, and the first table's `rematch` names the new one: who asks again sits down there.
 */
/** `POST /api/matches` takes a match file and answers 201 with the `Table` made from it. */
