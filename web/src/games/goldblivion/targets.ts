/** What offers and events speak of, and how to find the offer that a thing plays. */
import type { GameEvent, Offer, Value } from '../../lib/protocol';

const isOffer = (thing: GameEvent | Offer): thing is Offer => 'verb' in thing;

/** Where the card of an event or offer lies. */
const CARD_AT: Record<string, string> = {
  draft: 'noble',
  develop: 'hand',
  activate: 'town',
  ready: 'town',
  reactivate: 'town',
  row: 'row',
  destroy: 'row',
};

const SOLDIER_AT: Record<string, string> = {
  reveal_soldier: 'army',
  resolve: 'army',
  copy: 'army',
  lose: 'army',
  red_top: 'top',
};

/** Parts of the board: `place:5`, `slot:2`, `pile:1`, `village:left`, `hand:tom`, `town:mine`, `army:archer`, `seat:1` … */
export function targets(thing: GameEvent | Offer): string[] {
  const name = isOffer(thing) ? thing.verb : thing.event;
  const found: string[] = [];
  const add = (key: string | undefined, value: Value | undefined): void => {
    if (key && value !== undefined && value !== null) found.push(`${key}:${value}`);
  };
  for (const field of ['place', 'slot', 'pile', 'village', 'token']) add(field, thing[field]);
  // A card is played from the hand, and then lies in the play area.
  add(name === 'play' ? (isOffer(thing) ? 'hand' : 'town') : CARD_AT[name], thing.card);
  add(SOLDIER_AT[name], thing.soldier);
  if (name === 'noble_take' || name === 'noble_type') add('nobleplace', thing.type);
  if (isOffer(thing)) return found;
  add('seat', thing.seat);
  if (name.startsWith('noble_')) found.push('seat:1');
  if (name === 'bars') found.push('track');
  return found;
}

/** The offer of a verb whose argument is this, if there is one. */
export const find = (offers: Offer[], verb: string, field?: string, value?: Value): Offer | undefined =>
  offers.find((offer) => offer.verb === verb && (field === undefined || offer[field] === value));
