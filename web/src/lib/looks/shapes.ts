/** How the players of a table look: a colour and a shape each. */
import { colourOf, shapeOf } from './looks.svelte';

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
