/** Waiting with others for a quick match: a place in the queue is a line that is open. */
import * as api from '../server/api';
import { refusal } from '../words/i18n.svelte';
import { Line, passing } from '../server/line';
import type { QuickLine, Wish } from '../protocol';
import { go } from '../ways/router.svelte';
import { toast } from '../ui/toasts.svelte';

type Place = Exclude<QuickLine, { type: 'error' }>;

export class Waiting {
  /** What is waited for; null: nothing. */
  wish = $state.raw<Wish | null>(null);
  /** How it stands; null until the server has said so. */
  place = $state.raw<Place | null>(null);
  #line: Line<QuickLine> | undefined;

  begin(wish: Wish): void {
    this.end();
    this.wish = wish;
    this.#line = new Line<QuickLine>(api.quickAddress(wish), {
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

  #hear(said: QuickLine): boolean {
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
