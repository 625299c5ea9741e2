/** Made by tools/protocol_types.py from the server's OpenAPI document: do not edit. */

export type ErrorCode =
  | 'already_challenged'
  | 'already_proposed'
  | 'analysed_enough'
  | 'away'
  | 'bad_code'
  | 'bad_data'
  | 'bad_game'
  | 'bad_invitation'
  | 'bad_match'
  | 'bad_move'
  | 'bad_options'
  | 'bad_request'
  | 'bad_text'
  | 'bad_webhook'
  | 'closed'
  | 'command_id_reused'
  | 'compiling'
  | 'daily'
  | 'foreign_origin'
  | 'full'
  | 'handed_over'
  | 'illegal_action'
  | 'internal'
  | 'invalid_action'
  | 'kicked'
  | 'malformed_json'
  | 'may_return'
  | 'method_not_allowed'
  | 'no_analysis'
  | 'no_challenge'
  | 'no_hint'
  | 'no_identity'
  | 'no_mail'
  | 'no_share'
  | 'not_absent'
  | 'not_asked'
  | 'not_at_table'
  | 'not_deletable'
  | 'not_found'
  | 'not_json'
  | 'not_open'
  | 'not_over'
  | 'not_playing'
  | 'not_started'
  | 'not_waiting'
  | 'not_to_act'
  | 'not_your_analysis'
  | 'not_your_seat'
  | 'not_your_table'
  | 'nobody_to_ask'
  | 'nothing_to_undo'
  | 'over'
  | 'quota'
  | 'rated'
  | 'refused'
  | 'relay_down'
  | 'seat_taken'
  | 'stale'
  | 'stopping'
  | 'storage_damaged'
  | 'storage_down'
  | 'too_large'
  | 'too_long'
  | 'too_many'
  | 'unknown_bot'
  | 'unknown_game'
  | 'unknown_person'
  | 'unknown_proposal'
  | 'unknown_seat'
  | 'unknown_table'
  | 'unplayable'
  | 'unratable';

export type Reaction =
  | 'hello'
  | 'well_played'
  | 'thanks'
  | 'sorry'
  | 'thinking'
  | 'hurry'
  | 'laugh'
  | 'wow';

export type Status =
  | 'open'
  | 'playing'
  | 'over'
  | 'closed';

/** Where a seat's chance went: result − start = deal + luck + own + others + remainder. */
export interface Account {
  /** What a seat like it had before the deal. */
  start: number;
  result: number;
  deal: number;
  /** What came by draws and dice, against what was to be expected of them; */
  luck: number;
  /** by its own errors, */
  own: number;
  /** and by everybody else's. */
  others: number;
  /** What is left. */
  remainder: number;
}

/** Games at which two have met, as one of them sees it; what was neither won nor lost was shared. */
export interface Against {
  game: string;
  played: number;
  won: number;
  lost: number;
}

/** Bots may take the seats that are still empty. */
export interface Agreed {
  agreed: boolean;
}

/** Something that could have been done. */
export interface Alternative {
  offer: Offer;
  /** The seat's chance then, as the search counts it. */
  worth: number;
  visits: number;
}

/** How far the analysis of a finished match is, and what it has found. */
export interface Analysis {
  state: 'none' | 'waiting' | 'working' | 'done' | 'stopped' | 'failed';
  /** How deep every decision has been searched; 0: chances and luck alone, −1: nothing is found yet. */
  depth: number;
  /** How deep it was asked for; −1: it was not. */
  aim: number;
  /** How far it is on its way to the next depth, from 0 to 1. */
  progress: number;
  /** Why it went no further, as a sentence. */
  failure: string | null;
  /** How many matches the person may still have analysed today. */
  left: number;
  /** Grows with whatever is found: given as `known`, what was found is not told again until there is more. */
  revision: number;
  /** Null: there is nothing yet, or no more than is `known`. */
  found: Found | null;
}

export interface Answer {
  agree: boolean;
}

/** The body of every 4xx and 5xx answer. A refused command carries the fresh table. */
export interface ApiError<View = unknown> {
  /** `stale`, `illegal_action`, `not_your_seat`, `unknown_table`, `bad_options`, … */
  code: ErrorCode;
  /** A sentence a person understands: what was wrong and what to do. */
  message: string;
  /** One of the game's, why an action is illegal: its text is `{game}-why-{reason}` in the catalogues. */
  reason?: string;
  table?: Table<View>;
}

/** Somebody who plays at a table and does not have it open. */
export interface Away {
  seat: number;
  /** When they left it, where that is known. */
  since: string | null;
}

export interface BlockedPeople {
  people: BlockedPerson[];
}

export interface BlockedPerson {
  person: string;
  name: string;
}

/** Whether somebody is blocked now. */
export interface Blocking {
  blocked: boolean;
}

/** A seat whose bot is at work. */
export interface BotAtWork {
  seat: number;
  /** `compiling`: a strong bot waits for the rules to be compiled, once per installation. */
  state: 'thinking' | 'compiling';
}

/** How strong one of the bots is at a game; before anybody has played it for a rating, a presumption. */
export interface BotRating {
  bot: string;
  rating: Rating;
}

export interface BotSeat {
  kind: 'bot';
  bot: string;
}

/** A table at which a match is played on from one of its moves. */
export interface Branch {
  /** It parts from the match after so many moves. */
  move: number;
  table: TableSummary;
}

/** The match that a table plays on from, and after how many of its moves. */
export interface BranchOf {
  table: string;
  move: number;
}

/**
 * The person's tables that play a match on, the newest first; and where this table is one itself, what it plays on.
 */
export interface Branches {
  of: BranchOf | null;
  branches: Branch[];
}

/** How many moves are called what. */
export interface CalledCounts {
  inaccuracy: number;
  mistake: number;
  blunder: number;
}

/** A game for two: a day for each turn where it is `slow`, else two minutes. */
export interface Challenge {
  game: string;
  /** A day for each turn; else two minutes. */
  slow?: boolean;
}

/** The last messages, without those of muted seats. */
export interface Chat {
  messages: ChatMessage[];
  muted: number[];
}

/** Plain text, never markup; exactly one of `text` and `reaction` is set. */
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

/** A data file with some numbers changed. */
export interface CheckedData {
  text: string;
  /** What `trivet check-data` says is wrong with it, */
  problem: string | null;
  /** and the number that it is likely to be about. */
  at: string | null;
}

/** Seconds for each turn, and how many more before a bot takes the seat over. */
export interface Clock {
  /** Seconds, 5 to 2,592,000 (30 days). */
  seconds: number;
  /** Seconds, 0 to 2,592,000. */
  grace: number;
}

/** Seconds for each turn, and how many more before a bot takes the seat over. */
export interface AskedClock {
  /** Seconds, 5 to 2,592,000 (30 days). */
  seconds: number;
  /** Seconds, 0 to 2,592,000. */
  grace?: number;
}

/** End the game early, for nobody's rating. */
export interface Close {
  kind: 'close';
}

export interface Code {
  code: string;
}

/**
 * Applied wholly or not at all; the same `command_id` twice is executed once.
 *
 * Of several actions only the last may show something hidden or end the turn.
 */
export interface Command {
  command_id: string;
  version: number;
  seat: number;
  actions: number[];
  /** The page does it for its player, as `GET ending` allowed: the log then says that the turn ended by itself. */
  itself?: boolean;
}

/** How to tell a person that it is their turn. */
export interface Contact {
  webhook: string | null;
  email: string | null;
  /** Mail is sent only once the address is confirmed, with the code mailed to it. */
  confirmed: boolean;
  /** This server can send mail. */
  mail: boolean;
}

/** What is left out stays as it is; null takes it away. */
export interface ContactChange {
  webhook?: string | null;
  email?: string | null;
}

/** The person's last analysed matches of a game, the oldest first. */
export interface Curve {
  game: string;
  /** At most 200, the oldest first. */
  matches: CurvePoint[];
}

/** How the person played one match, by its analysis. */
export interface CurvePoint {
  /** It may be gone by now. */
  table: string;
  players: number;
  /** Iterations of the search for each decision. */
  depth: number;
  decisions: number;
  /** Chance lost by proven errors, in all decisions together. */
  errors: number;
  phases: PhasesErrors;
  /** Chance that draws and dice brought, */
  luck: number;
  /** and the deal. */
  deal: number;
  /** When the match did. */
  ended: string;
}

/** How the person's play has changed: a curve for each game of which a match of theirs has been analysed. */
export interface Curves {
  curves: Curve[];
}

/** What a table of the day says of itself. */
export interface DailyTable {
  /** As 2026-11-16, of UTC. */
  day: string;
  /** It is the try that counts in the day's list. */
  counted: boolean;
  /** Its result counts until then; after it the seed, the match files and the replays are given out. */
  until: string;
}

/** Numbers of a data file, by their names: of the one that new tables are played with, or of a designer's. */
export interface DataChange {
  file?: OwnFile | null;
  changes?: Record<string, number>;
}

export interface DataForm {
  file: string;
  numbers: DataNumber[];
}

/** A number of a data file. */
export interface DataNumber {
  /** What it stands in and what it is called, in one word. */
  name: string;
  /** The same part by part, entries by their id or name. */
  path: string[];
  value: number;
}

/** A day's table of a game: the same shuffle, options and bots for everybody. */
export interface Day {
  game: string;
  day: string;
  today: string;
  /** When the list is closed. */
  until: string;
  /** The list is closed. */
  over: boolean;
  options: Record<string, number | string>;
  bots: string[];
  /** SHA-256 of `text`, which is told with the seed once the list is closed. */
  commitment: string;
  seed: string | null;
  /** Shown, with the seed, once the list is closed. */
  text: string | null;
  /** How many have begun one. */
  tries: number;
  /** By win, then points, then fewer turns. */
  entries: DayEntry[];
  next: string | null;
  /** One's own try. */
  own: DayEntry | null;
  /** The table at which it, or a further try, goes on. */
  going: string | null;
  /** Days in a row, up to today or yesterday, on which one has finished a try; */
  streak: number;
  /** the most it ever were; */
  best: number;
  /** and the last of them. */
  history: PastDay[];
}

/** A try in a day's list. */
export interface DayEntry {
  /** Null: it was not finished, and has no result. Those who are level share a rank. */
  rank: number | null;
  person: string;
  name: string;
  mine: boolean;
  won: boolean | null;
  score: number | null;
  turns: number | null;
  /** Where it was played, once all is given out; one's own at any time. */
  table: string | null;
}

/** When a seat's turn should be over, and when a bot takes the seat over. */
export interface Deadline {
  seat: number;
  /** The turn should be over by then. */
  due: string;
  /** A bot takes the seat over then. */
  out: string;
}

/**
 * How a table was dealt whose people had a part in the shuffle: the first 32 hexadecimal digits of the SHA-256 of `text`, which
 * holds the server's seed and what every seat has added, are the seed of the deal.
 */
export interface Deal {
  seed: string;
  text: string;
  /** By seat; null: it has added nothing. */
  shares: (string | null)[];
}

/** A move with more than one thing to do, judged by what its seat knew then. */
export interface Decision {
  /** Its place in the match, from 0. */
  move: number;
  seat: number;
  /** Iterations of the search; 0: it has not been looked at, and there is nothing but what was played. */
  depth: number;
  phase: 'opening' | 'middle' | 'end';
  /** How many things there were to do. */
  offered: number;
  played: Offer;
  best: Offer | null;
  /** The most promising first; what was played is always among them. */
  choices: Alternative[];
  /** What the search expects, the best move first. */
  line: ExpectedMove[];
  /** Chance that it cost its seat against the best, weighed again with the same luck for both, */
  loss: number;
  /** and the 95 % interval of that. */
  low: number;
  high: number;
  /** Null: it is no mistake. */
  called: 'inaccuracy' | 'mistake' | 'blunder' | null;
  /** What a proven error did to every seat's chance; empty where none is. */
  effect: number[];
  /** What the best move would have done more for, where this one is called something. */
  reasons: Reason[];
}

/** An action in its typed form, as offers have it. */
export interface Deed {
  action: number;
  verb: string;
  text: string;
  [more: string]: number | string | boolean | number[] | null;
}

/** How deep every decision is to be searched; 0: chances and luck alone. */
export interface Deepen {
  depth: 0 | 200 | 2000;
}

/** The table, or the person, that is there no longer. */
export interface Deleted {
  deleted: string;
}

/** The action by which a seat's turn would end with nothing left to do and nothing hidden coming to light, if any. */
export interface Ending {
  action: number | null;
}

/** A move that the search expects, in its typed form. */
export interface ExpectedMove {
  seat: number;
  move: Deed;
}

/** All that is kept about a person. A table's moves are in its match file: `GET /api/tables/{id}/match`. */
export interface Export {
  id: string;
  name: string;
  language: string | null;
  since: string;
  devices: OwnDevice[];
  contact: OwnContact;
  tables: OwnTable[];
  seats: OwnSeat[];
  messages: OwnMessage[];
  muted: OwnMuted[];
  results: OwnResult[];
  ratings: OwnRating[];
  rivals: OwnRival[];
  daily: OwnTry[];
  analysed: OwnAnalysed[];
  analyses: OwnAsked[];
  branches: OwnBranch[];
  puzzles: OwnPuzzle[];
  puzzle_ratings: OwnRating[];
  blocked: OwnBlocked[];
}

/** What a move would do. */
export interface Foreseen<View = unknown> {
  /** What the log would say of it; of a move that shows something hidden, up to there. */
  events: GameEvent[];
  /** The view and the points as they would be then; null where something hidden will have been shown. */
  view: View | null;
  scores: Score[] | null;
}

/** What has been found of a match. */
export interface Found {
  start: number[];
  result: number[];
  /** Who acted, by move. */
  seats: number[];
  /** From the set-up on: one more than there are moves. */
  positions: Moment[];
  decisions: Decision[];
  accounts: Account[];
  levels: Levels[];
  /** The largest, in the order of the match. */
  turning_points: TurningPoint[];
}

/** What an action made happen: `event` names it, the other fields say to whom and to what. */
export interface GameEvent {
  event: string;
  [more: string]: number | string | boolean | number[] | null;
}

/** A game of this server. */
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
  view: ViewSchema;
  /**
   * How the game lies on the table where it brings no board of its own (`trivet.engine.boards`); null: its view is shown as tables.
   */
  board: Record<string, unknown> | null;
  /** How it is learnt; a first game comes first. */
  lessons: LessonInfo[];
  /**
   * What its own board on the page says of cards, by names of its own: messages with what they are given (`trivet.texts.telling`).
   */
  told: Record<string, unknown>;
  /** How many puzzles there are (`GET /api/games/{game}/puzzles`). */
  puzzles: number;
  /** Where the rules explain what it says: the anchor in them by the message, without the game's name. */
  paragraphs: Record<string, string>;
}

export interface Health {
  status: 'ok';
}

/** What a strong bot would do. */
export interface Hint {
  action: number;
  /** What speaks for it, the weightiest first; none where it takes looking ahead. */
  reasons: Reason[];
}

/**
 * Sit down on `seat`, else on the first open one. Private tables ask for their invitation.
 *
 * Who sits already and names another `seat` takes it too, or, with `move`, in place of the seats they had.
 */
export interface Join {
  invitation?: string | null;
  /** For this seat; who has no name yet keeps it. */
  name?: string | null;
  seat?: number | null;
  /** Who sits already takes `seat` in place of the seats they had; else it is one more. */
  move?: boolean;
}

/** All that a seat may know of the position, as a bot in its place is handed it: for a game's module to think by. */
export interface Knowledge {
  game: string;
  /** The rules and the data that the position belongs to: those of a module that says the same. */
  made_of: string;
  /** The position without what the seat cannot know: its bytes, in Base64. */
  hidden: string;
}

/** Something that the lab was asked for. */
export interface LabJob {
  id: string;
  kind: 'report' | 'compare' | 'sweep';
  game: string;
  options: Record<string, number | string>;
  bots: string[];
  games: number;
  /** The name of the designer's data file, else empty, */
  file: string;
  /** and whether that, without the changes, or the data of new tables are what is compared with. */
  against: 'tables' | 'file';
  changes: NumberChange[];
  /** What is swept, */
  number: string;
  /** and its values. */
  values: number[];
  /** What one would type for the same. */
  command: string;
  made: string;
  state: 'waiting' | 'running' | 'done' | 'failed' | 'stopped';
  done: number;
  /** About how many games there will be; 0 while none is played yet. */
  of: number;
  /** Why it failed. */
  message: string;
  /** What came of it, by name. */
  files: string[];
}

/** The newest first. */
export interface LabJobs {
  jobs: LabJob[];
}

/** Somebody on a leaderboard. */
export interface Leader {
  rank: number;
  person: string;
  name: string;
  rating: Rating;
}

/** The strongest at a game, a page at a time; and how strong our bots are beside them. */
export interface Leaderboard {
  leaders: Leader[];
  next: string | null;
  bots: BotRating[];
}

/** A lesson after the moves that whoever learns has made. */
export interface Lesson<View = unknown> {
  game: string;
  id: string;
  rules_version: number;
  game_mark: string;
  /** Whoever learns sits there. */
  seat: number;
  seats: Seat[];
  steps: LessonStep[];
  /** The first that speaks of this position; as many as there are: it is over. */
  step: number;
  /** How it stood after the last move made and after each of the others' since; at the beginning the first alone. */
  positions: Position<View>[];
  log: LogEntry[];
  offers: Offer[];
  /** The offers that the lesson goes on with, by their action; */
  right: number[];
  /** what each of the others is told: the word of `{game}-lesson-{lesson}-{step}-{word}`. */
  told: Record<string, string>;
}

/** A lesson of a game. Its title is `{game}-lesson-{id}-title`. */
export interface LessonInfo {
  id: string;
  /** How many steps it has, */
  steps: number;
  /** and about how long it takes. */
  minutes: number;
}

/** A step of a lesson. Its words are `{game}-lesson-{lesson}-{id}`. */
export interface LessonStep {
  id: string;
  /** How many moves it asks for; none: it is read. */
  moves: number;
  /** How many moves of the lesson come before it. */
  before: number;
  /** Places to light on the board, as it names them; none: those of the moves to make. */
  light: string[];
}

/** How a seat played, in the whole match or a third of it. */
export interface Level {
  decisions: number;
  /** The sum of proven losses, */
  errors: number;
  /** and for each decision; null: there were none. */
  error: number | null;
  called: CalledCounts;
}

/** How a seat played: in the whole match, and in its thirds by moves. */
export interface Levels {
  whole: Level;
  opening: Level;
  middle: Level;
  end: Level;
}

/** What was said at a table. */
export interface LiveChat {
  type: 'chat';
  /** These are all messages there are to show; else they are new ones. */
  anew: boolean;
  messages: ChatMessage[];
}

/** The last words of a live line that cannot be had. */
export interface LiveError<View = unknown> {
  type: 'error';
  error: ApiError<View>;
}

/** What a live line says: the whole table first, then the table again after each change. */
export interface LiveTable<View = unknown> {
  type: 'table';
  table: Table<View>;
  /** The server's clock. */
  now: string;
}

/** Public tables: those that wait for people, and those at which a game is on. */
export interface Lobby {
  open: TablePage;
  running: TablePage;
}

/** All events of one action. */
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

/** What a saved match holds. */
export interface MatchFile {
  format: 'trivet match';
  format_version: 1 | 2;
  game: string;
  rules_version: number;
  options: Record<string, number | string>;
  seed: string;
  moves: [number, string][];
  data?: string | null;
  table?: string | null;
  commitment?: string | null;
  promise?: Promise | null;
}

/** Whoever asks. */
export interface Me {
  /** Public: the person's page is `GET /api/people/{id}`. */
  id: string;
  name: string;
  language: string | null;
  /** The lab is there for them (`api/lab.py`): only on a server that was started with it, and at its own machine. */
  lab?: boolean;
}

/** After a move, or the set-up: every seat's chance, and what of the change was luck. */
export interface Moment {
  chances: number[];
  luck: number[];
  depth: number;
  luck_depth: number;
}

/** Makes another device this person's, once, until it expires. */
export interface MoveCode {
  /** `ABCD-EFGH-JKLM`; case, blanks and hyphens do not matter. */
  code: string;
  expires: string;
}

/** The seats whose messages one does not want to see. */
export interface AskedMuted {
  seats: number[];
}

export interface Muted {
  seats: number[];
}

/** What is left out stays as it is. */
export interface MyChange {
  name?: string;
  language?: string | null;
}

/** Where a match is played on: before that move, in the place of that seat, against that bot. */
export interface NewBranch {
  /** Counted from 0: it stands as it did before this move. */
  move: number;
  /** Left out: the seat that made the move. */
  seat?: number | null;
  bot?: string;
}

/**
 * The data as they are with the data as they would be; `against`: what they are compared with, the data of new tables or
 * the designer's file without the changes.
 */
export interface NewComparison {
  file?: OwnFile | null;
  changes?: Record<string, number>;
  game: string;
  options?: Record<string, number | string>;
  bots: string[];
  games: number;
  seed?: number;
  kind: 'compare';
  against?: 'tables' | 'file';
  margin?: number;
}

/** Something said in words, or with one of the reactions. */
export interface NewMessage {
  text?: string | null;
  reaction?: Reaction | null;
}

export interface NewReport {
  file?: OwnFile | null;
  changes?: Record<string, number>;
  game: string;
  options?: Record<string, number | string>;
  bots: string[];
  games: number;
  seed?: number;
  kind: 'report';
  second?: string | null;
  forks?: number;
  ladder?: boolean;
  language?: 'en' | 'fr';
}

/** One number, with every value from the lowest to the highest. */
export interface NewSweep {
  file?: OwnFile | null;
  changes?: Record<string, number>;
  game: string;
  options?: Record<string, number | string>;
  bots: string[];
  games: number;
  seed?: number;
  kind: 'sweep';
  number: string;
  low: number;
  high: number;
  margin?: number;
}

export interface NewTable {
  game: string;
  options?: Record<string, number | string>;
  seats: (PersonSeat | BotSeat | OpenSeat)[];
  /** At most 60 characters; empty where left out. */
  title?: string;
  /** Private where left out. */
  public?: boolean;
  /** No clock where left out. */
  clock?: AskedClock | null;
  /** Left out: it counts where several people play. True: also against our bots, and then there is a clock. */
  rated?: boolean | null;
  /**
   * The people at it add to its seed (`POST /tables/{id}/share`): it is dealt when all have, or ten seconds after the last seat was taken.
   */
  shared?: boolean;
}

/** Whether it goes into the person's curve. */
export interface Noted {
  /** The person has played a seat themselves, their only one, to the end. */
  counts: boolean;
}

/** What happened at a table beside the moves; it belongs into the log before `move`. */
export interface Notice {
  kind: 'sat_down' | 'left' | 'declined' | 'kicked' | 'started' | 'renamed' | 'closed' | 'handed_over' | 'timed_out' | 'voted_out' | 'returned' | 'taken_back' | 'refused' | 'close_refused' | 'resigned';
  /** Whom it is about; null: the whole table. */
  seat: number | null;
  /** That person's name, or the table's new one. */
  name: string;
  /** How many moves the log had then: the notice stands before that move. `taken_back`: the log as it was cut. */
  move: number;
  at: string;
}

export interface NumberChange {
  name: string;
  old: number;
  new: number;
}

/** A legal action in its typed form: `verb`, its arguments, and what every offer carries. */
export interface Offer {
  /** The action's number in the game's fixed action space. */
  action: number;
  verb: string;
  /** The text form, as the terminal shows it: `place 3,-1`. */
  text: string;
  /** It shows hidden things or ends the turn: it cannot be taken back. */
  reveals: boolean;
  [more: string]: number | string | boolean | number[] | null;
}

/** A seat that waits for somebody else. */
export interface OpenSeat {
  kind: 'open';
}

/** Something to choose before the game. */
export interface OptionInfo {
  name: string;
  choices: (number | string)[];
  default: number | string;
  /** The numbers of players that it matters for; none: all. */
  players: number[];
}

/** How a person played a match, by its analysis. */
export interface OwnAnalysed {
  table_id: string;
  seat: number;
  game: string;
  players: number;
  depth: number;
  decisions: number;
  errors: number;
  phases: PhasesErrors;
  luck: number;
  deal: number;
  created: string;
}

/** A match that a person has had analysed. */
export interface OwnAsked {
  table_id: string;
  day: string;
}

/** Somebody whom the person has blocked. */
export interface OwnBlocked {
  other: string;
  created: string;
}

/** A table of the person's that plays a match on, and after how many of its moves. */
export interface OwnBranch {
  table_id: string;
  of: string;
  move: number;
}

export interface OwnContact {
  webhook: string | null;
  email: string | null;
  confirmed: boolean;
}

export interface OwnDevice {
  created: string;
}

/** A data file of a designer's. */
export interface OwnFile {
  name: string;
  text: string;
}

export interface OwnMessage {
  table_id: string;
  created: string;
  text: string | null;
  reaction: string | null;
}

export interface OwnMuted {
  table_id: string;
  seats: number[];
}

/** How one played, as the analysis on one's own page has found it. */
export interface OwnPlay {
  depth: 200 | 2000;
  phases: PlayedPhases;
  /** Chance that draws and dice brought, */
  luck: number;
  /** and the deal. */
  deal: number;
}

/** A person's first answer to a puzzle. */
export interface OwnPuzzle {
  game: string;
  puzzle: string;
  answer: string;
  cost: number;
  day: string | null;
  created: string;
}

export interface OwnRating {
  game: string;
  mu: number;
  sigma: number;
  played: number;
}

export interface OwnResult {
  table_id: string;
  game: string;
  players: number;
  place: number;
  created: string;
}

/** How a person did at a game against somebody. */
export interface OwnRival {
  game: string;
  played: number;
  won: number;
  lost: number;
  met: string;
}

export interface OwnSeat {
  table_id: string;
  seat: number;
  name: string;
}

/** A table in the person's list. */
export interface OwnTable {
  id: string;
  game: string;
  title: string;
  /** They set it up. */
  creator: boolean;
  created: string;
  updated: string;
  result: Result | null;
}

/** A try at a table of the day. */
export interface OwnTry {
  table_id: string;
  game: string;
  day: string;
  won: boolean | null;
  score: number | null;
  turns: number | null;
}

/** A day of one's own. */
export interface PastDay {
  day: string;
  rank: number | null;
  /** How many people finished their try then. */
  finished: number;
  won: boolean | null;
  score: number | null;
  table: string;
}

/** What a person has played. */
export interface PersonPage {
  id: string;
  name: string;
  since: string;
  /** Finished games by game and number of players. */
  record: Tally[];
  ratings: Rating[];
  /**
   * Finished tables: the public ones, and all of them on one's own page. More: `GET /api/people/{id}/tables?after=`.
   */
  tables: TablePage;
  /** How whoever asks did against them. */
  against: Against[];
  /** Whoever asks may challenge them: the two have met, and neither has blocked the other. */
  challenge: boolean;
  /** Whoever asks has blocked them. */
  blocked: boolean;
}

/** A seat that is played from this device. */
export interface PersonSeat {
  kind: 'me';
  name?: string;
}

/** A third of a match: how many decisions, and the chance lost by proven errors in all of them together. */
export interface PhaseErrors {
  decisions: number;
  errors: number;
}

/** The same for each third. */
export interface PhasesErrors {
  opening: PhaseErrors;
  middle: PhaseErrors;
  end: PhaseErrors;
}

/** A picture of a game's rules, as a seat sees it. */
export interface Picture<View = unknown> {
  game: string;
  id: string;
  rules_version: number;
  game_mark: string;
  /** Whose eyes see it. */
  seat: number;
  seats: Seat[];
  /** Parts of the board, one under the other. */
  show: string[];
  /** Its frames; what led to one is told in one entry, however many moves it took. */
  positions: Position<View>[];
  /** What is lit in each, */
  light: string[][];
  /** and what could be done there, where that is shown. */
  offers: Offer[][];
}

/** A third of a match: how many decisions, and the chance lost by proven errors in all of them together. */
export interface PlayedPhase {
  decisions: number;
  errors: number;
}

export interface PlayedPhases {
  opening: PlayedPhase;
  middle: PlayedPhase;
  end: PlayedPhase;
}

/** One position of a replay. */
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

/** Who has a table open, and who has not. */
export interface Presence {
  type: 'presence';
  /** Seats whose person has the table open. */
  online: number[];
  /** How many people watch without a seat. */
  watching: number;
  /** The names of those of them who have typed one; of a crowd some. */
  onlookers: string[];
  /** Seats whose person plays here and does not have the table open. */
  away: Away[];
  /** Seats that are to act and whose person has been away for long: a `stand_in` can be proposed. */
  absent: number[];
}

/** The points over a finished game. */
export interface Progress {
  /** The set-up, then the end of every turn. Until the end as everybody could see them. */
  turns: TurnEnd[];
}

/** Of a shuffle that players had a part in: the seed that was promised, and what every seat added to it. */
export interface Promise {
  seed: string;
  shares: (string | null)[];
}

/** Something that others must agree to. */
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

/** A position of a match as the seat sees it that is to answer. */
export interface Puzzle<View = unknown> {
  game: string;
  id: string;
  /** Its place among the game's, from 1. */
  number: number;
  rules_version: number;
  game_mark: string;
  seat: number;
  seats: Seat[];
  position: Position<View>;
  log: LogEntry[];
  offers: Offer[];
  /** What the person has answered first. */
  tried: PuzzleTry | null;
}

/** What could be answered. */
export interface PuzzleAnswer {
  offer: Offer;
  /** The chance that it loses against the best, */
  cost: number;
  /** with the same luck for both; else as the search counts it. */
  weighed: boolean;
}

/** How strong a person is thought to be at a game's puzzles. */
export interface PuzzleRating {
  rating: number;
  /** How far off that may be. */
  margin: number;
  played: number;
}

/** What one would do, by the action's number. */
export interface PuzzleReply {
  action: number;
}

/** What comes of an answer. */
export interface PuzzleSolution {
  cost: number;
  /** The answer that counts. */
  first: PuzzleTry;
  /** All that could be answered by what it costs, the best first. */
  answers: PuzzleAnswer[];
  /** What the search expects from the best on. */
  line: ExpectedMove[];
  rating: PuzzleRating;
  /** Points of the rating that this answer was worth; nothing where the puzzle was answered before. */
  change: number;
}

/** A person's first answer to a puzzle, in text, and the chance that it costs against the best. */
export interface PuzzleTry {
  puzzle: string;
  answer: string;
  cost: number;
  /** Whose puzzle of the day it was then. */
  day: string | null;
}

/** The puzzles of a game, by name, and how the person has answered them. */
export interface Puzzles {
  game: string;
  puzzles: string[];
  /** The puzzle of the day, that of UTC. */
  today: string;
  /** Null: none is answered yet. */
  rating: PuzzleRating | null;
  /** First answers, the last one first. */
  tries: PuzzleTry[];
}

/** What the line of somebody who waits says. */
export interface Queue {
  type: 'queue';
  /** How many wait for the same, */
  waiting: number;
  /** of so many, */
  needed: number;
  /** and one's own place among them. */
  place: number;
  /** They have waited long enough to be offered bots. */
  bots: boolean;
  /** How many would begin with bots; */
  agreed: number;
  /** whoever waits would themselves. */
  mine: boolean;
  /** Where they have been seated; the line ends then. */
  table: string | null;
}

export interface QuickWaits {
  waits: QuickWish[];
}

/** How many wait for a game of so many players, live or slow. */
export interface QuickWish {
  game: string;
  players: number;
  slow: boolean;
  waiting: number;
}

/** How strong somebody is at a game. */
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

/** What a game was worth to whoever sits on that seat, in points of their rating. */
export interface RatingChange {
  seat: number;
  change: number;
}

/** The step of a lesson that was counted. */
export interface Reached {
  reached: string;
}

export interface Ready {
  status: 'ready';
}

/** A term of the game's evaluation, which speaks for a move. */
export interface Reason {
  /** Its text is `{game}-term-{term}`. */
  term: string;
  /** By how many points the move is better by it than the others are. */
  gain: number;
}

/** Every position of a match as one seat may see it. */
export interface Replay<View = unknown> {
  seat: number | null;
  /** The version of the rules it was played by. */
  rules_version: number;
  game_mark: string;
  /** `positions[0]` is the set-up; `positions[n]` stands after move n − 1. */
  positions: Position<View>[];
}

/** Places from 1 and points in all, by seat. */
export interface Result {
  places: number[];
  totals: number[];
}

/** Somebody whom a person has met at a game, and how that went. */
export interface Rival {
  person: string;
  name: string;
  /** When one last finished a game with them. */
  met: string;
  game: string;
  played: number;
  won: number;
  lost: number;
}

export interface RivalPage {
  rivals: Rival[];
  next: string | null;
}

/** The points of one seat, by the game's own items. */
export interface Score {
  total: number;
  [more: string]: number;
}

/** A seat of a table, and who sits there. */
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
  /** Who sits there, for `GET /api/people/{person}`; null for bots and open seats. */
  person: string | null;
  /** This open seat is kept for the person looking: they need no invitation. */
  kept: boolean;
  /** A bot that plays for a person who is away; null: they play themselves. */
  stand_in: string | null;
}

/**
 * What a person adds to the seed of a table, drawn at random after its commitment was seen: 32 hexadecimal digits.
 */
export interface Share {
  share: string;
}

/** Let a bot play for somebody who is away. */
export interface StandIn {
  kind: 'stand_in';
  seat: number;
}

/** The bot that takes the open seats. */
export interface Start {
  bot?: string;
}

/** A table as one seat (null: a spectator) sees it. */
export interface Table<View = unknown> {
  id: string;
  game: string;
  options: Record<string, number | string>;
  rules_version: number;
  status: Status;
  /** Grows by one with every command, undo included. */
  version: number;
  /** SHA-256 that commits the server to its seed before the first move. */
  commitment: string;
  /**
   * What the person looking adds to the seed, at a table that was set up `shared`: it is waited for (`POST /tables/{id}/share`), or was added. Null: nothing is wanted of them.
   */
  share: 'wanted' | 'given' | null;
  /** The secret the commitment speaks of, once the game is over. */
  seed: string | null;
  seats: Seat[];
  /** Whose eyes `view` and `offers` are for; null: a spectator's. */
  seat: number | null;
  to_act: number[];
  /**
   * Plain data; with `?view=numbers`, the numbers that it is read from by the schema of the game of that `game_mark`.
   */
  view: View;
  /** Of the game as it is played here; with other data than new tables, `GET /api/tables/{id}/game` has it. */
  game_mark: string;
  offers: Offer[];
  /** That seat may take back its last action now. */
  undo: boolean;
  /** Keep this many entries of the log you have at the version you know, then add `log`. */
  log_keep: number;
  log: LogEntry[];
  /** The turn and the round under way, as in the log. */
  turn: number;
  round: number;
  /** Points as they stand; final once the game is over. */
  scores: Score[];
  /** Places from 1, ties shared; null until the game is over. */
  places: number[] | null;
  /** A seat whose bot is at work. */
  bot: BotAtWork | null;
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

/** What is left out stays as it is. */
export interface TableChange {
  title?: string | null;
  public?: boolean | null;
}

/** Some tables of a list. */
export interface TablePage {
  /** At most `limit` (20 where left out, 100 at the most), newest first. */
  tables: TableSummary[];
  /** Given as `after`, it asks for those that follow; null: these were the last. */
  next: string | null;
}

/** A table in a list. */
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
  result: Result | null;
  created: string;
  updated: string;
  /** The person looking may delete it. */
  deletable: boolean;
}

/** Undo everything from a move of one's own on. */
export interface Takeback {
  kind: 'takeback';
  seat: number;
  move: number;
}

export interface Tally {
  game: string;
  players: number;
  played: number;
  won: number;
}

/** A table that waits for a person. */
export interface Turn {
  id: string;
  game: string;
  title: string;
  /** To sit down on a seat that is kept for them; else to act. */
  invited: boolean;
}

/** How the points stood when a turn had ended. */
export interface TurnEnd {
  /** How many moves there were by then. */
  move: number;
  /** The one under way. */
  round: number;
  /** Whose turn it was; null: the set-up. */
  seat: number | null;
  /** Points by seat, an automated opponent's last; until the end as everybody could see them. */
  totals: number[];
}

/** A move that swung the match. */
export interface TurningPoint {
  move: number;
  /** Whose chance it moved. */
  seat: number;
  change: number;
  /** One of the decisions, by its move; else what came to light by it was luck. */
  error: boolean;
}

/**
 * What a person's own line says: the tables that wait for them, now and after every change at a table of theirs.
 *
 * The same tables again: something else has changed there.
 */
export interface Turns {
  type: 'turns';
  tables: Turn[];
}

/** Takes back the seat's last action. */
export interface Undo {
  command_id: string;
  version: number;
  seat: number;
}

/**
 * Whether the seed is the one that was promised, and the match leads to this end.
 *
 * SHA-256 of `text` is the commitment; an imported match that no server dealt has none. Who can write a file can make
 * its seed fit its commitment: of an imported match `claim` says what this server knows besides.
 */
export interface Verification {
  /** The seed fits the commitment, the match replays to this end, and nothing this server knows speaks against it. */
  verified: boolean;
  /**
   * Of an imported match: what this server knows of the table that its file names. It has the same match, another one, or does not know that table; or the file names none.
   */
  claim: 'dealt_here' | 'same' | 'differs' | 'unknown' | 'none';
  /** The table that the commitment was made at: another one's for an imported match. */
  table: string;
  /** Null: an imported match that no server dealt, so that nothing was promised. */
  commitment: string | null;
  seed: string;
  /** SHA-256 of this text is the commitment. */
  text: string;
  /** What was made of that seed and of what people added to it; null: the seed itself is dealt by. */
  deal: Deal | null;
  moves: number;
  places: number[];
}

/** What a view is made of, as `trivet.engine.views` says of each kind. */
export interface ViewSchema {
  /** What tells this schema from others. */
  mark: string;
  /** In the order in which its numbers come. */
  view: Record<string, unknown>;
  /** Words and entries are numbers into one of these. */
  tables: unknown[][];
}

/** Why a move cannot be made now, as a refusal of it would say. */
export interface WhyNot {
  /** Null: it can be made. */
  code: ErrorCode | null;
  message: string | null;
  /** One of the game's: its text is `{game}-why-{reason}`. */
  reason: string | null;
}

/** A game's words in one language: its messages in Fluent's form, its rules and its player aid in Markdown. */
export interface Words {
  messages: string;
  rules: string;
  aid: string;
}

/** What comes over live lines, by their addresses. */
export interface Lines<View = unknown> {
  '/api/live': Turns | LiveError<View>;
  '/api/quick/live': Queue | LiveError<View>;
  '/api/tables/{id}/live': LiveTable<View> | Presence | LiveChat | LiveError<View>;
}
