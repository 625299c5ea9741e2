/** What offers and events speak of, and how to find the offer that a thing plays. */
import type { GameEvent, Offer, Value } from '../../lib/protocol';
import { face } from './book';

const isOffer = (thing: GameEvent | Offer): thing is Offer => 'verb' in thing;

/** The automated noble's place among the players. */
export const NOBLE = 1;

/**
 * Where the card of an offer lies, by its verb. Of events: `hand` is one's own, `town` that of the event's player, `row` wherever
 * in the market's row the card is by now.
 */
const CARD_AT: Record<string, string> = {
  draft: 'noble',
  develop: 'hand',
  play: 'hand',
  activate: 'town',
  reactivate: 'town',
};
const EVENT_CARD_AT: Record<string, string> = {
  draw: 'hand',
  play: 'town',
  activate: 'town',
  ready: 'town',
  reactivate: 'town',
  row: 'row',
};

const DESTROYS = new Set(['destroy', 'destroy_red', 'lose']);
const SOLDIERS = new Set(['reveal_soldier', 'resolve', 'copy', 'lose']);

/** What changes in a player's panel: goods, the hand, the decks of both kinds, tokens, trophies. */
const COUNTERS: Record<string, string[]> = {
  draw: ['hand', 'deck'],
  draft: ['deck'],
  developed: ['hand'],
  play: ['hand'],
  buy: ['deck'],
  gain: ['deck'],
  recruit: ['reds'],
  gain_red: ['reds'],
  steal: ['reds'],
  attack: ['reds'],
  reveal_soldier: ['reds'],
  lose: ['reds'],
  bars: ['bars'],
  use_magic: ['tokens'],
  take_magic: ['tokens'],
  win: ['trophies'],
  first_player: ['first'],
};
const GOODS = ['nuggets', 'material'] as const;

/**
 * Parts of the board: `place:5`, `village:left`, `track`, `slot:2`, `row:tom`, `market` (its pile), `pile:1`, `box`,
 * `token:magic_3`, `tokens` (those face down), `hand:tom`, `side:left`, `army:archer`, `nobleplace:elf`; and of a player's
 * panel, each with its seat: `seat:1`, `town:1:mine`, `count:1:nuggets`, `side:1:left`.
 */
export function targets(thing: GameEvent | Offer): string[] {
  return [...new Set(isOffer(thing) ? ofOffer(thing) : ofEvent(thing))];
}

const keys = (thing: GameEvent | Offer, ...fields: string[]): string[] =>
  fields.flatMap((field) => (isThere(thing[field]) ? [`${field}:${thing[field]}`] : []));

const isThere = (value: Value | undefined): boolean => value !== undefined && value !== null;

function ofOffer(offer: Offer): string[] {
  const found = keys(offer, 'place', 'village', 'slot', 'pile', 'token', 'side', 'seat');
  const at = CARD_AT[offer.verb];
  if (at) found.push(`${at}:${offer.card}`);
  if (SOLDIERS.has(offer.verb)) found.push(`army:${offer.soldier}`);
  if (offer.verb === 'noble_type') found.push(`nobleplace:${offer.type}`);
  return found;
}

function ofEvent(event: GameEvent): string[] {
  const { event: name } = event;
  const seat = event.seat ?? (name.startsWith('noble_') ? NOBLE : null);
  const found = keys(event, 'place', 'village', 'slot', 'pile', 'token');
  if (SOLDIERS.has(name)) found.push(`army:${event.soldier}`);
  if (name === 'noble_take') found.push(`nobleplace:${event.type}`);
  if (DESTROYS.has(name)) found.push('box');
  if (name === 'destroy_nugget') found.push(`count:${NOBLE}:nuggets`);
  if (name === 'bars') found.push('track');
  if (name === 'row') found.push('market');
  if (name === 'take_magic') found.push('tokens');
  if (seat === null) return [...found, ...ofCard(event, seat)];
  found.push(`seat:${seat}`, ...ofCard(event, seat));
  if (isThere(event.owner)) found.push(`seat:${event.owner}`, `count:${event.owner}:reds`);
  if (name === 'developed') found.push(`side:${seat}:${event.side}`);
  const counted = [...(COUNTERS[name] ?? []), ...GOODS.filter((good) => Number(event[good] ?? 0) > 0)];
  if (name === 'noble_destroys') counted.push('trophies');
  return [...found, ...counted.map((what) => `count:${seat}:${what}`)];
}

function ofCard(event: GameEvent, seat: Value): string[] {
  const { event: name, card } = event;
  if (typeof card !== 'string') return [];
  // A building that is bought is in play at once; a character goes into the draw pile.
  const at = name === 'buy' && face(card).kind === 'building' ? 'town' : EVENT_CARD_AT[name];
  if (!at) return [];
  return [at === 'town' ? `town:${seat}:${card}` : `${at}:${card}`];
}

/** The offer of a verb whose argument is this, if there is one. */
export const find = (offers: Offer[], verb: string, field?: string, value?: Value): Offer | undefined =>
  offers.find((offer) => offer.verb === verb && (field === undefined || offer[field] === value));
