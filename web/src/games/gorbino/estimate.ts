/** How long the game may still last. It ends with the technology cards, of which every round takes at least one. */
import { book } from './data';
import type { GorbinoView } from './view';

/** How many cards a player buys in a round by experience, and for how many rounds that counts beside what is seen. */
const PURCHASES = 0.22;
const EXPERIENCE = 5;

export const cardsLeft = (view: GorbinoView): number => view.deck + view.track.filter(({ card }) => card).length;

export function roundsLeft(view: GorbinoView): number {
  const players = view.players.length;
  const gone = book().technology.length - players - cardsLeft(view);
  const played = Math.max(0, view.round - 1);
  const expected = (1 + PURCHASES * players) * EXPERIENCE;
  const each = (expected + Math.max(0, gone)) / (EXPERIENCE + played);
  return Math.ceil(cardsLeft(view) / each);
}
