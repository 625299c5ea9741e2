/**
 * The page without a connection: a service worker that keeps all of one version of the page, and answers with nothing else until
 * another one is whole. What other people are needed for, all under /api, it never touches.
 */
interface Lasting {
  waitUntil(done: Promise<unknown>): void;
}
interface Asked {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
/** What a service worker has of all that the page has not. */
declare const self: {
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', hear: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', hear: (event: Asked) => void): void;
  addEventListener(type: 'message', hear: (event: MessageEvent) => void): void;
};
/** Written before this by whoever sends it (`trivet/server/page/offline.py`). */
declare const KEPT: {
  version: string;
  /** The mark of every file, by its name from the folder that the page lies in; that of the page itself is empty. */
  files: Record<string, string>;
  /** How the addresses begin that all show the page. */
  pages: string[];
};

const { scope } = self.registration;
/** Other pages of this host, in other folders, have caches of their own. */
const OURS = `trivet ${scope} `;
const NAME = OURS + KEPT.version;
const PAGE = '';
/** These lie at addresses with their marks; the list of them does not. */
const LOCAL = 'local/';
const LIST = 'local/files.json';
const AT_ONCE = 6;

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(begin()));
self.addEventListener('message', ({ data }) => {
  if (data === 'begin') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const name = nameOf(event.request);
  if (name !== undefined) event.respondWith(answer(name, event.request));
});

/** Keeps all of this version. What does not come, or is of another version, fails the whole: the earlier one then goes on. */
async function keep(): Promise<void> {
  const [cache, names] = await Promise.all([caches.open(NAME), caches.keys()]);
  const earlier = await Promise.all(names.filter((name) => name.startsWith(OURS)).map((name) => caches.open(name)));
  const files = Object.entries(KEPT.files);
  const take = async (): Promise<void> => {
    for (let file = files.pop(); file; file = files.pop()) {
      const [name, mark] = file;
      await cache.put(scope + name, (await among(earlier, name, mark)) ?? (await fetched(name, mark)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
}

/** A file that an earlier version had too. The page itself is asked for anew: its headers may have changed. */
async function among(earlier: Cache[], name: string, mark: string): Promise<Response | undefined> {
  for (const cache of name === PAGE ? [] : earlier) {
    const found = await cache.match(scope + name);
    if (found && (await markOf(await found.clone().arrayBuffer())) === mark) return found;
  }
  return undefined;
}

/** A file as it is there now, if it is the one that is meant. */
async function fetched(name: string, mark: string): Promise<Response> {
  const address = scope + (name.startsWith(LOCAL) && name !== LIST ? `${name}?${mark}` : name);
  // What the browser has fetched for the page is taken from there.
  for (const cache of ['default', 'reload'] as const) {
    const found = await fetch(address, { cache });
    const body = await found.arrayBuffer();
    if (!found.ok || (await markOf(body)) !== mark) continue;
    const headers = new Headers(found.headers);
    headers.delete('content-encoding');
    headers.delete('content-length');
    // Made anew, for a page may not be answered with what was redirected.
    return new Response(body, { headers });
  }
  throw new Error(`${address} is not what version ${KEPT.version} is made of.`);
}

async function markOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** From now on this version answers. */
async function begin(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== NAME).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Which of the files is asked for; undefined: none of these. */
function nameOf({ method, mode, url }: Request): string | undefined {
  if (method !== 'GET' || !url.startsWith(scope)) return undefined;
  const [path = '', mark] = url.slice(scope.length).split('#', 1)[0]!.split('?');
  if (mode === 'navigate')
    return path === '' || path === 'index.html' || KEPT.pages.includes(path.split('/')[0]!) ? PAGE : undefined;
  return Object.hasOwn(KEPT.files, path) && (mark === undefined || mark === KEPT.files[path]) ? path : undefined;
}

async function answer(name: string, request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  return (await cache.match(scope + name)) ?? fetch(request);
}

export {};
