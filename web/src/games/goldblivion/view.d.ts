/** Made by tools/view_types.py from `VIEW` of the game, which says what each part is: do not edit. */

export type Phase =
  | 'draft'
  | 'develop'
  | 'act'
  | 'end'
  | 'option'
  | 'pay'
  | 'destroy'
  | 'free_blue'
  | 'free_red'
  | 'reactivate'
  | 'attack'
  | 'army'
  | 'copy'
  | 'loss'
  | 'noble_type'
  | 'noble_reveal'
  | 'noble_destroy'
  | 'resolve'
  | 'over';

export interface Place {
  /** Face-down tiles on it. */
  down: number;
  /** The visible enemy: a tile's id, `cow_dragon`, or none. */
  enemy: string | null;
  strength: number | null;
  /** Combat cards an attack on it draws, without bonus. */
  draws: number;
}

export interface Combat {
  place: number;
  enemy: string;
  enemy_strength: number;
  strength: number;
  army: string[];
  /** Those of the army whose power has been resolved. */
  resolved: string[];
}

export type Source = 'character' | 'building' | 'token' | 'village' | 'soldier' | 'reward' | 'noble' | 'combat';

export type Side = 'left' | 'right';

export interface GoldPlayer {
  nuggets: number;
  material: number;
  bars: number;
  passed: boolean;
  /** Has chosen its development, which is secret until all have. */
  has_chosen: boolean;
  hand_size: number;
  /** One's own; null for others. */
  hand: string[] | null;
  pile_size: number;
  /** One's own draw pile, in no order. */
  pile: string[] | null;
  /** Another player's hand, pile and development together, in no order. */
  unseen: string[] | null;
  play_area: string[];
  buildings: {
    card: string;
    tilted: boolean;
  }[];
  development: Record<Side, {
    count: number;
    cards: string[] | null;
  }>;
  chosen: {
    card: string;
    side: Side;
  } | null;
  red_pile: string[];
  exhausted: string[];
  tokens_held: number;
  tokens: string[] | null;
  trophies: string[];
  /** The digit drawn for the noble draft, until a noble is taken. */
  digit: number | null;
}

export type CardType = 'elf' | 'human' | 'dwarf' | 'building';

export interface Noble {
  board: string;
  nuggets: number;
  material: number;
  bars: number;
  trophies: string[];
  cards: Record<CardType, string[]>;
  slot: number | null;
  place: CardType | null;
}

export interface GoldView {
  phase: Phase;
  turn: number;
  round: number;
  first: number;
  /** Main actions left in this turn. */
  main_left: number;
  /** Solo: the row could not be refilled. */
  lost: boolean;
  row: (string | null)[];
  /** Cards in the market pile. */
  market: number;
  /** Those of them whose order is unknown. */
  unseen: string[];
  /** The others: its known bottom, next to come first. */
  bottom: string[];
  red_piles: {
    top: string | null;
    left: number;
  }[];
  red_unseen: string[];
  box: string[];
  red_box: string[];
  /** Positions 1 to 12. */
  places: Place[];
  tiles_unseen: Record<string, number>;
  /** The visible side of the left and the right village. */
  villages: string[];
  /** Nobles to draft. */
  nobles: string[];
  tokens: {
    down: number;
    up: string[];
  };
  combat: Combat | null;
  /** What asks for a choice, the card it stands on, and the effect itself, which a Joker may have copied. */
  asked: {
    source: Source;
    card: string | null;
    effect: unknown | null;
    times: number;
  } | null;
  players: GoldPlayer[];
  /** Solo: the automated opponent. */
  noble: Noble | null;
}
