/** Things that are shown for a moment, such as pieces on their way. Nothing is shown under reduced motion. */
import { prefersReducedMotion } from 'svelte/motion';

export class Passing<Thing> {
  all = $state.raw<(Thing & { id: number })[]>([]);
  #next = 0;

  add(things: Thing[]): void {
    if (things.length === 0 || prefersReducedMotion.current) return;
    this.all = [...this.all, ...things.map((thing) => ({ ...thing, id: this.#next++ }))];
  }

  end(id: number): void {
    this.all = this.all.filter((thing) => thing.id !== id);
  }
}
