/** A list of tables that comes in pages: the newest first, older ones when they are asked for. */
import { attempt } from '../server/attempt';
import type { TablePage, TableSummary } from '../protocol';

type More = (after: string) => Promise<TablePage>;

/** What a list is shown from. */
export interface Listing {
  /** There are older ones than those at hand. */
  readonly goesOn: boolean;
  showMore(): Promise<void>;
  forget(id: string): void;
}

export class Pages implements Listing {
  /** Null until the first page has come. */
  tables = $state.raw<TableSummary[] | null>(null);
  #next = $state.raw<string | null>(null);
  #more: More;

  constructor(more: More, first?: TablePage) {
    this.#more = more;
    if (first) this.begin(first);
  }

  /** There are older ones than those at hand. */
  get goesOn(): boolean {
    return this.#next !== null;
  }

  /** The first page as it is now. Older tables that were asked for stay, after those it brings. */
  begin({ tables, next }: TablePage): void {
    const last = tables.at(-1);
    const older = next === null || !last ? [] : without(this.tables ?? [], tables).filter((one) => one.created <= last.created);
    if (older.length === 0) this.#next = next;
    const fresh = [...tables, ...older];
    if (JSON.stringify(fresh) !== JSON.stringify(this.tables)) this.tables = fresh;
  }

  /** Asks for the page that follows. */
  async showMore(): Promise<void> {
    if (this.#next === null) return;
    const page = await attempt(this.#more(this.#next));
    if (!page) return;
    this.tables = [...(this.tables ?? []), ...without(page.tables, this.tables ?? [])];
    this.#next = page.next;
  }

  /** One is there no longer. */
  forget(id: string): void {
    this.tables = (this.tables ?? []).filter((table) => table.id !== id);
  }
}

const without = (tables: TableSummary[], known: TableSummary[]): TableSummary[] => {
  const ids = new Set(known.map((table) => table.id));
  return tables.filter((table) => !ids.has(table.id));
};
