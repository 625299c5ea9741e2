/** What the server is asked to do at a table; `src/trivet/server/requests.py` says the same. */
import type { Clock } from './table';

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

/** `POST /api/people/{person}/challenge` answers 201 with the `Table`, at which a seat is kept for them. */
export interface Challenge {
  game: string;
  /** A day for each turn; else two minutes. */
  slow?: boolean;
}

/** `POST /api/tables/{id}/proposals` */
export type NewProposal =
  | { kind: 'takeback'; seat: number; move: number }
  | { kind: 'stand_in'; seat: number }
  | { kind: 'close' };

/**
 * `POST /api/tables/{id}/rematch` answers 201 with the new `Table`: same game, options and seats. Where others play too,
 * their seats are kept open for them, and the first table's `rematch` names the new one: who asks again sits down there.
 */
/** `POST /api/matches` takes a match file and answers 201 with the `Table` made from it. */
