/** Tables in lists. */
import type { Clock, Seat, Status } from './table';

/** `GET /api/lobby`: public tables. More: `GET /api/lobby/open?after=`, `GET /api/lobby/running?after=`. */
export interface Lobby {
  open: TablePage;
  running: TablePage;
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
