/** The page kept by the browser (`sw.ts`), so that it opens without a connection; and newer versions of it. */
import { BASE } from '../device/base';

/** Milliseconds between two looks whether there is a newer version, while the page stays open. */
const EVERY = 3_600_000;
const GONE = [404, 410];
/** Milliseconds after which it is kept the first time: what somebody waits for comes first. */
const SETTLED = 2000;
const WORKER = `${BASE}sw.js`;

/** How Chromium offers that a page be installed; other browsers do it by menus of their own. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let kept = $state(false);
let prompt = $state.raw<InstallPrompt | null>(null);
let newer = $state.raw<ServiceWorker | null>(null);

export const offline = {
  /** All of the page is kept by this browser. */
  get kept(): boolean {
    return kept;
  },
  /** The browser would install it. */
  get installable(): boolean {
    return prompt !== null;
  },
  async install(): Promise<void> {
    const asked = prompt;
    prompt = null;
    await asked?.prompt();
  },
  /** A newer version is kept as well, and waits. */
  get newer(): boolean {
    return newer !== null;
  },
  /** Goes on with the newer version, in all tabs: none may mix two. */
  begin(): void {
    newer?.postMessage('begin');
  },
};

// Nothing opens by itself: the settings offer it.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  prompt = event as InstallPrompt;
});

/** Has the browser keep the page, where it can: not on plain http, nor in some private windows. */
export async function keepOffline(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  let answered = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (answered) location.reload();
    answered = kept = true;
  });
  if (!answered) await new Promise((resolve) => setTimeout(resolve, SETTLED));
  const registration = await workers.register(WORKER);
  kept = registration.active !== null;
  const follow = (): void => {
    if (registration.active) newer = registration.waiting;
  };
  follow();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', follow));
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() < looked + EVERY) return;
    looked = Date.now();
    registration.update().catch(() => {});
  });
  if (answered) await stillHere(registration);
}

/** Where something else has taken this page's place, the browser forgets it, and shows that. */
async function stillHere(registration: ServiceWorkerRegistration): Promise<void> {
  const found = await fetch(WORKER, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (!found || !GONE.includes(found.status)) return;
  await registration.unregister();
  location.reload();
}
