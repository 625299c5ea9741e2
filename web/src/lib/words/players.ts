/** What the players of a table are called. */
import { has, list, t } from './i18n.svelte';
import type { Presence, Seat } from '../protocol';

/** The one seat that the person looking has; null where it is none, or several on a shared device. */
export function ownSeat(seats: Seat[]): number | null {
  const [first, ...more] = seats.filter((seat) => seat.mine);
  return first && more.length === 0 ? first.seat : null;
}

/** A bot's level or name in words: "Normal". */
export const botName = (bot: string): string => (has(`bot-${bot}`) ? t(`bot-${bot}`) : bot);

/** What a seat is called: the name typed, or its number, or the bot's level, numbered where two of one level sit. */
export function playerName(seat: number, seats: Seat[]): string {
  const player = seats[seat];
  if (player?.kind === 'open') return player.name ? t('seat-kept', { player: player.name }) : t('seat-open');
  if (player?.kind !== 'bot') return player?.name || t('seat-player', { number: seat + 1 });
  const level = botName(player.bot ?? '');
  const alike = seats.filter((other) => other.bot === player.bot);
  if (alike.length < 2) return t('seat-bot', { level });
  return t('seat-bot-numbered', { level, number: alike.indexOf(player) + 1 });
}

/** What a table is called: what its creator says, or its game. */
export const named = ({ title, game }: { title: string; game: string }): string => title || t(`${game}-title`);

/** How many people sit there, a shared device's counted once. */
export const people = (seats: Seat[]): number => new Set(seats.flatMap((seat) => seat.person ?? [])).size;

/** Who watches: "Ada, Bo and 3 others watch"; those without a name are somebody. */
export function onlookers({ watching, onlookers: named }: Pick<Presence, 'watching' | 'onlookers'>): string {
  if (named.length === 0) return t('table-watching', { count: watching });
  const others = Math.max(0, watching - named.length);
  const names = list([...named, ...(others > 0 ? [t('table-onlookers-others', { count: others })] : [])]);
  return t('table-onlookers', { count: Math.max(watching, named.length), names });
}

/** All who are listed at a table: the seats, and after them the automated opponent where a game brings one. */
export const withOpponent = (seats: Seat[], opponent: string | null | undefined): Seat[] =>
  opponent
    ? [
        ...seats,
        {
          seat: seats.length,
          kind: 'human',
          bot: null,
          name: opponent,
          mine: false,
          kept: false,
          person: null,
          stand_in: null,
        },
      ]
    : seats;
