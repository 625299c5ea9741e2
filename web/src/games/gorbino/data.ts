/** What `gorbino.toml` holds, as the server sends it: with every default filled in. */
import { components } from '../../lib/data/components.svelte';

export type Resource = string; // 'food' | 'wood' | 'coal' | 'iron' | 'gold' in our data
export type Tag = string; // 'pink' | 'purple' | 'yellow' | 'blue' | 'red' | 'green'
/** Cubes by resource, and `coins`; what is 0 is left out. */
export type Cost = Record<string, number>;

export type CardType = 'loan' | 'production' | 'trade' | 'development' | 'reset' | 'build' | 'treachery';

type Source = 'province' | 'resource' | 'everywhere' | 'each_type';

interface Discounts {
  coin_discount: number;
  cube_discount: number;
}

export type Effect =
  | { do: 'loan'; options: { income: number; coins: number }[] }
  | { do: 'produce'; from: Source; own: number; others: number; count: number }
  | { do: 'trade'; types: number; sell_bonus: number; buy_discount: number; bonus_cubes: number }
  | { do: 'exchange'; cubes: number }
  | ({ do: 'develop'; cards: number; surcharge: boolean; to: 'discard' | 'hand' } & Discounts)
  | { do: 'reset'; cards: number; pick: 'top' | 'any' }
  | ({ do: 'build'; cities: number; income: number; reach: number; within: string; harvest: number } & Discounts)
  | { do: 'steal_coins' | 'steal_cubes' | 'shift_income' | 'income' | 'coins'; amount: number }
  | { do: 'copy' }
  | { do: 'seize_city'; income: number }
  | { do: 'take_technology'; cards: number; to: 'discard' | 'hand' }
  | { do: 'swap_tokens'; harvest: number };

export interface Card {
  id: string;
  type: CardType;
  effects: Effect[];
  cost: Cost;
  tags: Tag[];
  one_shot: boolean;
  stays_in_hand: boolean;
}

export interface City {
  id: string;
  province: string;
  x: number;
  y: number;
}

export interface GorbinoData {
  limits: {
    max_coins: number;
    min_income: number;
    max_income: number;
    cities_per_player: number;
    cubes_per_resource: number;
    min_price: number;
  };
  setup: { cubes: number };
  resource: { id: Resource; colour: string; price: number; build: Cost }[];
  map: { width: number; height: number; provinces: { id: string }[]; cities: City[]; roads: [string, string][] };
  tag: { id: Tag; per: number; times: number }[];
  starter: Card[];
  technology: Card[];
}

declare module '../../lib/data/components.svelte' {
  interface Components {
    gorbino: GorbinoData;
  }
}

export const book = (): GorbinoData => components('gorbino');

function byId<Thing extends { id: string }>(things: Thing[], id: string): Thing {
  const found = things.find((thing) => thing.id === id);
  if (!found) throw new Error(`${id} is not in the data of Gorbino's Quest`);
  return found;
}

export const cardOf = (id: string): Card => byId([...book().starter, ...book().technology], id);
export const cityOf = (id: string): City => byId(book().map.cities, id);
export const resourceOf = (id: Resource): GorbinoData['resource'][number] => byId(book().resource, id);
export const resources = (): Resource[] => book().resource.map((resource) => resource.id);
export const tags = (): Tag[] => book().tag.map((tag) => tag.id);

/** The effect of this kind that a card begins with. */
export function firstEffect<Do extends Effect['do']>(card: string | null, what: Do): Extract<Effect, { do: Do }> | null {
  const first = card === null ? undefined : cardOf(card).effects[0];
  return first?.do === what ? (first as Extract<Effect, { do: Do }>) : null;
}

export const neighbours = (city: string): string[] =>
  book().map.roads.flatMap(([a, b]) => (a === city ? [b] : b === city ? [a] : []));
