/** Made by tools/view_types.py from `VIEW` of the game, which says what each part is: do not edit. */

export type Phase =
  | 'found'
  | 'draft'
  | 'cubes'
  | 'debt'
  | 'card'
  | 'loan'
  | 'produce'
  | 'resource'
  | 'trade'
  | 'exchange'
  | 'develop'
  | 'recall'
  | 'build'
  | 'spare'
  | 'target'
  | 'steal'
  | 'seize'
  | 'swap'
  | 'swap_with'
  | 'end'
  | 'over';

export interface GorbinoPlayer {
  coins: number;
  income: number;
  cubes: Record<string, number>;
  /** Cities not yet on the map. */
  stock: number;
  hand: string[];
  /** Newest first. */
  discard: string[];
  /** One-shots played. */
  aside: string[];
  tags: Record<string, {
    tags: number;
    worth: number;
  }>;
}

export interface Land {
  /** Of each seat. */
  cities: number[];
  leaders: number[];
}

export interface Reach {
  seat: number;
  /** Free, and near enough to build there. */
  cities: string[];
  /** On the way, as the data file numbers them from 0. */
  roads: number[];
}

export interface Builder {
  card: string;
  /** Of a city, by its token. Cubes that may stay unpaid are in it. */
  prices: Record<string, Record<string, number>>;
  reach: Reach[];
}

export interface Yield {
  province: string;
  seat: number;
  cubes: Record<string, number>;
}

export type TradeVerb = 'sell' | 'buy';

export interface Extra {
  verb: TradeVerb;
  resources: string[];
  cubes: number;
  /** More, or less to pay, for each of the first so many cubes of these resources. */
  coins: number;
}

export interface Tariff {
  /** Coins for a cube. */
  prices: Record<string, number>;
  extras: Extra[];
}

export interface GorbinoView {
  phase: Phase;
  turn: number;
  /** 0 in the set-up. */
  round: number;
  /** Seats in turn order. */
  order: number[];
  bank: Record<string, number>;
  cities: {
    city: string;
    token: string;
    owner: number | null;
  }[];
  /** Left to right. The cost, with the surcharge, is that by the card being played, or of an ordinary purchase. */
  track: {
    card: string | null;
    surcharge: number;
    cost: Record<string, number>;
  }[];
  deck: number;
  /** The technology discard. */
  scrapped: string[];
  /** The card whose effects are being carried out. */
  card: string | null;
  /** The card that copies it. */
  copier: string | null;
  /** Choices made so far in this play. */
  done: number;
  /** How many there can be. */
  most: number;
  /** Chosen so far (produce). */
  provinces: string[];
  /** Chosen so far (develop). */
  chosen: string[];
  /** Cubes sold, or below 0 bought (trade); given, or below 0 taken (exchange). */
  traded: Record<string, number>;
  /** What the trade so far brings, or below 0 costs. */
  balance: number;
  /** The bill so far. */
  due: Record<string, number>;
  /** How many of its cubes may stay unpaid. */
  unpaid: number;
  /** Whose cubes are being taken (steal). */
  victim: number | null;
  /** The city chosen so far (swap_with, and spare while building). */
  city: string | null;
  players: GorbinoPlayer[];
  /** Technology cards still in the deck, in no order. */
  unseen: string[];
  /** Who has cities in a province, and who leads there. */
  lands: Record<string, Land>;
  /** What cards that build could do: those in the hands while a card is chosen, the one played while building. */
  builds: Builder[];
  /** What each province that can be chosen would give (produce), as far as the bank reaches. */
  yields: Yield[];
  /** What each resource that can be chosen would give (resource). */
  harvest: Record<string, number>;
  /** What cubes sell and buy for by the card being played (trade). */
  tariff: Tariff | null;
}
