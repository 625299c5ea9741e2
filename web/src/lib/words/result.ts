/** Who won, in a sentence. */
import { has, list, t } from './i18n.svelte';
import { playerName } from './players';
import { points } from './points';
import type { Seat } from '../protocol';

/** "Ada wins with 34 points", "Ada and Bo share the win with 34 points"; alone at the table, won or lost. */
export function result(game: string, places: number[], totals: number[], seats: Seat[]): string {
  const winners = seats.filter((seat) => places[seat.seat] === 1).map((seat) => seat.seat);
  const first = winners[0];
  if (first === undefined) return t('result-lost', { points: points(game, totals[0] ?? 0) });
  const players = list(winners.map((seat) => playerName(seat, seats)));
  return t('result-won', { players, count: winners.length, points: points(game, totals[first] ?? 0) });
}

/** By what it was won: "3 points ahead of Bo", or how the tie was broken; nothing where nobody came second. */
export function margin(game: string, places: number[], totals: number[], seats: Seat[]): string {
  const winner = places.indexOf(1);
  const next = Math.min(...places.filter((place) => place > 1));
  const seconds = seats.filter((seat) => places[seat.seat] === next).map((seat) => seat.seat);
  const second = seconds[0];
  if (winner < 0 || second === undefined) return '';
  const players = list(seconds.map((seat) => playerName(seat, seats)));
  const ahead = (totals[winner] ?? 0) - (totals[second] ?? 0);
  if (ahead < 0) return ''; // lost in another way than by points
  if (ahead > 0) return t('result-ahead', { points: points(game, ahead), players });
  const level = t('result-level', { players });
  return has(`${game}-tie`) ? `${level} ${t(`${game}-tie`)}` : level;
}
