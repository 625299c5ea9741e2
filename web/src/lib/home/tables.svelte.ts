/** One's own tables, asked for again whenever something has changed at one of them. */
import * as api from '../server/api';
import { turns } from '../shell/turns.svelte';
import { Pages } from './pages.svelte';

/** Milliseconds between two questions, so that quick bots do not make the page ask all the time. */
const PAUSE = 1000;

/** Call it while a component is made: those that are going on, and those that are finished or closed. */
export function followTables(): { readonly going: Pages; readonly finished: Pages } {
  const going = new Pages((after) => api.tables({ status: 'going' }, after));
  const finished = new Pages((after) => api.tables({ status: 'finished' }, after));
  let asked = 0;

  async function ask(): Promise<void> {
    asked = Date.now();
    // No answer: the lists stay as they were. When the line is back, it brings news.
    const fresh = await Promise.all([api.tables({ status: 'going' }), api.tables({ status: 'finished' })]).catch(() => null);
    if (!fresh) return;
    going.begin(fresh[0]);
    finished.begin(fresh[1]);
  }

  $effect(() => {
    void turns.news;
    const timer = setTimeout(ask, Math.max(0, asked + PAUSE - Date.now()));
    return () => clearTimeout(timer);
  });

  return { going, finished };
}
