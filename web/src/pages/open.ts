/** The pages, by what the address names. Each is fetched when it is first gone to, with the words of its game. */
import type { Component } from 'svelte';
import { ALONE } from '../lib/device/base';
import { me } from '../lib/server/api';
import { connection } from '../lib/server/connection.svelte';
import type { Route } from '../lib/ways/router.svelte';
import { isBuiltIn, wordsOf } from '../lib/words/i18n.svelte';

type Name = Route['page'];
type Of<Page extends Name> = Extract<Route, { page: Page }>;
/** A page takes what its address says. */
type PageFor<Page extends Name> = Component<Omit<Of<Page>, 'page'>>;

const PAGES: { [Page in Name]: () => Promise<{ default: PageFor<Page> }> } = {
  home: () => import('./Home.svelte'),
  table: () => import('./Table.svelte'),
  replay: () => import('./Replay.svelte'),
  rules: () => import('./Rules.svelte'),
  aid: () => import('./Aid.svelte'),
  lobby: () => import('./Lobby.svelte'),
  join: () => import('./Join.svelte'),
  person: () => import('./Person.svelte'),
  move: () => import('./Move.svelte'),
  match: () => import('./Match.svelte'),
  leaderboard: () => import('./Leaderboard.svelte'),
  daily: () => import('./Daily.svelte'),
  learn: () => import('./Learn.svelte'),
  lesson: () => import('./Lesson.svelte'),
  puzzles: () => import('./Puzzles.svelte'),
  puzzle: () => import('./Puzzle.svelte'),
  rating: () => import('./Rating.svelte'),
  credits: () => import('./Credits.svelte'),
  lab: () => import('./Lab.svelte'),
  unknown: () => import('./Unknown.svelte'),
};

/** What needs other people, or what only a server keeps. */
const SERVED = new Set<Name>(['lobby', 'join', 'person', 'move', 'leaderboard', 'daily', 'lab', 'puzzles', 'puzzle']);

/** By what a page is another of its kind, and begins anew. */
const ANOTHER: { [Page in Name]?: (route: Of<Page>) => unknown } = {
  table: ({ id }) => id,
  replay: (route) => route,
  rules: ({ game }) => game,
  aid: ({ game }) => game,
  join: ({ id }) => id,
  person: ({ id }) => id,
  match: ({ packed }) => packed,
  leaderboard: ({ game }) => game,
  daily: (route) => route,
  lesson: (route) => route,
  puzzle: (route) => route,
};

export interface Opened {
  route: Route;
  Page: Component<Record<string, unknown>>;
  /** What the page takes. */
  props: Record<string, unknown>;
  /** Where it is another one the page begins anew. */
  key: unknown;
}

/** Whether whoever keeps what a page shows can be asked. */
async function answered(page: Name): Promise<boolean> {
  if (!SERVED.has(page)) return true;
  if (ALONE) return false;
  await me().catch(() => {});
  return !connection.lost;
}

/** Fetches the page that an address names. */
export async function open(route: Route): Promise<Opened> {
  const { page, ...props } = route;
  if (!(await answered(page))) {
    const away = await import('./Away.svelte');
    return { route, Page: away.default as unknown as Opened['Page'], props: {}, key: route };
  }
  const words = 'game' in route && isBuiltIn(route.game) ? wordsOf(route.game) : null;
  const [made] = await Promise.all([PAGES[page](), words]);
  const another = ANOTHER[page] as ((route: Route) => unknown) | undefined;
  return { route, Page: made.default as unknown as Opened['Page'], props, key: another?.(route) };
}
