/** Who won, in a sentence. */
import { list, t } from './i18n.svelte';
import { playerName } from './players';
import type { Seat } from './protocol';

/** "Ada wins with 34 points", "Ada and Bo share the win with 34 points"; alone at the table, won or lost. */
export function result(places: number[], totals: number[], seats: Seat[]): string {
  const winners = seats.filter((seat) => places[seat.seat] === 1).map((seat) => seat.seat);
  const first = winners[0];
  if (first === undefined) return t('result-lost', { points: totals[0] ?? 0 });
  const players = list(winners.map((seat) => playerName(seat, seats)));
  return t('result-won', { players, count: winners.length, points: totals[first] ?? 0 });
}
