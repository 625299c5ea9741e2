/** Trying again, ever more patiently. */
import { Unreachable } from './errors';

const FIRST_WAIT = 300;
const LONGEST_WAIT = 2000;
/** After so many attempts nobody waits for the answer any more. */
const MANY = 30;
const RARE_WAIT = 15_000;
/** Where the browser knows of no network, only a server on this very machine could answer. */
const OFFLINE_WAIT = 30_000;

/** How long to wait before the nth new attempt, counted from 0; not all pages at the same moment. */
export const patience = (attempt: number): number =>
  Math.min(FIRST_WAIT * 2 ** attempt, attempt < MANY ? LONGEST_WAIT : RARE_WAIT) * (0.75 + Math.random() / 2);

/** Waits, but not past the moment the network comes back or the person looks at the page again. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      removeEventListener('online', done);
      document.removeEventListener('visibilitychange', done);
      resolve();
    };
    const timer = setTimeout(done, navigator.onLine ? milliseconds : OFFLINE_WAIT);
    addEventListener('online', done);
    document.addEventListener('visibilitychange', done);
  });
}

/** Sends until an answer comes, whatever it says; gives up only when `until` is aborted. */
export async function insist<Answer>(
  send: () => Promise<Answer>,
  until: AbortSignal,
  onWait: () => void = () => {},
): Promise<Answer> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await send();
    } catch (failure) {
      if (!(failure instanceof Unreachable) || until.aborted) throw failure;
      onWait();
      await pause(patience(attempt));
      if (until.aborted) throw failure;
    }
  }
}
