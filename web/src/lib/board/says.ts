/** What the things on a board say of moves: why there is none, or what the one that lies there would do. */
import type { BoardProps, Wish } from './game';
import { gain } from '../words/points';
import type { Offer } from '../protocol';
import { explained, type Why } from '../ways/reading.svelte';
import { wordsIn, type Line, type Told, type Tip } from '../ui/tip.svelte';

export type Asking = Pick<BoardProps<unknown>, 'game' | 'whyNot' | 'foresee'>;

const isOffer = (thing: Wish): thing is Offer => typeof thing.action === 'number';

/**
 * The tip of a thing, and under it what the rules say, asked for once somebody points at it: `says(props, tip, offer)` of
 * the move that a press makes, `says(props, tip, wish)` of a move that people would try and that is not legal now; several
 * wishes where a thing is good for several. It leads to where the rules speak of the thing, or else of the first of these moves.
 */
export function says(asking: Asking, tip: Tip, ...things: Wish[]): Tip {
  if (things.length === 0) return tip;
  const told: Told = typeof tip === 'object' && tip ? tip : { title: '', text: tip ?? '' };
  const rule = told.rule ?? explained(asking.game, `${asking.game}-action-${things[0]!.verb}`);
  const later = async (): Promise<Line[]> => {
    const found = await Promise.all(things.map((thing) => (isOffer(thing) ? effects(asking, thing) : reasons(asking, thing))));
    const lines = found.flat();
    return lines.filter((line, at) => lines.findIndex((other) => wordsIn(other) === wordsIn(line)) === at);
  };
  return { ...told, rule, later, pressed: !things.some(isOffer) };
}

const reasons = async ({ whyNot }: Asking, wish: Wish): Promise<Why[]> => {
  const reason = await whyNot(wish);
  return reason === null ? [] : [reason];
};

const effects = async ({ game, foresee }: Asking, offer: Offer): Promise<string[]> => {
  const found = await foresee(offer);
  if (!found) return [];
  return found.points === 0 ? found.lines : [...found.lines, gain(game, found.points)];
};
