/** One person at one puzzle: a position, the move they choose, and what every move would have cost. */
import type { Foreseen, GameUI, Wish } from '../board/game';
import { readView, show } from '../data/components.svelte';
import type { Exercise } from '../learn/exercise';
import type { GameEvent, LogEntry, Numbers, Offer, Position, Puzzle, PuzzleSolution, Seat } from '../protocol';
import * as api from '../server/api';
import { insist } from '../server/retry';
import { Foresight, type Asking } from '../table/foresight';
import { Playback } from '../table/playback.svelte';
import { offered } from '../table/session.svelte';
import { toast } from '../ui/toasts.svelte';
import { t } from '../words/i18n.svelte';
import type { Why } from '../ways/reading.svelte';

export class PuzzleSession implements Exercise {
  puzzle = $state.raw<Puzzle | null>(null);
  solution = $state.raw<PuzzleSolution | null>(null);
  /** What was chosen now. */
  chosen = $state.raw<Offer | null>(null);
  sending = $state(false);
  away = $state(false);
  failure = $state<string | null>(null);

  readonly game: string;
  readonly id: string;
  readonly playback = new Playback();
  readonly light: string[] = [];
  #left = new AbortController();
  #foresight = new Foresight({
    whyNot: (_, __, wish) => api.whyNotInPuzzle(this.game, this.id, wish),
    foresee: (_, __, action) => api.foreseeInPuzzle(this.game, this.id, action),
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

  get now(): Position | null {
    return this.puzzle?.position ?? null;
  }

  get seat(): number {
    return this.puzzle?.seat ?? 0;
  }

  get seats(): Seat[] {
    return this.puzzle?.seats ?? [];
  }

  get log(): LogEntry[] {
    return this.puzzle?.log ?? [];
  }

  get rulesVersion(): number {
    return this.puzzle?.rules_version ?? 0;
  }

  get offers(): Offer[] {
    return this.asks ? (this.puzzle?.offers ?? []) : [];
  }

  /** What others did since one's own last move. */
  get others(): GameEvent[] {
    const own = this.log.findLastIndex(({ seat }) => seat === this.seat);
    return this.log.slice(own + 1).flatMap(({ events }) => events);
  }

  get asks(): boolean {
    return this.puzzle !== null && this.solution === null;
  }

  get resting(): string {
    return t('puzzle-answered-now');
  }

  /** The best answer, once it may be known. */
  get right(): Offer[] {
    const best = this.solution?.answers[0];
    return best ? [best.offer] : [];
  }

  async #open(): Promise<void> {
    try {
      await this.#ask(() => api.game(this.game));
      this.#adopt(await this.#ask(() => api.puzzle(this.game, this.id)));
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

  #adopt(fresh: Puzzle<Numbers>): void {
    show(fresh.game_mark);
    const view = readView(fresh.game_mark, fresh.position.view);
    const { scores } = fresh.position;
    this.puzzle = { ...fresh, position: { ...fresh.position, view } };
    this.playback.jump({ version: fresh.log.length, view, scores, log: fresh.log, events: [] });
  }

  /** Answers with the first of these moves; the rest of a turn is no matter here. */
  async act(...moves: Wish[]): Promise<boolean> {
    const [wish] = moves;
    const { puzzle } = this;
    if (!wish || !puzzle || !this.asks || this.sending) return false;
    const offer = offered(puzzle.offers, wish);
    if (!offer) {
      const why = await this.whyNot(wish);
      if (why) toast(why.words, why.rule);
      return false;
    }
    this.sending = true;
    try {
      this.solution = await this.#ask(() => api.answerPuzzle(this.game, this.id, offer.action));
      this.chosen = offer;
      return true;
    } catch (failure) {
      if (failure instanceof api.Refused) toast(failure.message);
      else if (!this.#left.signal.aborted) throw failure;
      return false;
    } finally {
      this.sending = false;
    }
  }

  /** Once more, for no rating. */
  anew(): void {
    this.solution = null;
    this.chosen = null;
  }

  next(): void {}

  get #asking(): Asking | null {
    const { puzzle, now } = this;
    if (!puzzle || !now) return null;
    const { game, game_mark, seat } = puzzle;
    return { game, game_mark, seat, version: puzzle.log.length, view: now.view, scores: now.scores };
  }

  async whyNot(wish: Wish): Promise<Why | null> {
    return this.#asking && this.#foresight.whyNot(this.#asking, wish);
  }

  async foresee<View>(offer: Offer, ui: GameUI<View>, seats: Seat[]): Promise<Foreseen<View> | null> {
    return this.#asking && this.#foresight.foresee(this.#asking, offer, ui, seats);
  }
}
