/** A game's data as a designer wants them: a file of their own, other numbers. Kept in this browser; checked as `trivet check-data` does. */
import { why } from '../server/attempt';
import type { Changes, CheckedData, DataForm, DataNumber, GameInfo, OwnFile } from '../protocol';
import { recall, remember } from '../device/storage';
import * as api from './api';

const SOON = 350;

/** Of a data file, in characters. */
export const LONGEST_FILE = 200_000;

interface Kept {
  file: OwnFile | null;
  changes: Changes;
}

/** What was loaded and changed here before. */
export function kept(game: string): Kept {
  try {
    const { file, changes } = JSON.parse(recall(`lab.${game}`) ?? '{}') as Partial<Kept>;
    return { file: file ?? null, changes: changes ?? {} };
  } catch {
    return { file: null, changes: {} };
  }
}

export class Edits {
  changes = $state.raw<Changes>({});
  /** What the server says of them; null while it has not said. */
  checked = $state.raw<CheckedData | null>(null);
  failure = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: GameInfo,
    readonly form: DataForm,
    /** The designer's, instead of the game's own. */
    readonly file: OwnFile | null,
    changes: Changes,
  ) {
    const still = form.numbers.filter(({ name, value }) => typeof changes[name] === 'number' && changes[name] !== value);
    this.changes = Object.fromEntries(still.map(({ name }) => [name, changes[name]!]));
    this.#keep();
    if (this.count > 0) void this.#check();
  }

  get count(): number {
    return Object.keys(this.changes).length;
  }

  /** Whether the data are not the game's own. */
  get other(): boolean {
    return this.file !== null || this.count > 0;
  }

  value(number: DataNumber): number {
    return this.changes[number.name] ?? number.value;
  }

  isChanged(number: DataNumber): boolean {
    return number.name in this.changes;
  }

  /** A number as it was is no change. */
  set(number: DataNumber, value: number): void {
    const { [number.name]: _, ...others } = this.changes;
    this.#become(value === number.value ? others : { ...others, [number.name]: value });
  }

  reset(): void {
    this.#become({});
  }

  #become(changes: Changes): void {
    this.changes = changes;
    this.checked = null;
    this.#keep();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), SOON);
  }

  async #check(): Promise<void> {
    const asked = this.changes;
    try {
      const checked = await api.check(this.game.id, this.file, asked);
      if (asked === this.changes) [this.checked, this.failure] = [checked, ''];
    } catch (failure) {
      if (asked === this.changes) this.failure = why(failure);
    }
  }

  #keep(): void {
    const { file, changes } = this;
    remember(`lab.${this.game.id}`, JSON.stringify({ file, changes } satisfies Kept));
  }
}
