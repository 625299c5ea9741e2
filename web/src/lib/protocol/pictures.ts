/** The pictures of the rules: positions that a game's own board draws. */
import type { Position } from './course';
import type { Offer, Seat } from './table';

/** `GET /api/games/{game}/pictures/{picture}`. */
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
