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

/** What a player decides, and what comes of it for good. Payments, gains, dice and draws are told with it. */
const LINES = new Set([
  'digit', 'first_player', 'draft', 'developed', 'play', 'buy', 'recruit', 'visit', 'pass_round', 'activate', 'use_magic', 'bars',
  'gain', 'gain_red', 'steal', 'destroy', 'destroy_red', 'destroy_nugget', 'ready', 'reactivate', 'attack', 'win', 'defeat',
  'noble_take', 'noble_loses', 'noble_destroys', 'row_empty', 'over',
]);
const HEADINGS = new Set(['round', 'end_turn']);

function gather({ event }: GameEvent): string | null {
  if (HEADINGS.has(event)) return null;
  return LINES.has(event) ? 'line' : 'beside';
}

/** A Combat card stolen from them, nuggets that the noble takes, the first-player token. */
const touches = ({ event, seat: whose, owner }: GameEvent, seat: number): boolean =>
  event === 'steal' ? owner === seat : ['noble_loses', 'first_player'].includes(event) && whose === seat;

/** Map, market and hand; on a phone one of the parts, and the hand. */
const least = { narrow: 500, wide: 560 };

export default { Cover, Board, Player, least, targets, buttons, prompt, wording, opponent, automated, gather, touches } satisfies GameUI<GoldView>;
