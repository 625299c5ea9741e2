/** Gorbino's Quest as a seat sees it: what `src/trivet/games/gorbino/view.py` builds. */

export type Resource = string; // 'food' | 'wood' | 'coal' | 'iron' | 'gold' in our data
export type Tag = string; // 'pink' | 'purple' | 'yellow' | 'blue' | 'red' | 'green'
/** Cubes by resource, and `coins`; what is 0 is left out. */
export type Cost = Record<string, number>;

export interface GorbinoPlayer {
  coins: number;
  income: number;
  cubes: Record<Resource, number>;
  /** Cities not yet on the map. */
  stock: number;
  hand: string[];
  /** Newest first. */
  discard: string[];
  /** One-shots played. */
  aside: string[];
  tags: Record<Tag, { tags: number; worth: number }>;
}

/** What a card that builds could do. */
export interface Builder {
  card: string;
  /** Of a city, by its token. Cubes that may stay unpaid are in it. */
  prices: Record<Resource, Cost>;
  reach: {
    seat: number;
    /** Free, and near enough to build there. */
    cities: string[];
    /** On the way, as the data file numbers them from 0. */
    roads: number[];
  }[];
}

/** What cubes sell and buy for. */
export interface Tariff {
  /** Coins for a cube. */
  prices: Record<Resource, number>;
  /** Coins more, or less to pay, for each of the first so many cubes of these resources. */
  extras: { verb: 'sell' | 'buy'; resources: Resource[]; cubes: number; coins: number }[];
}

export interface GorbinoView {
  phase:
    | 'found' | 'draft' | 'cubes' | 'debt' | 'card' | 'loan' | 'produce' | 'resource' | 'trade' | 'exchange' | 'develop'
    | 'recall' | 'build' | 'spare' | 'target' | 'steal' | 'seize' | 'swap' | 'swap_with' | 'end' | 'over';
  turn: number;
  /** 0 in the set-up. */
  round: number;
  /** Seats in turn order. */
  order: number[];
  bank: Record<Resource, number>;
  cities: { city: string; token: Resource; owner: number | null }[];
  /** Left to right. The cost is that of the card being played, of an ordinary purchase otherwise; it includes the surcharge. */
  track: { card: string | null; surcharge: number; cost: Cost }[];
  deck: number;
  /** Technology cards still in the deck, in no order. */
  unseen: string[];
  /** The technology discard. */
  scrapped: string[];
  /** The card whose effects are being carried out, and the card that copies it. */
  card: string | null;
  copier: string | null;
  /** Choices made so far in this play, and how many there can be. */
  done: number;
  most: number;
  /** Provinces chosen so far (produce); cards chosen so far (develop). */
  provinces: string[];
  chosen: string[];
  /** Cubes sold, or below 0 bought (trade); given, or below 0 taken (exchange). */
  traded: Record<Resource, number>;
  /** What the trade so far brings, or below 0 costs. */
  balance: number;
  /** The bill so far, and how many of its cubes may stay unpaid. */
  due: Cost;
  unpaid: number;
  /** Whose cubes are being taken (steal); the city chosen so far (swap_with, and spare while building). */
  victim: number | null;
  city: string | null;
  players: GorbinoPlayer[];
  /** Who has cities in a province, by seat, and who leads there. */
  lands: Record<string, { cities: number[]; leaders: number[] }>;
  /** Cards that build: those in the hands while a card is chosen, the one played while building. */
  builds: Builder[];
  /** What each province that can be chosen would give (produce), as far as the bank reaches. */
  yields: { province: string; seat: number; cubes: Cost }[];
  /** What each resource that can be chosen would give (resource). */
  harvest: Cost;
  /** Of the card being played (trade). */
  tariff: Tariff | null;
}
