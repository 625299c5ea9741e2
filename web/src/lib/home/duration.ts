/** How long a game takes, about. */
import { has, t } from '../words/i18n.svelte';

/** Seconds that a person takes over a move, and that one looks at a bot's. */
const OWN = 10;
const LOOKED_AT = 2;

/** The minutes that a game with so many players takes, of whom so many are people; null where it does not say its moves. */
export function minutesOf(game: string, players: number, people: number): number | null {
  const message = `${game}-moves`;
  if (!has(message)) return null;
  const seconds = Number(t(message, { players })) * (people * OWN + (players - people) * LOOKED_AT);
  const minutes = seconds / 60;
  return minutes < 10 ? Math.max(1, Math.round(minutes)) : Math.round(minutes / 5) * 5;
}
