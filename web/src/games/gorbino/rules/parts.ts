/** What pictures in the rules show of Gorbino's board. */
import type { BoardPart } from '../../../lib/board/game';
import Standing from '../Standing.svelte';
import Track from '../Track.svelte';
import type { GorbinoView } from '../view';
import AskPart from './AskPart.svelte';
import DiscardPart from './DiscardPart.svelte';
import HandPart from './HandPart.svelte';
import MapPart from './MapPart.svelte';
import MarketPart from './MarketPart.svelte';

export const parts: Record<string, BoardPart<GorbinoView>> = {
  map: { Part: MapPart, shape: 1.45 },
  market: { Part: MarketPart },
  hand: { Part: HandPart },
  discard: { Part: DiscardPart },
  ask: { Part: AskPart },
  track: { Part: Track },
  standing: { Part: Standing },
};
