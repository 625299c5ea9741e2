/** The lobby's lists, asked for again and again while somebody looks at them. */
import { ALONE } from '../device/base';
import * as api from '../server/api';
import { connection } from '../server/connection.svelte';
import { Pages } from './pages.svelte';

const EVERY = 4000;

/** Call it while a component is made: public tables to sit down at, and to watch. */
export function followLobby(): { readonly open: Pages; readonly running: Pages } {
  const open = new Pages((after) => api.moreOfLobby('open', after));
  const running = new Pages((after) => api.moreOfLobby('running', after));

  async function ask(): Promise<void> {
    if (ALONE || document.hidden || (connection.lost && !navigator.onLine)) return;
    // No answer: the lists stay as they were, and are asked for again soon.
    const fresh = await api.lobby().catch(() => null);
    if (!fresh) return;
    open.begin(fresh.open);
    running.begin(fresh.running);
  }

  $effect(() => {
    void ask();
    const timer = setInterval(ask, EVERY);
    return () => clearInterval(timer);
  });

  return { open, running };
}
