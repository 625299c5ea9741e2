/** How the log tells a turn of Gorbino's Quest: what a card costs and brings beside it, a trade as one line. */
import type { GameEvent } from '../../lib/protocol';

const BESIDE = ['pay_coins', 'pay_cubes', 'spare', 'earn', 'raise_income', 'produce', 'reveal'];
const HOW: Record<string, string | null> = {
  ...Object.fromEntries(BESIDE.map((event) => [event, 'beside'])),
  buy: 'trade',
  sell: 'trade',
  balance: 'trade',
  cube: 'cube',
  recall: 'recall',
  round: null,
  end_turn: null,
};

export const gather = ({ event }: GameEvent): string | null => (event in HOW ? HOW[event]! : 'line');
