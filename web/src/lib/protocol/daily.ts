/** Tables of the day: one shuffle a day and game for everybody. */

/** What a table of the day says of itself. */
export interface DailyTable {
  /** As 2026-11-16, of UTC. */
  day: string;
  /** It is the try that counts in the day's list. */
  counted: boolean;
  /** Its result counts until then; after it the seed, the match files and the replays are given out. */
  until: string;
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

/** A day of one's own; `finished`: how many people finished their try then. */
export interface PastDay {
  day: string;
  rank: number | null;
  finished: number;
  won: boolean | null;
  score: number | null;
  table: string;
}

/**
 * `GET /api/games/{game}/daily?day=&after=`: the list goes by win, then points, then fewer turns. `POST` there sits down at
 * today's table and answers 201 with the `Table`: what goes on is gone on with; the first try of a day counts.
 */
export interface Day {
  game: string;
  day: string;
  today: string;
  /** When the list is closed. */
  until: string;
  over: boolean;
  options: Record<string, number | string>;
  bots: string[];
  /** SHA-256 of `text`, which is told with the seed once the list is closed. */
  commitment: string;
  seed: string | null;
  text: string | null;
  /** How many have begun one. */
  tries: number;
  entries: DayEntry[];
  next: string | null;
  own: DayEntry | null;
  /** The table at which one's own try goes on. */
  going: string | null;
  /** Days in a row, up to today or yesterday, on which one has finished a try; and the most it ever were. */
  streak: number;
  best: number;
  history: PastDay[];
}
