/** Quick match: waiting with others for a game. */
import type { ApiError } from './table';

/** `GET /api/quick`: how many wait for what. */
export interface QuickWaits {
  waits: QuickWish[];
}

export interface QuickWish extends Wish {
  waiting: number;
}

export interface Wish {
  game: string;
  players: number;
  /** A day for each turn; else two minutes. */
  slow: boolean;
}

/**
 * What comes over `WS /api/quick/live?game=&players=&pace=live|slow`. One waits as long as the line is open; it ends when a
 * table is found. `POST /api/quick/bots`: bots may take the seats that are still empty.
 */
export type Queue =
  | {
      type: 'queue';
      /** Those who wait for the same, */
      waiting: number;
      /** of so many that it takes; */
      needed: number;
      /** one's own place among them. */
      place: number;
      /** One has waited long enough to be offered bots; */
      bots: boolean;
      /** so many would begin with them, */
      agreed: number;
      /** oneself too. */
      mine: boolean;
      /** Where one has been seated. */
      table: string | null;
    }
  | { type: 'error'; error: ApiError };
