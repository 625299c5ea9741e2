/** Made by tools/view_types.py from `VIEW` of the game, which says what each part is: do not edit. */

export type Phase = 'tile' | 'powers' | 'camels' | 'take' | 'lift' | 'drop' | 'routes' | 'spices' | 'gift' | 'over';

export type Tribe = 'chingis' | 'sarnai' | 'naran' | 'bataar' | 'temur';

export interface Tile {
  /** Column and row, the first tile of the set-up at 0, 0; rows grow downwards. */
  cell: [number, number];
  tribe: Tribe;
  /** Camels standing on it, by seat. */
  camels: number[];
}

export type Gift =
  | 'perfume'
  | 'cotton'
  | 'china'
  | 'tea'
  | 'silk'
  | 'spices'
  | 'heart_of_the_desert'
  | 'good_company'
  | 'edge_of_the_desert'
  | 'nothing_wasted'
  | 'kept_in_store'
  | 'shared_camp';

export type Power = 'perfume' | 'cotton' | 'china' | 'tea' | 'silk' | 'spices';

export type Blessing =
  | 'heart_of_the_desert'
  | 'good_company'
  | 'edge_of_the_desert'
  | 'nothing_wasted'
  | 'kept_in_store'
  | 'shared_camp';

export interface Player {
  reserve: number;
  /** Tiles left in the face-down stack. */
  stack: number;
  gifts: {
    gift: Power;
    used: boolean;
  }[];
  blessings: {
    blessing: Blessing;
    /** Its condition holds now. */
    holds: boolean;
    points: number;
  }[];
  coffees: number;
  /** Face up in front of the player, one point off each. */
  discards: Tribe[];
}

export interface Route {
  /** The two tiles of one tribe, lower number first. */
  ends: [number, number];
  /** Tiles of a longest way between them, counted up to the length that opens coffee. */
  length: number;
  /** Such a way, end to end. */
  path: number[];
  diagonal: boolean;
}

export interface GobiView {
  /** What is asked now; `gobi-prompt-<phase>` words it. */
  phase: Phase;
  /** Whose turn it is. */
  turn: number;
  tiles: Tile[];
  /** The tile drawn and not yet laid. */
  drawn: Tribe | null;
  /** The tile placed this turn. */
  placed: number | null;
  /** A camel in the air between `lift` and `drop` (China). */
  lifted: {
    seat: number;
    tile: number;
  } | null;
  /** Camels still to be put in this step. */
  camels_left: number;
  /** Tiles that some of them must go to, the next one last. */
  due: number[];
  decks: {
    left: number;
    top: Gift | null;
  }[];
  coffees: number;
  players: Player[];
  /** Tiles of each tribe nobody has seen yet. */
  unseen: Record<Tribe, number>;
  /** The active player's open routes in step 2. */
  routes: Route[];
  /** Length of the route being rewarded while a gift is chosen; 0 otherwise. */
  route_length: number;
}
