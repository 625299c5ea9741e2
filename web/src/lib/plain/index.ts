/** The plain board: any game on the page, from its view and the layout that it may declare. */
import type { GameUI } from '../game';
import type { Offer } from '../protocol/table';
import Board from './Board.svelte';
import { Plan } from './layout';
import { allPlaces, namesIn } from './places';
import Player from './Player.svelte';

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

/** What is asked in a phase, with every number and word of the view as its arguments; of lists how long they are. */
function prompt(game: string, view: View): [id: string, args: Record<string, number | string>] {
  const args: Record<string, number | string> = {};
  for (const [part, value] of Object.entries(view)) {
    if (typeof value === 'number' || typeof value === 'string') args[part] = value;
    if (Array.isArray(value)) args[part] = value.length;
  }
  return [`${game}-prompt-${String(view.phase ?? '')}`, args];
}

/** The same for each game: its id, its catalogue and what the server says of it make the difference. */
export const plain = (game: string): GameUI<View> => ({
  Board,
  Player,
  targets: namesIn,
  buttons: (offers, view) => buttons(new Plan(game), offers, view),
  prompt: (view) => prompt(game, view),
});
