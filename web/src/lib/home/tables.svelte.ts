/** One's own tables, asked for again whenever something has changed at one of them. */
import * as api from '../api';
import type { TableSummary } from '../protocol';
import { turns } from '../turns.svelte';

/** Milliseconds between two questions, so that quick bots do not make the page ask all the time. */
const PAUSE = 1000;

/** Call it while a component is made; null until the first answer. */
export function followTables(): { readonly list: TableSummary[] | null } {
  let list = $state.raw<TableSummary[] | null>(null);
  let asked = 0;

  async function ask(): Promise<void> {
    asked = Date.now();
    // No answer: the list stays as it was. When the line is back, it brings news.
    const fresh = await api.tables().catch(() => null);
    if (fresh && JSON.stringify(fresh) !== JSON.stringify(list)) list = fresh;
  }

  $effect(() => {
    void turns.news;
    const timer = setTimeout(ask, Math.max(0, asked + PAUSE - Date.now()));
    return () => clearTimeout(timer);
  });

  return {
    get list() {
      return list;
    },
  };
}
