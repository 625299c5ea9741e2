/** Matches explained on this device, beside the page, by their game's module. */
import type { Loaded } from '../engine/load';
import { sha256 } from '../engine/sha256';
import { t } from '../words/i18n.svelte';
import type { Analyses, Analysis, Depth, Found } from './analyses';
import { keep, recalled } from './kept';
import type { Match } from './study';
import type { FromWorker, ToWorker } from './worker';

/** Grows with every change of what is found by the same module: what was found before is then begun anew. */
const WEIGHED_BY = 3;
const ROUGHER: Depth[] = [0, 200];

const NOTHING: Analysis = { state: 'none', depth: -1, aim: 0, progress: 0, failure: null, left: null, found: null };

export class Here implements Analyses {
  readonly where = 'here';
  #loaded: Loaded;
  #reached: (found: Found, depth: number) => void;
  #match: Match;
  #mark: string;
  #now = NOTHING;
  #listening = new Set<(analysis: Analysis) => void>();
  #worker: Worker | undefined;
  #recalled: Promise<void>;

  /** `reached`: is told of every depth that is reached. */
  constructor(loaded: Loaded, match: Match, reached: (found: Found, depth: number) => void = () => {}) {
    this.#reached = reached;
    this.#loaded = loaded;
    this.#match = match;
    this.#mark = markOf(loaded, match);
    this.#recalled = this.#recall();
  }

  watch(told: (analysis: Analysis) => void): () => void {
    this.#listening.add(told);
    void this.#recalled.then(() => this.#listening.has(told) && told(this.#now));
    return () => {
      this.#listening.delete(told);
      // Whoever has gone elsewhere wants no more of it; what was found is kept.
      if (this.#listening.size === 0) void this.stop();
    };
  }

  async ask(depth: Depth): Promise<void> {
    await this.#recalled;
    if (this.#worker || this.#now.depth >= depth) return;
    const aims = [...new Set([...ROUGHER, depth])].filter((aim) => aim <= depth && aim > this.#now.depth);
    this.#tell({ state: 'working', aim: aims[0]!, progress: 0, failure: null });
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    this.#worker.onerror = () => this.#hear({ type: 'failed', why: '' });
    const loaded = { ...this.#loaded, lacking: null };
    this.#send({ type: 'begin', loaded, match: this.#match, known: this.#now.found, depth: this.#now.depth, aims });
  }

  async stop(): Promise<void> {
    if (this.#worker) this.#send({ type: 'stop' });
  }

  async #recall(): Promise<void> {
    const kept = await recalled(this.#mark);
    if (kept) this.#now = { ...NOTHING, state: 'done', depth: kept.depth, aim: kept.depth, progress: 1, found: kept.found };
  }

  #hear(said: FromWorker): void {
    if (said.type === 'found') {
      const { depth, aim, progress, found } = said;
      const further = depth > this.#now.depth;
      this.#tell({ depth, aim, progress, found });
      if (further) this.#reached(found, depth);
      return;
    }
    this.#worker?.terminate();
    this.#worker = undefined;
    if (said.type === 'failed') {
      this.#tell({ state: 'failed', failure: t('explained-failed') });
      return;
    }
    const { depth, aim, found } = said;
    this.#tell({ state: depth === aim ? 'done' : 'stopped', depth, aim, found });
    void keep({ mark: this.#mark, depth, found });
  }

  #tell(change: Partial<Analysis>): void {
    this.#now = { ...this.#now, ...change };
    for (const told of this.#listening) told(this.#now);
  }

  #send(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }
}

/** What tells a match, and what weighs it, from others. */
function markOf({ about, weights }: Loaded, { options, rules_version, seed, moves }: Match): string {
  const all = [WEIGHED_BY, about.made_of, weights !== null, options, rules_version, seed, moves];
  return Array.from(sha256(new TextEncoder().encode(JSON.stringify(all))), (byte) => byte.toString(16)).join('-');
}
