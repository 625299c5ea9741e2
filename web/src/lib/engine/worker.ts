/** The thread that a game's bots think in (`thinker.ts`). */
import { Game } from './game';
import { reasons } from './hints';
import type { Loaded } from './load';
import { Mind, type Decision } from './mind';

export type ToWorker =
  | { type: 'begin'; loaded: Loaded }
  | { type: 'think'; number: number; what: 'choose' | 'hint'; decision: Decision }
  | { type: 'stop'; number: number };

export type FromWorker =
  | { type: 'progress'; number: number; part: number }
  | { type: 'done'; number: number; answer: unknown }
  | { type: 'failed'; number: number; why: string };

/** Milliseconds that are thought between two looks at what else was said. */
const SPELL = 30;

const say = (message: FromWorker): void => postMessage(message);
const stopped = new Set<number>();
let ready: Promise<{ game: Game; mind: Mind }>;
let last: Promise<unknown> = Promise.resolve();

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case 'begin':
      ready = Game.of(data.loaded).then((game) => ({ game, mind: new Mind(game, data.loaded.weights) }));
      ready.catch(() => {}); // whoever asks is told
      return;
    case 'stop':
      stopped.add(data.number);
      return;
    case 'think':
      last = last
        .then(() => answer(data))
        .catch((failure: unknown) => say({ type: 'failed', number: data.number, why: `${failure}` }));
  }
};

async function answer({ number, what, decision }: ToWorker & { type: 'think' }): Promise<void> {
  const { game, mind } = await ready;
  const thought = mind.think(decision);
  let said = performance.now();
  for (;;) {
    if (stopped.delete(number)) return;
    const { done, value } = thought.next();
    if (done) {
      const { hidden, seat } = decision;
      say({
        type: 'done',
        number,
        answer: what === 'hint' ? { action: value, reasons: reasons(game, hidden, seat, value) } : value,
      });
      return;
    }
    if (performance.now() - said > SPELL) {
      say({ type: 'progress', number, part: value });
      await nextMessage();
      said = performance.now();
    }
  }
}

const { port1, port2 } = new MessageChannel();

/** Lets what was said meanwhile be heard. */
function nextMessage(): Promise<void> {
  return new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}
