/** The lobby's lists, asked for again and again while somebody looks at them. */
import * as api from '../api';
import type { Lobby } from '../protocol';

const EVERY = 4000;

/** Call it while a component is made; the lists are null until the first answer. */
export function followLobby(): { readonly lists: Lobby | null } {
  let lists = $state.raw<Lobby | null>(null);

  async function ask(): Promise<void> {
    if (document.hidden) return;
    // No answer: the lists stay as they were, and are asked for again soon.
    const fresh = await api.lobby().catch(() => null);
    if (fresh && JSON.stringify(fresh) !== JSON.stringify(lists)) lists = fresh;
  }

  $effect(() => {
    void ask();
    const timer = setInterval(ask, EVERY);
    return () => clearInterval(timer);
  });

  return {
    get lists() {
      return lists;
    },
  };
}
