/** How the players of a table look and what they are called. */
import { has, list, t } from './i18n.svelte';
import { colourOf, shapeOf } from './looks.svelte';
import type { Presence } from './protocol/live';
import type { Seat } from './protocol/table';

/** One shape per seat, each in a box of 24 × 24, so that no one has to tell players apart by colour. */
export const GLYPHS = [
  'M12 2 22 12 12 22 2 12Z',
  'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
  'M12 2.5 22.5 20.5H1.5Z',
  'M12 1.5 15.1 8.6 22.8 9.3 17 14.4 18.7 22 12 18 5.3 22 7 14.4 1.2 9.3 8.9 8.6Z',
  'M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6Z',
  'M15.5 2.6A9.7 9.7 0 1 0 21.6 14 7.6 7.6 0 0 1 15.5 2.6Z',
];

const DARK_INK = '#1a1510';
const LIGHT_INK = '#ffffff';
const INKS = [LIGHT_INK, LIGHT_INK, DARK_INK, DARK_INK, DARK_INK, LIGHT_INK];

/** The player's colour, as a CSS value; `mine`: one's own seat, where it is not the one at the table shown. */
export const colour = (seat: number, mine?: number | null): string => `var(--player-${colourOf(seat, mine)})`;

/** The player's shape, as the `d` of an SVG path in a box of 24 × 24. */
export const glyph = (seat: number, mine?: number | null): string => GLYPHS[shapeOf(seat, mine)] ?? GLYPHS[0]!;

/** What can be read on the player's colour. */
export const inkOn = (seat: number): string => INKS[colourOf(seat)] ?? LIGHT_INK;

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
        { seat: seats.length, kind: 'human', bot: null, name: opponent, mine: false, kept: false, person: null, stand_in: null },
      ]
    : seats;
