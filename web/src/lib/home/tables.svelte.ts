/** One's own tables, asked for again whenever something has changed at one of them. */
import { CHANGES } from '../server/provider';
import { turns } from '../shell/turns.svelte';
import { OwnTables } from './own.svelte';

/** Milliseconds between two questions, so that quick bots do not make the page ask all the time. */
const PAUSE = 1000;

/** Call it while a component is made: those that are going on, and those that are finished or closed. */
export function followTables(): { readonly going: OwnTables; readonly finished: OwnTables } {
  const going = new OwnTables({ status: 'going' });
  const finished = new OwnTables({ status: 'finished' });
  let asked = 0;
  let news = $state(0);

  async function ask(): Promise<void> {
    asked = Date.now();
    // No answer: the lists stay as they were. When the line is back, it brings news.
    await Promise.all([going.ask(), finished.ask()]);
  }

  // Other tabs play at this browser's tables.
  $effect(() => {
    const tabs = new BroadcastChannel(CHANGES);
    tabs.onmessage = () => news++;
    return () => tabs.close();
  });

  $effect(() => {
    void turns.news;
    void news;
    const timer = setTimeout(ask, Math.max(0, asked + PAUSE - Date.now()));
    return () => clearTimeout(timer);
  });

  return { going, finished };
}
