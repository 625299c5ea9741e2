/** How the log tells a turn of Gobi: camels put, or taken back, as one line; a deck's next card beside the gift taken. */
import type { GameEvent } from '../../lib/protocol';

const HOW: Record<string, string | null> = { put: 'put', take: 'take', reveal: 'beside', end_turn: null };

export const gather = ({ event }: GameEvent): string | null => (event in HOW ? HOW[event]! : 'line');
