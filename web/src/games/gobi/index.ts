/** Gobi on the page. */
import type { GameUI, Least } from '../../lib/board/game';
import type { Offer } from '../../lib/protocol';
import Board from './Board.svelte';
import './colours.css';
import { gather } from './gather';
import Player from './Player.svelte';
import { prompt } from './prompt';
import { icons } from './rules/legend';
import { parts } from './rules/parts';
import Shown from './Shown.svelte';
import { stock } from './stock';
import { targets } from './targets';
import type { GobiView } from './view';
import { wording } from './words';

/** Moves that no place on the board stands for, the one that goes forward first. */
const BUTTONS = ['end_turn', 'go_on', 'no_camel', 'nothing', 'discard'];

function buttons(offers: Offer[]): Offer[] {
  return BUTTONS.flatMap((verb) => offers.filter((offer) => offer.verb === verb));
}

const TAKES = ['gift', 'coffee'];
/** A column of five cards beside the desert; under it, in a narrow window, a row of them, which open while one is to be taken. */
const least = (offers: Offer[]): Least => ({ narrow: offers.some(({ verb }) => TAKES.includes(verb)) ? 565 : 420, wide: 470 });

export default {
  Board,
  Player,
  Shown,
  targets,
  buttons,
  prompt,
  wording,
  gather,
  stock,
  least,
  parts,
  icons,
} satisfies GameUI<GobiView>;
