/** What offers and events speak of. */
import type { GameEvent, Offer } from '../../lib/protocol';

const isOffer = (thing: GameEvent | Offer): thing is Offer => 'verb' in thing;

/** `city:fogbridge`, `province:drakewood`, `card:coup`, `resource:iron`, `seat:1`: the parts of the board to light up. */
export function targets(thing: GameEvent | Offer): string[] {
  const found: string[] = [];
  for (const field of ['city', 'with', 'province', 'card', 'resource']) {
    const value = thing[field];
    if (typeof value === 'string') found.push(`${field === 'with' ? 'city' : field}:${value}`);
  }
  for (const field of ['seat', 'owner']) {
    const value = thing[field];
    if (typeof value === 'number' && (!isOffer(thing) || thing.verb === 'target')) found.push(`seat:${value}`);
  }
  return found;
}

/** Whether a log line that names seats speaks of this one too; one that names none speaks of all. */
export const speaksOf = (lit: string[], seat: number): boolean =>
  !lit.some((key) => key.startsWith('seat:')) || lit.includes(`seat:${seat}`);
