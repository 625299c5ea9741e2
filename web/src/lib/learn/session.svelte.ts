/** One person in one lesson: the step they are at, and what their moves are answered. */
import { tick } from 'svelte';
import * as api from '../server/api';
import { readView, show } from '../data/components.svelte';
import type { Foreseen, GameUI, Wish } from '../board/game';
import { has, t } from '../words/i18n.svelte';
import type { GameEvent, Lesson, LessonStep, LogEntry, Numbers, Offer, Position, Seat } from '../protocol';
import { insist } from '../server/retry';
import type { Why, Rule } from '../ways/reading.svelte';
import { Foresight, type Asking } from '../table/foresight';
import { Playback, type Shown } from '../table/playback.svelte';
import { offered } from '../table/session.svelte';
import { toast } from '../ui/toasts.svelte';
import type { Exercise } from './exercise';
import { keepProgress, progressOf } from './progress';

export class LessonSession implements Exercise {
  lesson = $state.raw<Lesson | null>(null);
  /** The step in sight; the last ends the lesson. */
  step = $state(0);
  /** What the last move that was not right is told. */
  told = $state('');
  /** and where the rules say so. */
  rule = $state.raw<Rule | null>(null);
  sending = $state(false);
  away = $state(false);
  failure = $state<string | null>(null);

  readonly game: string;
  readonly id: string;
  readonly playback = new Playback();
  #done = $state.raw<number[]>([]);
  #furthest = -1;
  #left = new AbortController();
  #foresight = new Foresight({
    whyNot: (_, __, wish) => api.whyNotInLesson(this.game, this.id, this.#done, wish),
    foresee: (_, __, action) => api.foreseeInLesson(this.game, this.id, this.#done, action),
  });

  constructor(game: string, id: string) {
    this.game = game;
    this.id = id;
    void this.#open();
  }

  leave(): void {
    this.#left.abort();
    this.playback.end();
  }

  get current(): LessonStep | undefined {
    return this.lesson?.steps[this.step];
  }

  get now(): Position | null {
    return this.lesson?.positions.at(-1) ?? null;
  }

  get seat(): number {
    return this.lesson?.seat ?? 0;
  }

  get seats(): Seat[] {
    return this.lesson?.seats ?? [];
  }

  get log(): LogEntry[] {
    return this.lesson?.log ?? [];
  }

  get rulesVersion(): number {
    return this.lesson?.rules_version ?? 0;
  }

  get offers(): Offer[] {
    return this.asks ? (this.lesson?.offers ?? []) : [];
  }

  get others(): GameEvent[] {
    return (this.lesson?.positions ?? []).flatMap(({ entry }) => (entry && entry.seat !== this.seat ? entry.events : []));
  }

  get resting(): string {
    return t('lesson-read');
  }

  get light(): string[] {
    return this.current?.light ?? [];
  }

  /** A move is to be made now. */
  get asks(): boolean {
    return (this.current?.moves ?? 0) > 0 && this.playback.behind === 0;
  }

  get over(): boolean {
    return this.lesson !== null && this.step === this.lesson.steps.length - 1;
  }

  /** What the step says. */
  get words(): string {
    return this.current ? t(`${this.game}-lesson-${this.id}-${this.current.id}`) : '';
  }

  /** The moves to make. */
  get right(): Offer[] {
    const { lesson } = this;
    return lesson && this.asks ? lesson.offers.filter(({ action }) => lesson.right.includes(action)) : [];
  }

  /** The games have to be known before a board is drawn. Where one stopped one goes on, unless the lesson has changed since. */
  async #open(): Promise<void> {
    const kept = progressOf(this.game, this.id);
    this.#furthest = kept?.furthest ?? -1;
    try {
      await this.#ask(() => api.game(this.game));
      try {
        await this.#look(kept?.done ?? [], kept?.step ?? 0);
      } catch (failure) {
        if (!(failure instanceof api.Refused && kept?.done.length)) throw failure;
        await this.#look([], 0);
      }
    } catch (failure) {
      if (failure instanceof api.Refused) this.failure = failure.message;
      else if (!this.#left.signal.aborted) throw failure;
    }
  }

  #ask<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    return insist(send, this.#left.signal, () => (this.away = true)).then((answer) => {
      this.away = false;
      return answer;
    });
  }

  /** Goes where these moves lead, to a step that speaks of it. */
  async #look(done: number[], step: number): Promise<void> {
    this.#adopt(await this.#ask(() => api.lesson(this.game, this.id, done)), done, step, false);
  }

  #adopt(fresh: Lesson<Numbers>, done: number[], step: number, onward: boolean): void {
    show(fresh.game_mark);
    const positions = fresh.positions.map((one) => ({ ...one, view: readView(fresh.game_mark, one.view) }));
    const log = fresh.log;
    const shown = positions.map(({ view, scores, entry }): Shown => {
      const version = entry ? entry.move + 1 : log.length;
      return { version, view, scores, log: log.slice(0, version), events: onward ? (entry?.events ?? []) : [] };
    });
    this.#done = done;
    this.lesson = { ...fresh, positions };
    const within = fresh.steps.findIndex(({ moves }, at) => at >= fresh.step && moves > 0);
    const last = within < 0 ? fresh.steps.length - 1 : within;
    this.#turnTo(Math.min(Math.max(step, fresh.step), last));
    if (!onward) {
      this.playback.jump(shown.at(-1)!);
      return;
    }
    const [own, ...others] = shown;
    this.playback.jump(own!, true);
    others.forEach((one) => this.playback.follow(one));
  }

  #turnTo(step: number): void {
    this.step = step;
    this.told = '';
    this.rule = null;
    const { lesson } = this;
    if (!lesson) return;
    // Each step is counted once; that nobody could be told of it is no matter to whoever learns.
    for (const { id } of lesson.steps.slice(this.#furthest + 1, step + 1)) {
      api.reached(this.game, this.id, id).catch(() => {});
    }
    this.#furthest = Math.max(this.#furthest, step);
    keepProgress(this.game, this.id, { step, done: this.#done, furthest: this.#furthest });
  }

  /** Goes on from a step that is only read. */
  next(): void {
    if (this.current?.moves === 0 && !this.over) this.#turnTo(this.step + 1);
  }

  /** The step before, with the board as it was then. */
  async back(): Promise<void> {
    const { lesson } = this;
    if (!lesson || this.step === 0 || this.sending) return;
    const to = this.step - 1;
    if (to >= lesson.step) {
      this.#turnTo(to);
      return;
    }
    await this.#send(() => this.#look(this.#done.slice(0, lesson.steps[to]!.before), to));
  }

  /** From the beginning. */
  async anew(): Promise<void> {
    await this.#send(() => this.#look([], 0));
  }

  /** Makes these moves as long as they are what the step asks for; of another it is told why, and it is not made. */
  async act(...moves: Wish[]): Promise<boolean> {
    for (const wish of moves) {
      const { lesson, current } = this;
      if (!lesson || !current || !this.asks || this.sending) return false;
      const offer = offered(lesson.offers, wish);
      if (!offer) {
        const why = await this.whyNot(wish);
        await this.#tell(why?.words ?? '');
        this.rule = why?.rule ?? null;
        return false;
      }
      if (!lesson.right.includes(offer.action)) {
        const told = `${this.game}-lesson-${this.id}-${current.id}-${lesson.told[offer.action]}`;
        this.rule = null;
        await this.#tell(has(told) ? t(told) : t('lesson-not-this'));
        return false;
      }
      const done = [...this.#done, offer.action];
      const made = await this.#send(async () => {
        const fresh = await this.#ask(() => api.lesson(this.game, this.id, done));
        this.#adopt(fresh, done, this.step, true);
      });
      if (!made) return false;
    }
    return true;
  }

  /** The same words again are told again, also to those who hear them. */
  async #tell(words: string): Promise<void> {
    this.told = '';
    await tick();
    this.told = words;
  }

  async #send(ask: () => Promise<void>): Promise<boolean> {
    this.sending = true;
    try {
      await ask();
      return true;
    } catch (failure) {
      if (failure instanceof api.Refused) toast(failure.message);
      else if (!this.#left.signal.aborted) throw failure;
      return false;
    } finally {
      this.sending = false;
    }
  }

  get #asking(): Asking | null {
    const { lesson, now } = this;
    if (!lesson || !now) return null;
    const { game, game_mark, seat } = lesson;
    return { game, game_mark, seat, version: lesson.log.length, view: now.view, scores: now.scores };
  }

  async whyNot(wish: Wish): Promise<Why | null> {
    return this.#asking && this.#foresight.whyNot(this.#asking, wish);
  }

  async foresee<View>(offer: Offer, ui: GameUI<View>, seats: Seat[]): Promise<Foreseen<View> | null> {
    return this.#asking && this.#foresight.foresee(this.#asking, offer, ui, seats);
  }
}
