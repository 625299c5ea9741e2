/** Which page the address names, over the history API. */
export type Route =
  | { page: 'home' }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string }
  | { page: 'rules'; game: string }
  | { page: 'credits' }
  | { page: 'unknown' };

function read(path: string): Route {
  const [first = '', second, third, ...rest] = path.replace(/^\/|\/$/g, '').split('/').map(decodeURIComponent);
  if (rest.length > 0) return { page: 'unknown' };
  if (first === '') return { page: 'home' };
  if (first === 'table' && second && !third) return { page: 'table', table: second };
  if (first === 'table' && second && third === 'replay') return { page: 'replay', table: second };
  if (first === 'rules' && second && !third) return { page: 'rules', game: second };
  if (first === 'credits' && !second) return { page: 'credits' };
  return { page: 'unknown' };
}

function here(): Route {
  try {
    return read(location.pathname);
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
  if (path !== location.pathname) history.pushState(null, '', path);
  current = here();
  scrollTo(0, 0);
}

/** Lets plain links move within the page; anything with a modifier, a target or another origin stays the browser's. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  // A link to a place on the same page scrolls, as everywhere.
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname);
}

addEventListener('popstate', () => {
  current = here();
});
