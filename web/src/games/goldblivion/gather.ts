/** How the log tells a turn of GOLDblivion: payments and gains beside what they are for, draws and an army as one line. */
import type { GameEvent } from '../../lib/protocol';

const BESIDE = ['pay', 'nuggets', 'material', 'roll', 'row', 'red_top', 'turn_up', 'ready', 'strength', 'develop', 'noble_die'];
const HOW: Record<string, string | null> = {
  ...Object.fromEntries(BESIDE.map((event) => [event, 'beside'])),
  draw: 'draw',
  reveal_soldier: 'reveal_soldier',
  round: null,
  end_turn: null,
};

export const gather = ({ event }: GameEvent): string | null => (event in HOW ? HOW[event]! : 'line');

/** The noble's own part of a turn; what it gains is told of the seat after the player's. */
export const automated = ({ event }: GameEvent): boolean => event.startsWith('noble_');
