/** GOLDblivion on the page. */
import type { GameUI, Least } from '../../lib/board/game';
import { name } from '../../lib/words/i18n.svelte';
import type { GameEvent, Offer } from '../../lib/protocol';
import Board from './Board.svelte';
import Brief from './Brief.svelte';
import './colours.css';
import { automated, gather } from './gather';
import Player from './Player.svelte';
import { icons } from './rules/legend';
import { parts } from './rules/parts';
import Shown from './Shown.svelte';
import { sources } from './sources';
import { stock } from './stock';
import { targets } from './targets';
import type { GoldView } from './view';
import { prompt, wording } from './wording';

/** Moves that no place on the board stands for, the one that goes forward first. */
const BUTTONS = ['end_turn', 'finish', 'bar', 'pass'];

function buttons(offers: Offer[]): Offer[] {
  return BUTTONS.flatMap((verb) => offers.filter((offer) => offer.verb === verb));
}

const opponent = ({ noble }: GoldView): string | null => (noble ? name('goldblivion', 'noble', noble.board) : null);

/** A Combat card stolen from them, nuggets that the noble takes, the first-player token. */
const touches = ({ event, seat: whose, owner }: GameEvent, seat: number): boolean =>
  event === 'steal' ? owner === seat : ['noble_loses', 'first_player'].includes(event) && whose === seat;

/** Map, market and hand; on a phone one of the parts, and the hand. */
const least = (): Least => ({ narrow: 500, wide: 530 });

const sounds = { attack: 'combat', win: 'combat' } as const;

export default {
  Board,
  Player,
  Brief,
  least,
  targets,
  buttons,
  prompt,
  wording,
  opponent,
  gather,
  automated,
  touches,
  Shown,
  sources,
  stock,
  sounds,
  parts,
  icons,
} satisfies GameUI<GoldView>;
