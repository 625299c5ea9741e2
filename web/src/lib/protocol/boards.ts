/** How a game that brings no board of its own may declare to lie on the table. */

/** How an argument of an action or event names a place of a zone. */
export interface Touch {
  /** `card`, or `play.card` for that verb alone. */
  argument: string;
  /** By its column and row; by its number in the list; two numbers; by the value of the part `of`; by the player. */
  by: 'position' | 'number' | 'numbers' | 'value' | 'seat';
  /** The number of the first place. */
  first: number;
  /** The part of a place that holds the value; empty: the place itself is the value. */
  of: string;
}

export interface Zone {
  kind: 'grid' | 'hexes' | 'deck' | 'hand' | 'counters';
  name: string;
  /** Parts of the view, one within the other; those of `players` are each player's own. */
  paths: string[][];
  /** The part of a cell that says where it lies. */
  at: string;
  /** Cells lie row by row, so many in each; 0: where `at` says. */
  columns: number;
  /** The parts of a place that are drawn. */
  shows: string[];
  /** Of a deck: the parts that hold how many are left, and what lies on top. */
  count: string;
  top: string;
  touched: Touch[];
  /** Verbs whose actions are about the zone as a whole. */
  verbs: string[];
}

export interface Layout {
  zones: Zone[];
  /** Parts that are a player's number, or a list with an entry for each player. */
  seats: string[];
}
