/** GOLDblivion on the page. */
import type { GameUI } from '../../lib/game';
import { name } from '../../lib/i18n.svelte';
import type { GameEvent, Offer } from '../../lib/protocol';
import Board from './Board.svelte';
import './colours.css';
import Cover from './Cover.svelte';
import Player from './Player.svelte';
import { targets } from './targets';
import type { GoldView } from './view';
import { prompt, wording } from './wording';

/** Moves that no place on the board stands for, the one that goes forward first. */
const BUTTONS = ['end_turn', 'finish', 'bar', 'pass'];

function buttons(offers: Offer[]): Offer[] {
  return BUTTONS.flatMap((verb) => offers.filter((offer) => offer.verb === verb));
}

const opponent = ({ noble }: GoldView): string | null => (noble ? name('goldblivion', 'noble', noble.board) : null);

/** The noble's own part of a turn; what it gains is told of the seat after the player's. */
const automated = ({ event }: GameEvent): boolean => event.startsWith('noble_');

export default { Cover, Board, Player, targets, buttons, prompt, wording, opponent, automated } satisfies GameUI<GoldView>;
