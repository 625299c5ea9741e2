/** Bots and hints beside the page: a worker of its own for each game, so that the page never waits for a thought. */
import type { Hint } from '../protocol';
import { Unplayable } from './errors';
import type { Loaded } from './load';
import type { Decision } from './mind';
import type { FromWorker, ToWorker } from './worker';

export interface Asking {
  /** The thought is broken off, and rejects with the signal's reason. */
  signal?: AbortSignal;
  /** How far it has come, from 0 to 1. */
  progress?: (part: number) => void;
}

interface Waiting extends Asking {
  resolve: (answer: never) => void;
  reject: (failure: unknown) => void;
}

/** One thought at a time; what is asked meanwhile waits for its turn. */
export class Thinker {
  #worker: Worker;
  #waiting = new Map<number, Waiting>();
  #asked = 0;

  constructor({ code, about, weights }: Loaded) {
    if (typeof Worker === 'undefined') throw new Unplayable('unsupported');
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    this.#worker.onerror = (failure) => this.#fail(new Unplayable('damaged', failure.message));
    this.#send({ type: 'begin', loaded: { code, about, weights, lacking: null } });
  }

  /** What the bot does: the same as in Python, by the same chance. */
  choose(decision: Decision, asking: Asking = {}): Promise<number> {
    return this.#ask('choose', decision, asking);
  }

  /** The same, and what speaks for it. */
  hint(decision: Decision, asking: Asking = {}): Promise<Hint> {
    return this.#ask('hint', decision, asking);
  }

  /** Nothing is to be asked any more; what is under way rejects. */
  close(): void {
    this.#worker.terminate();
    this.#fail(new DOMException('Nobody thinks here any more.', 'AbortError'));
  }

  #ask<Answer>(what: 'choose' | 'hint', decision: Decision, { signal, progress }: Asking): Promise<Answer> {
    signal?.throwIfAborted();
    const number = ++this.#asked;
    return new Promise<Answer>((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject, ...(progress && { progress }) });
      this.#send({ type: 'think', number, what, decision });
      signal?.addEventListener(
        'abort',
        () => {
          if (!this.#waiting.delete(number)) return;
          this.#send({ type: 'stop', number });
          reject(signal.reason as Error);
        },
        { once: true },
      );
    });
  }

  #hear(said: FromWorker): void {
    const waiting = this.#waiting.get(said.number);
    if (said.type === 'progress') {
      waiting?.progress?.(said.part);
      return;
    }
    this.#waiting.delete(said.number);
    if (said.type === 'done') waiting?.resolve(said.answer as never);
    else waiting?.reject(new Error(said.why));
  }

  #fail(failure: unknown): void {
    for (const { reject } of this.#waiting.values()) reject(failure);
    this.#waiting.clear();
  }

  #send(message: ToWorker): void {
    this.#worker.postMessage(message);
  }
}
