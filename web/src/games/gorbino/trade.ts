/** The arithmetic of a trade that is being thought over: the same as the rules', which have the last word. */
import type { Wish } from '../../lib/game';
import { book, resourceOf, resources, type Trade } from './data';
import type { Resource } from './view';

/** Cubes to sell, or below 0 to buy, by resource. */
export type Draft = Record<Resource, number>;

export interface Bill {
  sold: number;
  bought: number;
  /** What the card adds to the sales, and takes off the purchases. */
  bonus: number;
  discount: number;
  total: number;
}

function saving(resource: Resource, { buy_discount }: Trade): number {
  return Math.max(0, Math.min(buy_discount, resourceOf(resource).price - book().limits.min_price));
}

export function bill(draft: Draft, card: Trade): Bill {
  const value = (sign: 1 | -1): number =>
    resources().reduce((sum, id) => sum + Math.max(0, sign * (draft[id] ?? 0)) * resourceOf(id).price, 0);
  const cubesSold = resources().reduce((sum, id) => sum + Math.max(0, draft[id] ?? 0), 0);
  // The cubes that save most are counted.
  const savings = resources()
    .flatMap((id) => Array.from({ length: Math.max(0, -(draft[id] ?? 0)) }, () => saving(id, card)))
    .sort((a, b) => b - a);
  const [sold, bought] = [value(1), value(-1)];
  const bonus = Math.min(cubesSold, card.bonus_cubes) * card.sell_bonus;
  const discount = savings.slice(0, card.bonus_cubes).reduce((sum, saved) => sum + saved, 0);
  return { sold, bought, bonus, discount, total: sold + bonus - bought + discount };
}

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
