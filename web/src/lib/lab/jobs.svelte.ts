/** The jobs of the lab, asked for as long as one of them is under way. */
import { attempt } from '../server/attempt';
import type { LabJob, NewLabJob } from '../protocol';
import { insist, pause } from '../server/retry';
import * as api from './api';

const OFTEN = 700;

export const ended = ({ state }: LabJob): boolean => state !== 'waiting' && state !== 'running';

/** For the time that a page is shown. */
export class Jobs {
  all = $state.raw<LabJob[] | null>(null);
  /** The one that was asked for last, here. */
  newest = $state('');
  #left = new AbortController();
  #asking = false;

  constructor() {
    $effect(() => () => this.#left.abort());
    void this.#follow();
  }

  async begin(job: NewLabJob): Promise<boolean> {
    const begun = await attempt(api.begin(job));
    if (!begun) return false;
    this.newest = begun.id;
    this.all = [begun, ...(this.all ?? [])];
    void this.#follow();
    return true;
  }

  async stop(job: LabJob): Promise<void> {
    const stopped = await attempt(api.stop(job.id));
    if (stopped) this.all = (this.all ?? []).map((one) => (one.id === job.id ? stopped : one));
  }

  async remove(job: LabJob): Promise<void> {
    if (await attempt(api.remove(job.id))) this.all = (this.all ?? []).filter(({ id }) => id !== job.id);
  }

  async #follow(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    try {
      do {
        this.all = (await insist(api.jobs, this.#left.signal)).jobs;
        if (this.all.every(ended)) break;
        await pause(OFTEN);
      } while (!this.#left.signal.aborted);
    } catch (failure) {
      if (!this.#left.signal.aborted) throw failure;
    } finally {
      this.#asking = false;
    }
  }
}
