/** Matches explained by the server that keeps them, in the processes where its bots think, after these. */
import * as api from '../server/api';
import { Unreachable } from '../server/errors';
import type { Analyses, Analysis, Depth } from './analyses';

/** Milliseconds between two looks at an analysis that is under way, and at one that cannot be learnt of. */
const AGAIN = 1000;
const LATER = 5000;

export class Served implements Analyses {
  readonly where = 'server';
  #id: string;
  #now: (Analysis & { revision: number }) | undefined;
  #told: (analysis: Analysis) => void = () => {};
  #failed: (problem: unknown) => void = () => {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watched = false;

  constructor(id: string) {
    this.#id = id;
  }

  watch(told: (analysis: Analysis) => void, failed: (problem: unknown) => void): () => void {
    [this.#told, this.#failed, this.#watched] = [told, failed, true];
    void this.#look();
    return () => {
      this.#watched = false;
      clearTimeout(this.#timer);
    };
  }

  async ask(depth: Depth): Promise<void> {
    this.#hear(await api.analyse(this.#id, depth));
  }

  async stop(): Promise<void> {
    this.#hear(await api.stopAnalysis(this.#id));
  }

  async #look(): Promise<void> {
    try {
      this.#hear(await api.analysis(this.#id, this.#now?.revision));
    } catch (problem) {
      if (!this.#watched) return;
      this.#failed(problem);
      if (problem instanceof Unreachable) this.#soon(LATER);
    }
  }

  /** What is known already is not told again. */
  #hear(said: Analysis & { revision: number }): void {
    if (!this.#watched) return;
    const known = said.revision === this.#now?.revision ? this.#now.found : null;
    this.#now = { ...said, found: said.found ?? known };
    this.#told(this.#now);
    if (said.state === 'waiting' || said.state === 'working') this.#soon(AGAIN);
  }

  #soon(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#look(), wait);
  }
}
