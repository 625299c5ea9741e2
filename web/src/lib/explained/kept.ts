/** What was found of matches in this browser, kept for the next time somebody looks. Where nothing can be kept, nothing is. */
import type { Found } from './analyses';

export interface Kept {
  /** Of which match, and weighed by what. */
  mark: string;
  depth: number;
  found: Found;
  /** When it was kept. */
  at: number;
}

const NAME = 'trivet-explained';
const MATCHES = 'matches';
const WHEN = 'at';
/** Matches that are remembered, the latest. */
const MOST = 40;

export async function recalled(mark: string): Promise<Kept | null> {
  const store = await opened('readonly');
  return store ? ((await answer<Kept | undefined>(store.get(mark))) ?? null) : null;
}

export async function keep(kept: Omit<Kept, 'at'>): Promise<void> {
  const store = await opened('readwrite');
  if (!store) return;
  await answer(store.put({ ...kept, at: Date.now() }));
  const marks = (await answer<IDBValidKey[]>(store.index(WHEN).getAllKeys())) ?? [];
  for (const mark of marks.slice(0, -MOST)) store.delete(mark);
}

async function opened(how: IDBTransactionMode): Promise<IDBObjectStore | undefined> {
  try {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(MATCHES, { keyPath: 'mark' }).createIndex(WHEN, WHEN);
    return (await answer(asked))?.transaction(MATCHES, how).objectStore(MATCHES);
  } catch {
    return undefined;
  }
}

/** Undefined where it fails. */
function answer<Answer>(asked: IDBRequest<Answer>): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => resolve(undefined);
  });
}
