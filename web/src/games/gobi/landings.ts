/** When the camels of one move come down: one after the other, by `tile:seat`. */
import { staggered } from '../../lib/board/motion';
import type { GameEvent } from '../../lib/protocol';

export function landings(events: GameEvent[]): Map<string, number> {
  const puts = events.filter((event) => event.event === 'put');
  return new Map(puts.map((put, order) => [`${put.tile}:${put.seat}`, staggered(order)]));
}
