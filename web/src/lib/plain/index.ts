/** The plain board: any game on the page, from its view and the layout that it may declare. */
import type { GameUI, Stock } from '../board/game';
import type { Offer } from '../protocol';
import Board from './Board.svelte';
import { Plan } from './layout';
import { allPlaces, namesIn } from './places';
import Player from './Player.svelte';
import { prompt } from './prompt';
import { heading } from './words';

type View = Record<string, unknown>;

const MOST_BUTTONS = 4;
/** What an offer carries beside its arguments: action, verb, text and reveals. */
const BARE = 4;

/** Moves that lie on no place, where they are few; where there are many, those that need no choice. */
function buttons(plan: Plan, offers: Offer[], view: View): Offer[] {
  const named = new Set(allPlaces(plan, view, offers).flatMap((place) => place.names));
  const loose = offers.filter((offer) => !namesIn(offer).some((name) => named.has(name)));
  if (loose.length <= MOST_BUTTONS) return loose;
  return loose.filter((offer) => Object.keys(offer).length === BARE).slice(0, MOST_BUTTONS);
}

/** The numbers in front of a player. */
function stock(plan: Plan, { players }: View, seat: number): Stock[] {
  const own = (players as View[] | undefined)?.[seat];
  return plan.playerParts.flatMap(({ name, of }) => {
    const count = own?.[name];
    const counts = (of.kind === 'count' || of.kind === 'signed') && !plan.isSeat(name);
    return counts && typeof count === 'number' ? [{ count, words: `${heading(plan.game, name)} ${count}` }] : [];
  });
}

/** The same for each game: its id, its catalogue and what the server says of it make the difference. */
export const plain = (game: string): GameUI<View> => ({
  Board,
  Player,
  targets: namesIn,
  buttons: (offers, view) => buttons(new Plan(game), offers, view),
  prompt: (view, offers, seats) => prompt(new Plan(game), view, offers, seats),
  stock: (view, seat) => stock(new Plan(game), view, seat),
});
