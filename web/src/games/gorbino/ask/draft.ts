/** A trade that is being thought over, added up by the tariff of the card being played. */
import type { Wish } from '../../../lib/board/game';
import { type Resource, resources } from '../data';
import type { Tariff, TradeVerb } from '../view';

/** Cubes to sell, or below 0 to buy, by resource. */
export type Draft = Record<Resource, number>;

export interface Bill {
  /** What the card adds to the sales, and takes off the purchases. */
  bonus: number;
  discount: number;
  total: number;
}

export function bill(draft: Draft, { prices, extras }: Tariff): Bill {
  const goods = sum(Object.entries(draft).map(([id, number]) => number * prices[id]!));
  const added = (verb: TradeVerb): number => {
    const cubes = (id: Resource): number => Math.max(0, (draft[id] ?? 0) * (verb === 'sell' ? 1 : -1));
    const counted = extras.filter((extra) => extra.verb === verb);
    return sum(counted.map((extra) => extra.coins * Math.min(extra.cubes, sum(extra.resources.map(cubes)))));
  };
  const [bonus, discount] = [added('sell'), added('buy')];
  return { bonus, discount, total: goods + bonus + discount };
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** How many resources a draft trades. */
export const typesOf = (draft: Draft): number => Object.values(draft).filter((number) => number !== 0).length;

/** The small moves that make up the part of a trade not yet made: what is sold pays for what is bought. */
export function moves(draft: Draft, made: Draft): Wish[] {
  const open = resources().filter((id) => draft[id] && !made[id]);
  const sales = open.filter((id) => draft[id]! > 0);
  const purchases = open.filter((id) => draft[id]! < 0);
  return [
    ...sales.map((resource) => ({ verb: 'sell', resource, number: draft[resource]! })),
    ...purchases.map((resource) => ({ verb: 'buy', resource, number: -draft[resource]! })),
  ];
}
