/** The tables that wait for this person: told in the title, on the tab's icon and, where asked for, by the browser. */
import * as api from '../server/api';
import { t } from '../words/i18n.svelte';
import { Line, passing } from '../server/line';
import type { OwnLine, Turn } from '../protocol';
import { named } from '../words/players';
import { insist } from '../server/retry';
import { go } from '../ways/router.svelte';
import { ALONE } from '../device/base';
import { recall, remember } from '../device/storage';

const ICON = '/favicon.svg';
const ICON_WITH_BADGE = '/favicon-turn.svg';

let waiting = $state.raw<Turn[]>([]);
let news = $state(0);
let permission = $state(typeof Notification === 'undefined' ? 'unavailable' : Notification.permission);
let wanted = $state(recall('notifications') === 'on');

export const turns = {
  get waiting(): Turn[] {
    return waiting;
  },
  /** Grows whenever something has changed at a table of this person's. */
  get news(): number {
    return news;
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

const WHO_LOOKS = 'who looks?';
const I_DO = 'I do';
const ANSWERS_WITHIN = 200;

/** This browser's other tabs: where one of them is looked at, none needs to call. */
const tabs = new BroadcastChannel('trivet');
let lookedAt = false;

tabs.onmessage = ({ data }: MessageEvent<string>) => {
  if (data === WHO_LOOKS && document.hasFocus()) tabs.postMessage(I_DO);
  if (data === I_DO) lookedAt = true;
};

async function looking(): Promise<boolean> {
  if (document.hasFocus()) return true;
  lookedAt = false;
  tabs.postMessage(WHO_LOOKS);
  await new Promise((resolve) => setTimeout(resolve, ANSWERS_WITHIN));
  return lookedAt;
}

const shown = new Map<string, Notification>();

async function call(fresh: Turn[]): Promise<void> {
  if (fresh.length === 0 || notifications.state !== 'on' || (await looking())) return;
  for (const table of fresh) if (waiting.some(({ id }) => id === table.id)) notify(table);
}

function notify(table: Turn): void {
  const headline = t(table.invited ? 'turn-invited' : 'table-your-turn');
  try {
    const note = new Notification(headline, { body: named(table), icon: ICON_WITH_BADGE, tag: table.id });
    note.onclick = () => {
      window.focus();
      go(`/table/${table.id}`);
      note.close();
    };
    shown.set(table.id, note);
  } catch {
    // Some phones allow this only to installed pages; the title and the icon still tell.
  }
}

/** What no longer waits is no longer called for. */
function withdraw(fresh: Turn[]): void {
  for (const [id, note] of shown) {
    if (fresh.some((table) => table.id === id)) continue;
    note.close();
    shown.delete(id);
  }
}

function hear(fresh: Turn[]): void {
  const known = new Set(waiting.map((table) => table.id));
  // What waited before one came in is no news.
  if (news > 0) void call(fresh.filter((table) => !known.has(table.id)));
  withdraw(fresh);
  if (JSON.stringify(fresh) !== JSON.stringify(waiting)) waiting = fresh;
  news++;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) icon.href = fresh.length > 0 ? ICON_WITH_BADGE : ICON;
}

/** Begins to listen, for as long as the page is open. Where no server answers nobody calls. */
export async function followTurns(): Promise<void> {
  if (ALONE) return;
  await insist(api.me, new AbortController().signal);
  new Line<OwnLine>(api.turnsAddress(), {
    hear: (said) => {
      if (said.type === 'error') return passing(said.error);
      hear(said.tables);
      return true;
    },
    onLost: () => {},
  });
}
