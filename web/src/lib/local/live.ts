/** Tables that somebody looks at or asks about in this tab: each brought up to date from what is kept, and told of when it changes. */
import type { Eyes } from '../engine/game';
import type { Live as Said } from '../protocol';
import { Refused, Unreachable } from '../server/errors';
import { CHANGES, type Ears, type Watching } from '../server/provider';
import { pause } from '../server/retry';
import { Course } from './course';
import { played } from './games';
import { isKept, type Kept } from './kept';
import { eyes, tableAnswer, type Standpoint } from './looks';
import { refuse, unknownTable } from './refusals';
import type { Shelf } from './shelf';

/** Milliseconds before asking again for a module that did not come. */
const AGAIN = 2000;

interface Watcher {
  seat: Eyes;
  /** The version that it was told last; −1: none. */
  version: number;
  ears: Ears<Said>;
}

interface Live extends Standpoint {
  watchers: Set<Watcher>;
}

export class Lives {
  #shelf: Shelf;
  #lives = new Map<string, Live>();
  /** Between this browser's tabs. */
  #tabs = new BroadcastChannel(CHANGES);
  /** Somebody looks at a table that has changed, or anew. */
  #woken: (id: string) => void;

  constructor(shelf: Shelf, woken: (id: string) => void) {
    this.#shelf = shelf;
    this.#woken = woken;
    this.#tabs.onmessage = ({ data }: MessageEvent<string>) => void this.#heard(data);
  }

  /** What is kept of a table; refuses where it is not there, or damaged. */
  async kept(id: string): Promise<Kept> {
    const found = await this.#shelf.get(id);
    if (found === undefined) throw unknownTable();
    if (!isKept(found)) throw refuse('here_damaged');
    return found;
  }

  /** A table as it stands now, whichever tab moved last. */
  async at(id: string): Promise<Standpoint> {
    const kept = await this.kept(id);
    const { game } = await played(kept.game);
    const live = this.#lives.get(id);
    if (!live) return { kept, course: Course.of(game, kept) };
    if (live.kept.revision < kept.revision) this.#follow(live, kept);
    return { kept: live.kept, course: live.course };
  }

  /** Writes what becomes of a table, then tells everybody; false: another tab was faster, and nothing was done. */
  async write(before: Standpoint, after: Standpoint): Promise<boolean> {
    const { revision } = before.kept;
    const kept = { ...after.kept, revision: revision + 1, updated: new Date().toISOString() };
    if (!(await this.#shelf.put(kept, revision))) return false;
    const live = this.#lives.get(kept.id);
    if (live && live.kept.revision < kept.revision) Object.assign(live, { kept, course: after.course });
    this.changed(kept.id);
    return true;
  }

  /** It is another now, or there no longer: tells whoever looks, here and in other tabs. */
  changed(id: string): void {
    this.#tabs.postMessage(id);
    void this.#heard(id);
  }

  watched(id: string): boolean {
    return (this.#lives.get(id)?.watchers.size ?? 0) > 0;
  }

  watch(id: string, seat: Eyes, ears: Ears<Said>): Watching {
    const watcher: Watcher = { seat, version: -1, ears };
    const left = new AbortController();
    void this.#join(id, watcher, left.signal);
    return {
      close: () => {
        left.abort();
        const live = this.#lives.get(id);
        live?.watchers.delete(watcher);
        if (live?.watchers.size === 0) this.#lives.delete(id);
      },
    };
  }

  async #join(id: string, watcher: Watcher, left: AbortSignal): Promise<void> {
    while (!left.aborted) {
      try {
        const { kept, course } = await this.at(id);
        if (left.aborted) return;
        const live = this.#lives.get(id) ?? { kept, course, watchers: new Set() };
        this.#lives.set(id, live);
        live.watchers.add(watcher);
        this.#tell(live, watcher);
        this.#woken(id);
        return;
      } catch (failure) {
        if (failure instanceof Refused) return void watcher.ears.hear({ type: 'error', error: failure.error });
        if (!(failure instanceof Unreachable)) throw failure;
        watcher.ears.onLost();
        await pause(AGAIN);
      }
    }
  }

  async #heard(id: string): Promise<void> {
    const live = this.#lives.get(id);
    if (!live) return;
    try {
      await this.at(id);
    } catch (failure) {
      if (!(failure instanceof Refused)) throw failure;
      for (const { ears } of live.watchers) ears.hear({ type: 'error', error: failure.error });
      return;
    }
    for (const watcher of live.watchers) this.#tell(live, watcher);
    if (live.watchers.size > 0) this.#woken(id);
  }

  #tell(live: Live, watcher: Watcher): void {
    const { course } = live;
    const table = tableAnswer(live, eyes(live, watcher.seat), course.logKeep(watcher.version));
    watcher.version = course.version;
    watcher.ears.hear({ type: 'table', table, now: new Date().toISOString() });
  }

  #follow(live: Live, kept: Kept): void {
    const course = live.course.copy().follow(kept.commands.slice(live.kept.commands.length));
    Object.assign(live, { kept, course });
  }
}
