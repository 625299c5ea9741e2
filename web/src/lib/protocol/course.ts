/** The course of a match: its positions, its points, what a move would do or why it cannot be made, whether it was dealt as promised. */
import type { GameEvent, LogEntry, Score } from './table';

/** `GET /api/tables/{id}/ratings`: what a rated game was worth to those who played it, in points of their ratings. */
export interface RatingChange {
  seat: number;
  change: number;
}

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

/** `GET /api/tables/{id}/foresee?seat=N&action=&version=`: what one of the seat's offers would do; null where nothing beside the move itself is certain. */
export interface Foreseen<View = unknown> {
  /** What the log would say of it; of a move that shows something hidden, up to there. */
  events: GameEvent[];
  /** The view and the points as they would be then; null where something hidden will have been shown. */
  view: View | null;
  scores: Score[] | null;
}
