/** What pictures in the rules show of Gobi's board. */
import type { BoardPart } from '../../../lib/board/game';
import Desert from '../Desert.svelte';
import type { GobiView } from '../view';
import HandPart from './HandPart.svelte';
import MarketPart from './MarketPart.svelte';

export const parts: Record<string, BoardPart<GobiView>> = {
  desert: { Part: Desert, shape: 1.7 },
  hand: { Part: HandPart },
  market: { Part: MarketPart },
};
