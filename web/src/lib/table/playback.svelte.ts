/** Shows what happens at a table one move after the other, at the viewer's own pace. It never waits where the viewer acts. */
import { lastingOf, pace } from '../device/pace.svelte';
import type { GameEvent, LogEntry, Score } from '../protocol';

/** The table as it was shown, or will be, after a move. */
export interface Shown {
  version: number;
  view: unknown;
  scores: Score[];
  log: LogEntry[];
  /** What led there; empty after an undo or a jump. */
  events: GameEvent[];
}

/** Positions kept for showing them again. */
const MOST_KEPT = 300;

export class Playback {
  #shown = $state.raw<Shown | null>(null);
  #waiting = $state.raw<Shown[]>([]);
  /** What was shown, or waits to be: the newest last. */
  #past: Shown[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The turn whose moves are being shown, and the milliseconds they have taken. */
  #turn = { turn: -1, spent: 0 };
  #steps = $state(0);
  #told = $state.raw<GameEvent[]>([]);
  /** The next move to come into sight begins a new tale. */
  #anew = true;

  constructor() {
    document.addEventListener('visibilitychange', this.#hidden);
  }

  get shown(): Shown | null {
    return this.#shown;
  }

  /** How many moves have yet to be shown. */
  get behind(): number {
    return this.#waiting.length;
  }

  /** Which move is in sight of how many that are being shown. */
  get step(): number {
    return this.#steps;
  }

  /** What has come into sight since it last stood still: to be read out in one go, since moves may follow too fast for words. */
  get told(): GameEvent[] {
    return this.behind > 0 && pace.current !== 'step' ? [] : this.#told;
  }

  /** What has yet to be shown. */
  get coming(): GameEvent[] {
    return this.#waiting.flatMap(({ events }) => events);
  }

  /** Shows this now; what waited is passed over, and told with it where it leads there. */
  jump(to: Shown, onward = false): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const passed = onward ? this.coming : [];
    this.#waiting = [];
    if (!onward) this.#past = [];
    this.#keep(to);
    this.#show(passed.length > 0 ? { ...to, events: [...passed, ...to.events] } : to);
    if (onward) this.#rest();
  }

  /** Shows this after what waits. */
  follow(next: Shown): void {
    if (pace.current === 'once' || document.hidden) {
      this.jump(next, true);
      return;
    }
    this.#keep(next);
    this.#waiting = [...this.#waiting, next];
    if (this.#timer === undefined && pace.current !== 'step') this.#next();
  }

  /** The next move, now. */
  next(): void {
    if (this.behind > 0) this.#next();
  }

  /** The pace was changed: what waits goes on by the new one. */
  resume(): void {
    if (pace.current === 'once') this.skip();
    else if (pace.current !== 'step' && this.#timer === undefined) this.next();
  }

  /** Everything, now. */
  skip(): void {
    const last = this.#waiting.at(-1);
    if (!last) return;
    const events = this.coming;
    this.#stop();
    this.#show({ ...last, events });
  }

  /** How it stands, without what led there: what could not be shown is not tried again. */
  settle(): void {
    this.skip();
    if (this.#shown) this.#shown = { ...this.#shown, events: [] };
  }

  /** What was kept from this many moves on, beginning with the position before them; null where that is no longer known. */
  since(move: number): Shown[] | null {
    const from = this.#past.findLastIndex(({ log }) => log.length <= move);
    return from >= 0 && this.#past[from]!.log.length === move ? this.#past.slice(from) : null;
  }

  /** Shows these again; the last of them is where the table stands. */
  again(positions: Shown[]): void {
    const [first, ...rest] = positions;
    if (!first || rest.length === 0) return;
    this.#stop();
    this.#show({ ...first, events: [] });
    this.#waiting = rest;
    this.#steps = 0;
    if (pace.current === 'once') this.skip();
    else if (pace.current === 'step') this.#next();
    else this.#timer = setTimeout(() => this.#next(), 300);
  }

  /** Nothing is shown any more. */
  clear(): void {
    this.#stop();
    this.#past = [];
    this.#shown = null;
  }

  end(): void {
    this.#stop();
    document.removeEventListener('visibilitychange', this.#hidden);
  }

  /** Nobody looks: whoever comes back sees how it stands. */
  #hidden = (): void => {
    if (document.hidden) this.skip();
  };

  #keep(position: Shown): void {
    this.#past = [...this.#past, position].slice(-MOST_KEPT);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #show(position: Shown): void {
    this.#shown = position;
    this.#told = this.#anew ? position.events : [...this.#told, ...position.events];
    this.#anew = this.behind === 0 || pace.current === 'step';
    if (this.behind === 0) this.#steps = 0;
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const [next, ...rest] = this.#waiting;
    if (!next) return;
    this.#waiting = rest;
    this.#steps++;
    this.#show(next);
    this.#rest();
  }

  /** Leaves what is in sight there for a while. */
  #rest(): void {
    const turn = turnOf(this.#shown);
    const left = this.#waiting.filter((one) => turnOf(one) === turn).length;
    const spent = this.#turn.turn === turn ? this.#turn.spent : 0;
    const time = lastingOf(left, spent);
    this.#turn = { turn, spent: spent + time };
    if (Number.isFinite(time)) {
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#next();
      }, time);
    }
  }
}

const turnOf = (shown: Shown | null): number => shown?.log.at(-1)?.turn ?? -1;
