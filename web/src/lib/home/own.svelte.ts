/** One's own tables, those of the server and those of this browser, in one list: the newest first. */
import { ALONE } from '../device/base';
import type { TableSummary } from '../protocol';
import * as api from '../server/api';
import { Pages, type Listing } from './pages.svelte';

/** Where a table stands: what is going on comes before what is over, then by when it was set up. */
const place = ({ status, created }: TableSummary): [number, number] => [
  Number(status === 'open' || status === 'playing'),
  Date.parse(created),
];

const newer = (one: TableSummary, other: TableSummary): number => {
  const [[going, time], [otherGoing, otherTime]] = [place(one), place(other)];
  return otherGoing - going || otherTime - time;
};

export class OwnTables implements Listing {
  #wanted: api.Wanted;
  #parts: { onThisDevice: boolean; pages: Pages }[];

  constructor(wanted: api.Wanted) {
    this.#wanted = wanted;
    this.#parts = (ALONE ? [true] : [false, true]).map((onThisDevice) => ({
      onThisDevice,
      pages: new Pages((after) => api.tables(wanted, after, onThisDevice)),
    }));
  }

  /** Null until any have come. Those are left out between which others, older ones of the other list, have yet to be asked for. */
  get tables(): TableSummary[] | null {
    const come = this.#parts.filter(({ pages }) => pages.tables !== null);
    if (come.length === 0) return null;
    const ends = come.flatMap(({ pages }) => (pages.goesOn ? (pages.tables?.at(-1) ?? []) : [])).sort(newer);
    const all = come.flatMap(({ pages }) => pages.tables ?? []).sort(newer);
    return ends[0] ? all.filter((one) => newer(one, ends[0]!) <= 0) : all;
  }

  get goesOn(): boolean {
    return this.#parts.some(({ pages }) => pages.goesOn);
  }

  /** Asks for the newest again. Where no answer comes, that list stays as it was. */
  async ask(): Promise<void> {
    const asked = this.#parts.map(({ onThisDevice }) => api.tables(this.#wanted, undefined, onThisDevice));
    const fresh = await Promise.allSettled(asked);
    fresh.forEach((one, at) => one.status === 'fulfilled' && this.#parts[at]!.pages.begin(one.value));
  }

  /** More of the list that ends first. */
  async showMore(): Promise<void> {
    const [first] = this.#parts
      .filter(({ pages }) => pages.goesOn)
      .sort((one, other) => newer(one.pages.tables!.at(-1)!, other.pages.tables!.at(-1)!));
    await first?.pages.showMore();
  }

  forget(id: string): void {
    for (const { pages } of this.#parts) if (pages.tables) pages.forget(id);
  }
}
