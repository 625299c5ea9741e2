/** Gorbino's Quest on the page. */
import type { GameUI } from '../../lib/game';
import type { Offer } from '../../lib/protocol';
import Board from './Board.svelte';
import './colours.css';
import Cover from './Cover.svelte';
import { gather } from './gather';
import Player from './Player.svelte';
import Standing from './Standing.svelte';
import { targets } from './targets';
import type { GorbinoView } from './view';
import { wording } from './wording';
import { cardName } from './words';

/** Moves that no place on the board stands for. A trade is confirmed where it is put together. */
function buttons(offers: Offer[], view: GorbinoView): Offer[] {
  const shown = view.phase === 'trade' ? ['end_turn'] : ['end_turn', 'done'];
  return offers.filter((offer) => shown.includes(offer.verb));
}

function prompt(view: GorbinoView): [id: string, args: Record<string, number | string>] {
  const card = view.card ? cardName(view.card) : '';
  const taken = Object.values(view.traded).some((number) => number < 0) ? 'yes' : 'no';
  return [`gorbino-prompt-${view.phase}`, { card, done: view.done, most: view.most, taken }];
}

export default { Cover, Board, Player, Standing, targets, buttons, prompt, wording, gather } satisfies GameUI<GorbinoView>;
