/** The numbers of a game's data file as a designer wants them, kept in this browser; checked as `trivet check-data` does. */
import { why } from '../attempt';
import type { GameInfo } from '../protocol/games';
import type { Changes, CheckedData, DataForm, DataNumber } from '../protocol/lab';
import { recall, remember } from '../storage';
import * as api from './api';

const SOON = 350;

export class Edits {
  changes = $state.raw<Changes>({});
  /** What the server says of them; null while it has not said. */
  checked = $state.raw<CheckedData | null>(null);
  failure = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: GameInfo,
    readonly form: DataForm,
  ) {
    this.changes = this.#kept();
    if (this.count > 0) void this.#check();
  }

  get count(): number {
    return Object.keys(this.changes).length;
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
    remember(this.#name, JSON.stringify(changes));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), SOON);
  }

  async #check(): Promise<void> {
    const asked = this.changes;
    try {
      const checked = await api.check(this.game.id, asked);
      if (asked === this.changes) [this.checked, this.failure] = [checked, ''];
    } catch (failure) {
      if (asked === this.changes) this.failure = why(failure);
    }
  }

  get #name(): string {
    return `lab.${this.game.id}`;
  }

  /** What was changed here before, as far as the file still has it. */
  #kept(): Changes {
    try {
      const kept = JSON.parse(recall(this.#name) ?? '{}') as Changes;
      const numbers = this.form.numbers.filter(({ name, value }) => typeof kept[name] === 'number' && kept[name] !== value);
      return Object.fromEntries(numbers.map(({ name }) => [name, kept[name]!]));
    } catch {
      return {};
    }
  }
}
