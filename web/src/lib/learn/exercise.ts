/** What somebody is asked beside a real board, away from any table: a step of a lesson, or a puzzle. */
import type { Foreseen, GameUI, Wish } from '../board/game';
import type { GameEvent, LogEntry, Offer, Position, Seat } from '../protocol';
import type { Playback } from '../table/playback.svelte';
import type { Why } from '../ways/reading.svelte';

export interface Exercise {
  readonly game: string;
  readonly rulesVersion: number;
  readonly playback: Playback;
  /** How it stands; null: that has not come yet. */
  readonly now: Position | null;
  /** Whose eyes, and who sits where. */
  readonly seat: number;
  readonly seats: Seat[];
  readonly log: LogEntry[];
  /** What the others have done since one acted last. */
  readonly others: GameEvent[];
  readonly offers: Offer[];
  /** A move is to be made now, */
  readonly asks: boolean;
  /** else this says what there is to do; */
  readonly resting: string;
  /** and these are right, where that is told. */
  readonly right: Offer[];
  /** Places to light, as the board names them; none: those of the moves that are right. */
  readonly light: string[];
  readonly sending: boolean;
  /** Why there is nothing to show, in words. */
  readonly failure: string | null;
  /** Nobody answers just now. */
  readonly away: boolean;

  act(...moves: Wish[]): Promise<boolean>;
  /** On from what is only read. */
  next(): void;
  leave(): void;
  whyNot(wish: Wish): Promise<Why | null>;
  foresee<View>(offer: Offer, ui: GameUI<View>, seats: Seat[]): Promise<Foreseen<View> | null>;
}
