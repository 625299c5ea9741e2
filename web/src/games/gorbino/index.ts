/** Gorbino's Quest on the page. */
import type { GameUI } from '../../lib/board/game';
import type { Offer } from '../../lib/protocol';
import Board from './Board.svelte';
import Brief from './Brief.svelte';
import './colours.css';
import { cardOf, type Effect } from './data';
import { gather } from './gather';
import Player from './Player.svelte';
import { icons } from './rules/legend';
import { parts } from './rules/parts';
import Shown from './Shown.svelte';
import Standing from './Standing.svelte';
import { stock } from './stock';
import { targets } from './targets';
import type { GorbinoView } from './view';
import { wording } from './wording';
import { cardName } from './words';

/** Moves that no place on the board stands for. A trade is confirmed where it is put together. */
function buttons(offers: Offer[], view: GorbinoView): Offer[] {
  const shown = view.phase === 'trade' ? ['end_turn'] : ['end_turn', 'done'];
  return offers.filter((offer) => shown.includes(offer.verb));
}

const yes = (is: boolean): string => (is ? 'yes' : 'no');

/** What is asked, with what the card being played says of what follows. */
function prompt(view: GorbinoView): [id: string, args: Record<string, number | string>] {
  const effect = view.card ? cardOf(view.card).effects[0] : undefined;
  const said = {
    card: view.card ? cardName(view.card) : '',
    done: view.done,
    most: view.most,
    taken: yes(Object.values(view.traded).some((number) => number < 0)),
    does: effect?.do ?? '',
    others: yes(!!effect && 'others' in effect && effect.others > 0),
    to: effect && 'to' in effect ? effect.to : '',
    amount: effect ? amountOf(effect) : 0,
  };
  return [`gorbino-prompt-${view.phase}`, said];
}

function amountOf(effect: Effect): number {
  if ('amount' in effect) return effect.amount;
  if ('income' in effect) return effect.income;
  return 'harvest' in effect ? effect.harvest : 0;
}

export default {
  Board,
  Player,
  Brief,
  Shown,
  Standing,
  least: () => ({ narrow: 360, wide: 360 }),
  targets,
  gather,
  stock,
  buttons,
  prompt,
  wording,
  parts,
  icons,
  sounds: { seize: 'combat' },
} satisfies GameUI<GorbinoView>;
