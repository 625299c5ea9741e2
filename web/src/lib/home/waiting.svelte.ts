/** Waiting with others for a quick match: a place in the queue is a line that is open. */
import * as api from '../api';
import { refusal } from '../i18n.svelte';
import { Line, passing } from '../line';
import type { Queue, Wish } from '../protocol/quick';
import { go } from '../router.svelte';
import { toast } from '../toasts.svelte';

type Place = Exclude<Queue, { type: 'error' }>;

export class Waiting {
  /** What is waited for; null: nothing. */
  wish = $state.raw<Wish | null>(null);
  /** How it stands; null until the server has said so. */
  place = $state.raw<Place | null>(null);
  #line: Line<Queue> | undefined;

  begin(wish: Wish): void {
    this.end();
    this.wish = wish;
    this.#line = new Line<Queue>(api.quickAddress(wish), {
      hear: (said) => this.#hear(said),
      onLost: () => (this.place = null),
    });
  }

  /** Who goes away waits no longer. */
  end(): void {
    this.#line?.close();
    this.#line = undefined;
    this.wish = null;
    this.place = null;
  }

  #hear(said: Queue): boolean {
    if (said.type === 'error') {
      if (passing(said.error)) return true;
      toast(refusal(said.error));
      this.end();
      return false;
    }
    this.place = said;
    if (said.table === null) return true;
    this.end();
    go(`/table/${said.table}`);
    return false;
  }
}
