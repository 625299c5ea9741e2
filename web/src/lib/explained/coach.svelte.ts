/** Who says before a move is made that it loses much: by choice, for somebody alone against bots, in a game that is not rated. */
import { moduleFor } from './modules';
import * as api from '../server/api';
import type { Table } from '../protocol';
import { settings } from '../device/settings.svelte';
import type { Advice, FromCoach, Intended, ToCoach } from './advice';

/** At a table with other people, or a rated one, nobody is coached. `withheld`: nor at that of a day. */
export const mayCoach = (table: Table, withheld: boolean): boolean =>
  table.status === 'playing' &&
  table.seat !== null &&
  !table.rated &&
  !withheld &&
  table.seats.filter(({ kind }) => kind !== 'bot').every(({ seat }) => seat === table.seat);

export class Coach {
  /** Nothing thinks here: no module of these rules and data, or a browser that runs none. */
  absent = $state(false);
  /** A move is being looked at. */
  looking = $state(false);
  #worker: Worker | undefined;
  /** The rules and data that it thinks by. */
  #madeOf = '';
  #asked = 0;
  #waiting = new Map<number, (advice: Advice | null) => void>();
  #begun: Promise<boolean> | undefined;

  /** What is lost by moves that are about to be made; null: nothing to speak of, or nobody knows. */
  async advise(table: Table, actions: number[]): Promise<Advice | null> {
    const least = settings.coach;
    const { seat } = table;
    if (least === 'off' || seat === null || !(await this.ready(table))) return null;
    this.looking = true;
    try {
      const { made_of, hidden } = await api.knowledge(table.id, seat);
      if (made_of !== this.#madeOf) return null;
      const known = Uint8Array.from(atob(hidden), (letter) => letter.charCodeAt(0));
      return await this.#ask({ known, seat, actions, least });
    } catch {
      return null; // a coach that does not come keeps nobody from playing
    } finally {
      this.looking = false;
    }
  }

  /** Whether there is what thinks. */
  ready(table: Pick<Table, 'game' | 'game_mark' | 'rules_version'>): Promise<boolean> {
    this.#begun ??= this.#begin(table);
    return this.#begun;
  }

  async #begin({ game, game_mark, rules_version }: Pick<Table, 'game' | 'game_mark' | 'rules_version'>): Promise<boolean> {
    const loaded = await moduleFor(game, game_mark, rules_version);
    this.absent = loaded === null || typeof Worker === 'undefined';
    if (!loaded || this.absent) return false;
    this.#madeOf = loaded.about.made_of;
    this.#worker = new Worker(new URL('./advice.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<FromCoach>) => this.#answer(data.number, data.advice);
    this.#worker.onerror = () => [...this.#waiting.keys()].forEach((number) => this.#answer(number, null));
    this.#send({ type: 'begin', loaded: { ...loaded, lacking: null } });
    return true;
  }

  #ask(intended: Intended): Promise<Advice | null> {
    const number = ++this.#asked;
    return new Promise((resolve) => {
      this.#waiting.set(number, resolve);
      this.#send({ type: 'ask', number, intended });
    });
  }

  #answer(number: number, advice: Advice | null): void {
    this.#waiting.get(number)?.(advice);
    this.#waiting.delete(number);
  }

  leave(): void {
    this.#worker?.terminate();
    [...this.#waiting.keys()].forEach((number) => this.#answer(number, null));
  }

  #send(message: ToCoach): void {
    this.#worker?.postMessage(message);
  }
}
