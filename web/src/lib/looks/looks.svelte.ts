/**
 * The colour and the shape that each seat is shown with: its own, but for the person looking, who may prefer others. Whose
 * they are is then shown with what that person's seat would have had, so that all stay apart.
 */
import { settings, type Look } from '../device/settings.svelte';

let own = $state.raw<number | null>(null);

/** Whose seat is one's own at the table shown; null where one has none there, or several. */
export function lookFrom(seat: number | null): void {
  own = seat;
}

function swapped(seat: number, mine: number | null, wish: Look): number {
  if (mine === null || wish === 'seat') return seat;
  if (seat === mine) return Number(wish);
  return seat === Number(wish) ? mine : seat;
}

/** Whose colour a seat is shown in. */
export const colourOf = (seat: number, mine = own): number => swapped(seat, mine, settings.colour);

/** Whose shape a seat is shown with. */
export const shapeOf = (seat: number, mine = own): number => swapped(seat, mine, settings.glyph);
