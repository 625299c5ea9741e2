/** Why a move is a better one, by the terms of the game's evaluation (`analysis/reasons.py`). */
import type { Reason } from '../protocol';
import { luck } from './chance';
import type { Game } from './game';
import type { State } from './running';

/** Deals of what the seat does not know that moves are tried on, the same for all of them. */
const WORLDS = 3;
/** Moves that one is held against, at most. */
const OTHERS = 12;
/** Reasons that are given, at most; */
const MOST = 3;
/** of those that weigh at least so much as the weightiest. */
const WORTH_SAYING = 0.25;

/** The terms by which a move is better than others on average, the weightiest first; without others, than whatever is offered. */
export function reasons(game: Game, hidden: State, seat: number, action: number, others?: number[]): Reason[] {
  const held = some(others ?? game.offers(hidden, seat).filter((other) => other !== action), luck('others', hidden, seat)[0]);
  if (held.length === 0) return [];
  const worlds = Array.from({ length: WORLDS }, (_, number) => game.imagine(hidden, luck(`world ${number}`, hidden, seat)));
  const better = meanTerms(game, worlds, seat, [action]);
  const usual = meanTerms(game, worlds, seat, held);
  const gains = game.about.terms.map((term, i) => ({ term, gain: tenths(better[i]! - usual[i]!) }));
  const weighty = Math.max(...gains.map(({ gain }) => gain)) * WORTH_SAYING;
  return gains
    .filter(({ gain }) => gain > 0 && gain >= weighty)
    .sort((one, other) => other.gain - one.gain || (other.term > one.term ? 1 : -1))
    .slice(0, MOST);
}

/** Rounded as Python does: to the even one of two that are as near. */
function tenths(gain: number): number {
  const between = Number.isInteger(4 * gain) && !Number.isInteger(2 * gain);
  return between ? (2 * Math.round(5 * gain)) / 10 : Number(gain.toFixed(1));
}

/** At most `OTHERS` of them, chosen evenly from a place on that chance has named. */
function some(moves: number[], chance: number): number[] {
  if (moves.length <= OTHERS) return moves;
  return Array.from({ length: OTHERS }, (_, i) => moves[(chance + Math.floor((i * moves.length) / OTHERS)) % moves.length]!);
}

/** What each term is after these moves, on average. */
function meanTerms(game: Game, worlds: State[], seat: number, moves: number[]): number[] {
  const total = game.about.terms.map(() => 0);
  for (const world of worlds) {
    for (const move of moves) {
      const terms = game.terms(game.play(world, seat, move, moves).state, seat);
      terms.forEach((worth, i) => (total[i]! += worth / (worlds.length * moves.length)));
    }
  }
  return total;
}
