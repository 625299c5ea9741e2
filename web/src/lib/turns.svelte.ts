/** The tables that wait for this person: told in the title, on the tab's icon and, where asked for, by the browser. */
import * as api from './api';
import { t } from './i18n.svelte';
import { Line, passing } from './line';
import type { Turns } from './protocol';
import { insist } from './retry';
import { go } from './router.svelte';
import { recall, remember } from './storage';

type Waiting = Extract<Turns, { type: 'turns' }>['tables'];

const ICON = '/favicon.svg';
const ICON_WITH_BADGE = '/favicon-turn.svg';

let waiting = $state.raw<Waiting>([]);
let permission = $state(typeof Notification === 'undefined' ? 'unavailable' : Notification.permission);
let wanted = $state(recall('notifications') === 'on');

export const turns = {
  get waiting(): Waiting {
    return waiting;
  },
};

/** A page's title, with the number of tables that wait. */
export const titled = (title: string): string => (waiting.length > 0 ? `(${waiting.length}) ${title}` : title);

/** The browser's own notifications: `on`, `off`, `denied` in the browser's settings, or `unavailable` there. */
export const notifications = {
  get state(): 'on' | 'off' | 'denied' | 'unavailable' {
    if (permission === 'unavailable' || permission === 'denied') return permission;
    return wanted && permission === 'granted' ? 'on' : 'off';
  },
  async turn(on: boolean): Promise<void> {
    if (on && permission === 'default') permission = await Notification.requestPermission();
    wanted = on && permission === 'granted';
    remember('notifications', wanted ? 'on' : 'off');
  },
};

function notify({ id, game, title }: Waiting[number]): void {
  const named = title || t(`${game}-title`);
  try {
    const shown = new Notification(t('table-your-turn'), { body: named, icon: ICON_WITH_BADGE, tag: id });
    shown.onclick = () => {
      window.focus();
      go(`/table/${id}`);
      shown.close();
    };
  } catch {
    // Some phones allow this only to installed pages; the title and the icon still tell.
  }
}

function hear(fresh: Waiting): void {
  const known = new Set(waiting.map((table) => table.id));
  if (document.hidden && notifications.state === 'on') {
    for (const table of fresh) if (!known.has(table.id)) notify(table);
  }
  waiting = fresh;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) icon.href = fresh.length > 0 ? ICON_WITH_BADGE : ICON;
}

/** Begins to listen, for as long as the page is open. */
export async function followTurns(): Promise<void> {
  await insist(api.me, new AbortController().signal);
  new Line<Turns>(api.turnsAddress(), {
    hear: (said) => {
      if (said.type === 'error') return passing(said.error);
      hear(said.tables);
      return true;
    },
    onLost: () => {},
  });
}
