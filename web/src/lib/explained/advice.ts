/** The thread that the coach thinks in (`coach.svelte.ts`). It is told what the seat may know, and nothing else. */
import { Game } from '../engine/game';
import type { Loaded } from '../engine/load';
import type { State } from '../engine/running';
import type { Reason } from '../protocol';
import type { Called } from './analyses';
import { judge } from './judging';
import { luck, Scales, type Spell } from './scales';
import { CALLED } from './sums';

/** Moves that a seat is about to make, one after the other. */
export interface Intended {
  /** All that the seat may know. */
  known: State;
  seat: number;
  actions: number[];
  /** The smallest loss that is spoken of. */
  least: Called;
}

/** What one of them loses, and what for. */
export interface Advice {
  action: number;
  /** What would be better. */
  best: number;
  called: Called;
  loss: number;
  reasons: Reason[];
}

export type ToCoach = { type: 'begin'; loaded: Loaded } | { type: 'ask'; number: number; intended: Intended };
export type FromCoach = { number: number; advice: Advice | null; failed: boolean };

/** Iterations of the search. */
const DEPTH = 200;

let ready: Promise<{ game: Game; loaded: Loaded }>;
let last: Promise<unknown> = Promise.resolve();

onmessage = ({ data }: MessageEvent<ToCoach>) => {
  if (data.type === 'begin') {
    ready = Game.of(data.loaded).then((game) => ({ game, loaded: data.loaded }));
    ready.catch(() => {}); // whoever asks is told
    return;
  }
  const say = (advice: Advice | null, failed: boolean): void =>
    postMessage({ number: data.number, advice, failed } satisfies FromCoach);
  last = last
    .then(() => advice(data.intended))
    .then(
      (found) => say(found, false),
      () => say(null, true),
    );
};

/** Of the first of these moves that loses so much; null: none does, as far as what follows is known. */
async function advice({ known, seat, actions, least }: Intended): Promise<Advice | null> {
  const { game, loaded } = await ready;
  const scales = new Scales(game, game.players(known), loaded.weights);
  let hidden = known;
  for (const [place, action] of actions.entries()) {
    const offers = game.offers(hidden, seat);
    if (!offers.includes(action)) return null;
    if (offers.length > 1) {
      const seeds = { look: luck('look', 0, place), weigh: luck('weigh', 0, place) };
      const { looked, loss, called, reasons } = whole(judge(game, scales, hidden, seat, action, DEPTH, seeds));
      const large = called !== null && CALLED.indexOf(called) <= CALLED.indexOf(least);
      if (large) return { action, best: looked.actions[0]!, called, loss, reasons };
    }
    // What comes to light then nobody knows yet.
    if (game.reveals(hidden, seat, action)) return null;
    hidden = game.hide(game.play(hidden, seat, action, offers).state, seat);
  }
  return null;
}

function whole<Found>(spell: Spell<Found>): Found {
  for (;;) {
    const { done, value } = spell.next();
    if (done) return value as Found;
  }
}
