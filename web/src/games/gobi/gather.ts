/** How the log tells a turn of Gobi: camels as one line; what lies on a deck next beside the gift that was taken. */
import type { GameEvent } from '../../lib/protocol';

const HOW: Record<string, string | null> = { put: 'put', reveal: 'beside', end_turn: null };

export const gather = ({ event }: GameEvent): string | null => (event in HOW ? HOW[event]! : 'line');
