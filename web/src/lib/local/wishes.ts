/** What somebody would do: why it cannot be done now, by what the seat knows (`server/play/foresight.py`). */
import type { WhyNot } from '../protocol';
import type { Form } from '../engine/actions';
import { Invalid } from '../engine/errors';
import type { Game } from '../engine/game';
import type { State } from '../engine/running';
import { refuse } from './refusals';

const POSSIBLE: WhyNot = { code: null, message: null, reason: null };

/** Why a seat that is to act, and is offered these, cannot make the move of that typed form. */
export function wishing(game: Game, state: State, seat: number, offers: number[], move: object): WhyNot {
  const action = wished(game, move);
  if (offers.includes(action)) return POSSIBLE;
  return { code: 'illegal_action', message: null, reason: game.whyNot(game.hide(state, seat), seat, action) };
}

function wished(game: Game, move: object): number {
  try {
    return game.actions.read(move as Form);
  } catch (failure) {
    if (failure instanceof Invalid) throw refuse('invalid_action', 422, { message: failure.message });
    throw failure;
  }
}
