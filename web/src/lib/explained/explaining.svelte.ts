/** One finished match that is being explained, for the page that shows it. */
import { attempt, why } from '../server/attempt';
import { FINE, type Analyses, type Analysis, type Depth } from './analyses';

export class Explaining {
  analysis = $state.raw<Analysis | null>(null);
  /** Why nothing can be learnt of it, as a sentence. */
  failure = $state('');
  /** Something was asked, and is not answered yet. */
  asking = $state(false);
  #analyses: Analyses;
  #leave: () => void;

  constructor(analyses: Analyses) {
    this.#analyses = analyses;
    this.#leave = analyses.watch(
      (analysis) => {
        this.analysis = analysis;
        this.failure = '';
      },
      (problem) => (this.failure = why(problem)),
    );
  }

  get where(): Analyses['where'] {
    return this.#analyses.where;
  }

  ask(depth: Depth = FINE): Promise<void> {
    return this.#order(this.#analyses.ask(depth));
  }

  stop(): Promise<void> {
    return this.#order(this.#analyses.stop());
  }

  async #order(asked: Promise<void>): Promise<void> {
    this.asking = true;
    await attempt(asked);
    this.asking = false;
  }

  leave(): void {
    this.#leave();
  }
}
