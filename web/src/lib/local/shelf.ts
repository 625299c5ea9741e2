/** Where this browser keeps its tables: IndexedDB, or the page's own memory where that is not to be had. */
import { refuse } from './refusals';
import type { Kept } from './kept';

export interface Shelf {
  /** What is kept stays when the page is closed. */
  readonly lasting: boolean;
  /** All there is, in no order; what is damaged too. */
  every(): Promise<unknown[]>;
  get(id: string): Promise<unknown>;
  /** Puts a table in the place of that revision, null: of none. False: there is another one, and nothing was done. */
  put(kept: Kept, instead: number | null): Promise<boolean>;
  remove(id: string): Promise<void>;
}

const DATABASE = 'trivet';
const VERSION = 1;
const TABLES = 'tables';

const revisionOf = (found: unknown): unknown => (found as Partial<Kept> | undefined)?.revision ?? null;

/** For as long as the page is open. */
export class Memory implements Shelf {
  readonly lasting = false;
  #tables = new Map<string, unknown>();

  async every(): Promise<unknown[]> {
    return [...this.#tables.values()];
  }

  async get(id: string): Promise<unknown> {
    return this.#tables.get(id);
  }

  async put(kept: Kept, instead: number | null): Promise<boolean> {
    const fits = revisionOf(this.#tables.get(kept.id)) === instead;
    if (fits) this.#tables.set(kept.id, kept);
    return fits;
  }

  async remove(id: string): Promise<void> {
    this.#tables.delete(id);
  }
}

/** On the disk: what is acknowledged is written. All tabs have the same. */
class Disk implements Shelf {
  readonly lasting = true;
  #opened: Promise<IDBDatabase> | undefined;

  constructor(opened: IDBDatabase) {
    this.#opened = Promise.resolve(opened);
    this.#mind(opened);
  }

  async every(): Promise<unknown[]> {
    return this.#read((tables) => tables.getAll());
  }

  async get(id: string): Promise<unknown> {
    return this.#read((tables) => tables.get(id));
  }

  async put(kept: Kept, instead: number | null): Promise<boolean> {
    let fits = false;
    await this.#write((tables) => {
      const there = tables.get(kept.id);
      there.onsuccess = () => {
        fits = revisionOf(there.result) === instead;
        if (fits) tables.put(kept);
      };
    });
    return fits;
  }

  async remove(id: string): Promise<void> {
    await this.#write((tables) => void tables.delete(id));
  }

  async #read<Found>(ask: (tables: IDBObjectStore) => IDBRequest<Found>): Promise<Found> {
    const tables = (await this.#begin('readonly')).objectStore(TABLES);
    return new Promise((resolve, reject) => {
      const asked = ask(tables);
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(failed(asked.error));
    });
  }

  /** Resolves once it is on the disk; whatever goes wrong, nothing of it is. */
  async #write(change: (tables: IDBObjectStore) => void): Promise<void> {
    const writing = await this.#begin('readwrite');
    return new Promise((resolve, reject) => {
      writing.oncomplete = () => resolve();
      writing.onabort = () => reject(failed(writing.error));
      change(writing.objectStore(TABLES));
    });
  }

  async #begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    const database = await this.#database();
    try {
      return database.transaction(TABLES, mode, { durability: 'strict' });
    } catch (failure) {
      // It is being closed: the next one is opened anew.
      this.#opened = undefined;
      throw failed(failure);
    }
  }

  async #database(): Promise<IDBDatabase> {
    this.#opened ??= open().then((opened) => {
      this.#mind(opened);
      return opened;
    });
    return this.#opened.catch((failure: unknown) => {
      this.#opened = undefined;
      throw failed(failure);
    });
  }

  /** A browser may close what it opened, where somebody has all data of this site forgotten: it is opened anew. */
  #mind(opened: IDBDatabase): void {
    opened.onclose = () => (this.#opened = undefined);
    opened.onversionchange = () => {
      opened.close();
      this.#opened = undefined;
    };
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(DATABASE, VERSION);
    asked.onupgradeneeded = () => void asked.result.createObjectStore(TABLES, { keyPath: 'id' });
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

const failed = (failure: unknown): Error =>
  (failure as DOMException | null)?.name === 'QuotaExceededError' ? refuse('here_full', 507) : refuse('here_storage', 503);

/** What a newer page has written is not for this one to touch; where nothing can be kept, one plays on all the same. */
export async function openShelf(): Promise<Shelf> {
  try {
    return new Disk(await open());
  } catch (failure) {
    if ((failure as DOMException | null)?.name === 'VersionError') throw refuse('here_version');
    return new Memory();
  }
}
