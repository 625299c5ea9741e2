/** Going back and forth through a match. */
import { readView } from '../data/components.svelte';
import { pace, type Pace } from '../device/pace.svelte';
import type { GameEvent, LogEntry, Numbers, Position, Replay } from '../protocol';

/** Milliseconds that a move stays in sight; at once: a turn. Step by step the film stops after each. */
const LASTING: Record<Pace, number> = { slow: 1800, normal: 900, fast: 350, once: 900, step: 0 };

export class Film {
  /** Which position is shown; 0 is the set-up. */
  at = $state(0);
  /** What led here; empty after a jump, where the board compares positions instead. */
  events = $state.raw<GameEvent[]>([]);
  playing = $state(false);

  readonly positions: Position[];
  readonly log: LogEntry[];
  /** The version of the rules it was played by. */
  readonly rules: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(replay: Replay<Numbers>) {
    const read = (view: Numbers): unknown => readView(replay.game_mark, view);
    this.positions = replay.positions.map((position) => ({ ...position, view: read(position.view) }));
    this.rules = replay.rules_version;
    this.log = replay.positions.flatMap((position) => position.entry ?? []);
  }

  get last(): number {
    return this.positions.length - 1;
  }

  get position(): Position {
    return this.positions[this.at]!;
  }

  jump(to: number): void {
    const next = Math.max(0, Math.min(to, this.last));
    const onward = next === this.at + 1;
    this.at = next;
    this.events = onward ? (this.position.entry?.events ?? []) : [];
    if (next === this.last) this.stop();
  }

  move(by: 1 | -1): void {
    this.stop();
    this.jump(this.at + by);
  }

  /** To the beginning of the next turn, of this one, or of the one before. */
  turn(by: 1 | -1): void {
    this.stop();
    this.jump(by === 1 ? this.#nextTurn() : this.#turnBefore());
  }

  #nextTurn(): number {
    const next = this.positions.findIndex((position, at) => at > this.at && position.turn !== this.position.turn);
    return next < 0 ? this.last : next;
  }

  #turnBefore(): number {
    const turn = this.positions[Math.max(0, this.at - 1)]!.turn;
    return this.positions.findIndex((position) => position.turn === turn);
  }

  play(): void {
    if (this.at === this.last) this.jump(0);
    this.playing = true;
    this.#on();
  }

  /** The next move, and so on at the viewer's pace. */
  #on(): void {
    this.jump(pace.current === 'once' ? this.#nextTurn() : this.at + 1);
    if (pace.current === 'step') this.stop();
    if (this.playing) this.#timer = setTimeout(() => this.#on(), LASTING[pace.current]);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  toggle(): void {
    if (this.playing) this.stop();
    else this.play();
  }
}
