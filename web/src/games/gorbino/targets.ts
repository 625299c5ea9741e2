/**
 * What offers and events speak of, as keys of parts of the board:
 *
 * - `city:fogbridge`, `province:drakewood`, `resource:iron` (its place in the market and bank);
 * - `card:coup`: a technology card, wherever it lies; `hand:starter_loan`: a card of whoever is to act;
 * - `seat:1`, and of what lies before that seat `held:1:coup`, `cubes:1:iron`, `coins:1`, `income:1`.
 */
import type { GameEvent, Offer } from '../../lib/protocol';

type Thing = GameEvent | Offer;

const isOffer = (thing: Thing): thing is Offer => 'verb' in thing;

/** Where the coins and the income of an event come and go. */
const COINS = ['begin_turn', 'earn', 'borrow', 'balance', 'pay_coins', 'rob'];
const INCOME = ['raise_income', 'borrow', 'slander'];
/** Cubes that come from the bank or go back to it. */
const BANK = ['cube', 'produce', 'sell', 'buy', 'give', 'take', 'pay_cubes'];
/** Cards that lie before a player now. */
const HELD = ['draft', 'play', 'develop', 'recall'];

const word = (thing: Thing, field: string): string | null => (typeof thing[field] === 'string' ? thing[field] : null);
const seatOf = (thing: Thing, field: string): number | null => (typeof thing[field] === 'number' ? thing[field] : null);

function places(thing: Thing): string[] {
  const [city, other, province] = [word(thing, 'city'), word(thing, 'with'), word(thing, 'province')];
  return [city && `city:${city}`, other && `city:${other}`, province && `province:${province}`].filter((key) => key !== null);
}

function ofOffer(offer: Offer): string[] {
  const [card, resource, seat] = [word(offer, 'card'), word(offer, 'resource'), seatOf(offer, 'seat')];
  const own = ['play', 'recall'].includes(offer.verb);
  return [
    ...(card ? [`${own ? 'hand' : 'card'}:${card}`] : []),
    ...(resource ? [`resource:${resource}`] : []),
    ...(seat === null ? [] : [`seat:${seat}`]),
  ];
}

function ofEvent(event: GameEvent): string[] {
  const what = event.event;
  const [card, resource] = [word(event, 'card'), word(event, 'resource')];
  const seats = [seatOf(event, 'seat'), seatOf(event, 'owner')].filter((seat) => seat !== null);
  const held = seats.slice(what === 'copy' ? 1 : 0).slice(0, 1);
  return [
    ...seats.flatMap((seat) => [
      `seat:${seat}`,
      ...(COINS.includes(what) ? [`coins:${seat}`] : []),
      ...(INCOME.includes(what) ? [`income:${seat}`] : []),
      ...(resource && what !== 'spare' ? [`cubes:${seat}:${resource}`] : []),
    ]),
    ...(resource && BANK.includes(what) ? [`resource:${resource}`] : []),
    ...(card ? (HELD.includes(what) || what === 'copy' ? held.map((seat) => `held:${seat}:${card}`) : [`card:${card}`]) : []),
  ];
}

export const targets = (thing: Thing): string[] => [...places(thing), ...(isOffer(thing) ? ofOffer(thing) : ofEvent(thing))];

/** Whether a card before a seat is meant. */
export const meansCard = (keys: string[], seat: number, card: string): boolean =>
  keys.includes(`held:${seat}:${card}`) || keys.includes(`card:${card}`);
