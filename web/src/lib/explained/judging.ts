/** A move judged by what its seat knows: searched, and where another looks better both are weighed again. */
import type { Game } from '../engine/game';
import { reasons } from '../engine/hints';
import type { State } from '../engine/running';
import type { Decision } from './analyses';
import type { Looked, Scales, Spell } from './scales';
import { call, THRESHOLDS } from './sums';

/** Moves of the line that the search expects, at most. */
const LINE = 8;
const LEAST = Math.min(...Object.values(THRESHOLDS));

export type Judged = Pick<Decision, 'loss' | 'low' | 'high' | 'called' | 'effect' | 'reasons'> & { looked: Looked };

/** `seeds`: the luck of the search, and that of the moves that are weighed. */
export function* judge(
  game: Game,
  scales: Scales,
  hidden: State,
  seat: number,
  action: number,
  depth: number,
  seeds: { look: bigint; weigh: bigint },
): Spell<Judged> {
  const looked = yield* scales.look(hidden, seat, seeds.look, depth, LINE);
  const best = looked.actions[0]!;
  const found: Judged = { looked, loss: 0, low: 0, high: 0, called: null, effect: [], reasons: [] };
  if (action === best) return found;
  const { mean: loss, low, high, effect } = yield* scales.loss(hidden, seat, [action, best], seeds.weigh, depth, LEAST);
  const called = call(loss, low);
  return {
    ...found,
    loss,
    low,
    high,
    called,
    effect: low > 0 ? effect : [],
    reasons: called ? reasons(game, hidden, seat, best, [action]) : [],
  };
}
