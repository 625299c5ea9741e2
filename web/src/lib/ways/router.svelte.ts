/**
 * Which page the address names, over the history API.
 *
 * All over the page an address is a path, `/rules/nim#R7`. A host of plain files knows no paths but those of its files: there all of it
 * stands behind a #, in `way` and `where`.
 */
import { ALONE } from '../device/base';

export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; move: number | null }
  | { page: 'rules'; game: string; anchor: string }
  | { page: 'aid'; game: string }
  | { page: 'learn' }
  | { page: 'lesson'; game: string; id: string }
  | { page: 'puzzles' }
  | { page: 'puzzle'; game: string; id: string }
  | { page: 'rating' }
  | { page: 'leaderboard'; game: string }
  | { page: 'daily'; game: string; day: string | null }
  | { page: 'credits' }
  | { page: 'lobby' }
  | { page: 'join'; id: string; invitation: string }
  | { page: 'person'; id: string }
  | { page: 'move'; code: string }
  | { page: 'match'; packed: string }
  | { page: 'lab' }
  | { page: 'unknown' };

function read(path: string, hash: string): Route {
  const [first = '', second, third, fourth, ...rest] = path
    .replace(/^\/|\/$/g, '')
    .split('/')
    .map(decodeURIComponent);
  if (first === 'table' && second && third === 'replay' && rest.length === 0) {
    if (fourth === undefined) return { page: 'replay', id: second, move: null };
    if (/^\d{1,6}$/.test(fourth)) return { page: 'replay', id: second, move: Number(fourth) };
  }
  if (fourth !== undefined) return { page: 'unknown' };
  if (first === '') return { page: 'home' };
  if (first === 'table' && second && !third) return { page: 'table', id: second };
  if (first === 'rules' && second && !third) return { page: 'rules', game: second, anchor: hash };
  if (first === 'aid' && second && !third) return { page: 'aid', game: second };
  if (first === 'leaderboard' && second && !third) return { page: 'leaderboard', game: second };
  if (first === 'daily' && second) return { page: 'daily', game: second, day: third ?? null };
  if (first === 'learn' && !second) return { page: 'learn' };
  if (first === 'learn' && second && third) return { page: 'lesson', game: second, id: third };
  if (first === 'puzzles' && !second) return { page: 'puzzles' };
  if (first === 'puzzles' && second && third) return { page: 'puzzle', game: second, id: third };
  if (first === 'rating' && !second) return { page: 'rating' };
  if (first === 'credits' && !second) return { page: 'credits' };
  if (first === 'lobby' && !second) return { page: 'lobby' };
  if (first === 'lab' && !second) return { page: 'lab' };
  // What is secret stands behind the #, which browsers keep to themselves.
  if (first === 'join' && second && !third) return { page: 'join', id: second, invitation: hash };
  if (first === 'person' && second && !third) return { page: 'person', id: second };
  if (first === 'move' && !second) return { page: 'move', code: hash };
  if (first === 'match' && !second) return { page: 'match', packed: hash };
  return { page: 'unknown' };
}

/** Where one is: the path, and what stands behind its #. */
function where(): { path: string; anchor: string } {
  if (!ALONE) return { path: location.pathname, anchor: location.hash.slice(1) };
  const [path = '', anchor = ''] = location.hash.slice(1).split('#');
  return path.startsWith('/') ? { path, anchor } : { path: '/', anchor: '' };
}

/** The path of the page that one is on. */
export const pathHere = (): string => where().path;

/** A place on that page. */
export const placeHere = (anchor: string): string => `${pathHere()}${anchor && `#${anchor}`}`;

/** How a link to a page is written. */
export const way = (path: string): string => (ALONE ? `#${path}` : path);

/** A page's whole address, to be handed on. */
export const absolute = (path: string): string => new URL(way(path), location.href).href;

function here(): Route {
  try {
    const { path, anchor } = where();
    return read(path, decodeURIComponent(anchor));
  } catch {
    return { page: 'unknown' };
  }
}

let current = $state.raw<Route>(here());

export const route = {
  get current(): Route {
    return current;
  },
};

export function go(path: string): void {
  if (path !== placeHere(where().anchor)) history.pushState(null, '', way(path));
  arrive();
}

/** Goes on from a page that has done its part: the way back leads past it. */
export function goOn(path: string): void {
  history.replaceState(null, '', way(path));
  arrive();
}

/** Opens anew what the address names. */
export const again = (): void => arrive();

/** The address of where one is already: nothing moves, and the way back stays what it was. */
export function renew(path: string): void {
  if (path !== placeHere(where().anchor)) history.replaceState(null, '', way(path));
}

/** A table's replay, at a move of it. */
export const replayAddress = (table: string, move: number): string => `/table/${table}/replay/${move}`;

/** Where a lesson is. */
export const lessonAddress = (game: string, lesson: string): string => `/learn/${game}/${lesson}`;

/** Where a puzzle is. */
export const puzzleAddress = (game: string, puzzle: string): string => `/puzzles/${game}/${puzzle}`;

/** Whether one came by a link, and so to the top of the page. */
let led = false;

function arrive(): void {
  led = true;
  current = here();
}

/** The page that was gone to is in sight: from the top, unless one came back to where one was. */
export function arrived(): void {
  if (led) scrollTo(0, 0);
  led = false;
}

/** Lets plain links move within the page; anything with a modifier, a target or another origin stays the browser's. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (ALONE) {
    if (link.pathname !== location.pathname || !link.hash.startsWith('#/')) return;
    event.preventDefault();
    go(link.hash.slice(1));
    return;
  }
  // A link to a place on the same page scrolls, as everywhere.
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}

addEventListener(ALONE ? 'hashchange' : 'popstate', () => {
  led = false;
  current = here();
});
