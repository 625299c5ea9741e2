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

/** The terms by which a move is better than whatever else is offered, on average; the weightiest first. */
export function reasons(game: Game, hidden: State, seat: number, action: number): Reason[] {
  const others = some(
    game.offers(hidden, seat).filter((other) => other !== action),
    luck('others', hidden, seat)[0],
  );
  if (others.length === 0) return [];
  const worlds = Array.from({ length: WORLDS }, (_, number) => game.imagine(hidden, luck(`world ${number}`, hidden, seat)));
  const better = meanTerms(game, worlds, seat, [action]);
  const usual = meanTerms(game, worlds, seat, others);
  const gains = game.about.terms.map((term, i) => ({ term, gain: Math.round((better[i]! - usual[i]!) * 10) / 10 }));
  const weighty = Math.max(...gains.map(({ gain }) => gain)) * WORTH_SAYING;
  return gains
    .filter(({ gain }) => gain > 0 && gain >= weighty)
    .sort((one, other) => other.gain - one.gain)
    .slice(0, MOST);
}

/** At most `OTHERS` of them, chosen evenly from a place on that chance has named. */
function some(moves: number[], chance: number): number[] {
  if (moves.length <= OTHERS) return moves;
  return Array.from({ length: OTHERS }, (_, i) => moves[(chance + Math.floor((i * moves.length) / OTHERS)) % moves.length]!);
}

/** What each term is after these moves, on average. */
function meanTerms(game: Game, worlds: State[], seat: number, moves: number[]): number[] {
  const all = worlds.flatMap((world) => moves.map((move) => game.terms(game.play(world, seat, move, moves).state, seat)));
  return game.about.terms.map((_, i) => all.reduce((sum, terms) => sum + terms[i]!, 0) / all.length);
}
