/** What a live line says, and the chat. */
import type { ApiError, Numbers, Table } from './table';

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
