/** The thread that a match is analysed in (`here.ts`). */
import { Game } from '../engine/game';
import type { Loaded } from '../engine/load';
import type { Found } from './analyses';
import { Study, type Match } from './study';

export type ToWorker =
  { type: 'begin'; loaded: Loaded; match: Match; known: Found | null; depth: number; aims: number[] } | { type: 'stop' };

export type FromWorker =
  | { type: 'found'; depth: number; aim: number; progress: number; found: Found }
  | { type: 'ended'; depth: number; aim: number; found: Found }
  | { type: 'failed'; why: string };

/** Milliseconds that are thought between two looks at what was said, */
const SPELL = 30;
/** and between two tellings of what was found. */
const TELLING = 400;

let stopped = false;
const say = (message: FromWorker): void => postMessage(message);

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'stop') stopped = true;
  else work(data).catch((failure: unknown) => say({ type: 'failed', why: `${failure}` }));
};

async function work({ loaded, match, known, depth, aims }: ToWorker & { type: 'begin' }): Promise<void> {
  const game = await Game.of(loaded);
  const study = new Study(game, loaded.weights, match, 0, known);
  let reached = depth;
  let heard = performance.now();
  let told = 0;
  const tell = (aim: number, progress: number): void => {
    told = performance.now();
    say({ type: 'found', depth: reached, aim, progress, found: study.found });
  };
  for (const aim of aims) {
    for (const progress of study.deepen(aim)) {
      if (performance.now() - heard > SPELL) {
        await nextMessage();
        heard = performance.now();
      }
      if (stopped) return say({ type: 'ended', depth: reached, aim, found: study.found });
      if (performance.now() - told > TELLING) tell(aim, progress);
    }
    reached = aim;
    tell(aim, 1);
  }
  say({ type: 'ended', depth: reached, aim: reached, found: study.found });
}

const { port1, port2 } = new MessageChannel();

/** Lets what was said meanwhile be heard. */
function nextMessage(): Promise<void> {
  return new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}
