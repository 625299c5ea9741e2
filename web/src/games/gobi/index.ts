/** Gobi on the page. */
import type { GameUI } from '../../lib/game';
import type { Offer } from '../../lib/protocol';
import Board from './Board.svelte';
import './colours.css';
import Cover from './Cover.svelte';
import { coffeeRoute } from './gifts';
import Player from './Player.svelte';
import { targets } from './targets';
import type { GobiView } from './view';

/** Moves that no place on the board stands for, the one that goes forward first. */
const BUTTONS = ['end_turn', 'go_on', 'no_camel', 'nothing', 'discard'];

function buttons(offers: Offer[]): Offer[] {
  return BUTTONS.flatMap((verb) => offers.filter((offer) => offer.verb === verb));
}

function prompt(view: GobiView): [id: string, args: Record<string, number | string>] {
  const coffee = view.route_length >= coffeeRoute() && view.coffees > 0 ? 'yes' : 'no';
  return [`gobi-prompt-${view.phase}`, { left: view.camels_left, routes: view.routes.length, coffee }];
}

export default { Cover, Board, Player, targets, buttons, prompt } satisfies GameUI<GobiView>;
