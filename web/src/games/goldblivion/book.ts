/** GOLDblivion's components as the server's data file has them. */
import { components } from '../../lib/data/components.svelte';
import type { CardType, Side } from './view';

export type Per = 'none' | CardType | 'territory';

export interface Cost {
  nuggets: number;
  material: number;
}

export type Gain =
  'nuggets' | 'material' | 'bars' | 'roll_dice' | 'magic' | 'draw_blue' | 'draw_red' | 'free_blue' | 'free_red' | 'strength';

export type Effect =
  | { op: Gain; n: number; per: Per }
  | { op: 'destroy_market'; n: number; market: 'any' | 'blue' | 'red' }
  | { op: 'reactivate'; type: CardType | 'character' }
  | { op: 'combat'; strength: number; cards: number }
  | { op: 'choose_one'; options: Effect[][] }
  | { op: 'pay_to_gain'; cost: Cost; gain: Effect[]; limit: 'once' | 'unlimited' }
  | { op: 'lose_nuggets'; n: number }
  | { op: 'destroy_self' | 'copy_red' | 'reveal_territory' | 'destroy_territory' | 'destroy_rightmost' };

interface Thing {
  id: string;
}

interface Blue extends Thing {
  types: CardType[];
  cost: Cost;
  effects: Effect[];
}

interface Red extends Thing {
  cost: Cost;
  strength: number;
  strength_per: Per;
  power: Effect[];
}

export interface Position {
  id: number;
  terrain: Terrain;
  /** Where its six sides lead: a position's number, `open` or `water`. */
  sides: Record<string, number | string>;
}

export type Terrain = 'forest' | 'mountain';

interface Tile extends Thing {
  terrain: Terrain;
  strength: number;
  reward: Effect[];
}

export interface SoloBoard {
  name: string;
  difficulty: string;
  doubling: boolean;
  magic: Effect[];
  conversion: Effect[];
  slots: Record<CardType, Effect[]>;
}

interface Share {
  cards: number;
  n: number;
}

export interface Book {
  limits: {
    material_max: number;
    magic_max: number;
    bars_to_trigger_end: number;
    hand_draw: number;
    main_actions_per_turn: number;
    main_actions_per_turn_solo: number;
  };
  production: Record<Side, Share>;
  bar_purchase: { effects: Extract<Effect, { op: 'pay_to_gain' }>[] };
  first_player_token: { effects: Effect[] };
  die_face: { id: string; effects: Effect[]; solo_market_slot: number }[];
  starter: Blue[];
  noble: Blue[];
  character: Blue[];
  building: Blue[];
  combat_card: Red[];
  magic_token: (Thing & { digit: number; effects: Effect[] })[];
  village_tile: { side: (Thing & { effects: Effect[] })[] }[];
  territory: Tile[];
  cow_dragon: Omit<Tile, 'terrain'> & { position: number };
  position: Position[];
  solo: { doubling_from_card: number; market_slot_symbols: string[] };
  solo_board: SoloBoard[];
}

declare module '../../lib/data/components.svelte' {
  interface Components {
    goldblivion: Book;
  }
}

export const book = (): Book => components('goldblivion');

export type Kind = 'starter' | 'noble' | 'character' | 'building' | 'soldier' | 'token' | 'village';

/** Whatever is drawn as a card: what stands on it. */
export interface Face {
  id: string;
  kind: Kind;
  types: CardType[];
  cost: Cost;
  effects: Effect[];
  /** A Combat card's printed Strength. */
  strength: { n: number; per: Per } | null;
  /** A magic token's digit. */
  digit: number | null;
}

const FREE: Cost = { nuggets: 0, material: 0 };
const plain = (id: string, kind: Kind, effects: Effect[]): Face => ({
  id,
  kind,
  effects,
  types: [],
  cost: FREE,
  strength: null,
  digit: null,
});

function faces(of: Book): Map<string, Face> {
  const blue = (['starter', 'noble', 'character', 'building'] as const).flatMap((kind) =>
    of[kind].map((card): Face => ({ ...plain(card.id, kind, card.effects), types: card.types, cost: card.cost })),
  );
  const red = of.combat_card.map((card): Face => {
    const strength = { n: card.strength, per: card.strength_per };
    return { ...plain(card.id, 'soldier', card.power), cost: card.cost, strength };
  });
  const tokens = of.magic_token.map((token): Face => ({ ...plain(token.id, 'token', token.effects), digit: token.digit }));
  const villages = of.village_tile.flatMap(({ side }) => side.map((one) => plain(one.id, 'village', one.effects)));
  return new Map([...blue, ...red, ...tokens, ...villages].map((one) => [one.id, one]));
}

const known = new WeakMap<Book, Map<string, Face>>();

export function face(id: string): Face {
  const from = book();
  if (!known.has(from)) known.set(from, faces(from));
  return known.get(from)!.get(id) ?? plain(id, 'character', []);
}

/** An enemy's Strength and reward; the Cow-Dragon is one too. */
export function enemy(id: string): { strength: number; reward: Effect[]; terrain: Terrain | null } {
  const { territory, cow_dragon } = book();
  return territory.find((tile) => tile.id === id) ?? { ...cow_dragon, terrain: null };
}

export const soloBoard = (board: string): SoloBoard =>
  book().solo_board.find(({ name }) => name.toLowerCase() === board) ?? book().solo_board[0]!;

/** The face of the noble's die that picks a slot of the row, counted from 1. */
export const faceOfSlot = (slot: number): string => book().solo.market_slot_symbols[slot - 1] ?? '';

/** What the visible side of a village hides. */
export function otherSide(village: string): string {
  const sides = book().village_tile.find(({ side }) => side.some(({ id }) => id === village))?.side ?? [];
  return sides.find(({ id }) => id !== village)?.id ?? village;
}
