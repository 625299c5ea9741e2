/** What pictures in the rules show of GOLDblivion's board. */
import type { BoardPart } from '../../../lib/board/game';
import Territories from '../map/Territories.svelte';
import Market from '../market/Market.svelte';
import type { GoldView } from '../view';
import AskedPart from './AskedPart.svelte';
import CombatPart from './CombatPart.svelte';
import HandPart from './HandPart.svelte';
import NoblePart from './NoblePart.svelte';
import OwnPart from './OwnPart.svelte';
import './parts.css';

export const parts: Record<string, BoardPart<GoldView>> = {
  map: { Part: Territories, shape: 1.5 },
  market: { Part: Market },
  hand: { Part: HandPart },
  own: { Part: OwnPart },
  asked: { Part: AskedPart },
  combat: { Part: CombatPart },
  noble: { Part: NoblePart },
};
