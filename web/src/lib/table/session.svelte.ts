/** One person at one table: what the server last said, and the commands that go back. */
import * as api from '../server/api';
import { isKnown, readView, show } from '../data/components.svelte';
import { withheld } from '../daily/days';
import { settings } from '../device/settings.svelte';
import type { Advice } from '../explained/advice';
import { Coach, mayCoach } from '../explained/coach.svelte';
import type { Foreseen, GameUI, Wish } from '../board/game';
import { refusal } from '../words/i18n.svelte';
import { attempt } from '../server/attempt';
import { passing } from '../server/line';
import type { Watching } from '../server/provider';
import type { ApiError, Live, LogEntry, Numbers, Offer, Presence, Reason, Seat, Table } from '../protocol';
import { insist } from '../server/retry';
import { whyOf, type Why } from '../ways/reading.svelte';
import { toast } from '../ui/toasts.svelte';
import { Foresight } from './foresight';
import { continues, extend } from './log';
import { Playback, type Shown } from './playback.svelte';
import { Talk } from './talk.svelte';

const BACK_SHOWN_FOR = 4000;

/** The legal move that a wish means. */
export const offered = (offers: Offer[], wish: Wish): Offer | undefined =>
  offers.find((offer) => Object.entries(wish).every(([argument, value]) => same(offer[argument], value)));

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What the coach says of a move that is not made yet, and waits to be told: is it made all the same? */
export interface Asked extends Advice {
  answer: (goOn: boolean) => void;
}

export class TableSession {
  table = $state.raw<Table | null>(null);
  /** Which game is played there, known before anything else. */
  game = $state('');
  log = $state.raw<LogEntry[]>([]);
  hint = $state.raw<Offer | null>(null);
  /** What speaks for the move that the hint means. */
  reasons = $state.raw<Reason[]>([]);
  hinting = $state(false);
  advice = $state.raw<Asked | null>(null);
  sending = $state(false);
  line = $state<'joining' | 'live' | 'lost' | 'back'>('joining');
  /** Why there is nothing to show, in the server's words. */
  failure = $state<string | null>(null);
  /** The seat the device must be passed to before its view is even asked for. */
  curtain = $state<number | null>(null);
  /** The seats, known before any seat's view is. */
  seats = $state.raw<Seat[]>([]);

  presence = $state.raw<Presence>({ online: [], watching: 0, onlookers: [], away: [], absent: [] });
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  ahead = $state(0);
  /** Something other than a move is on its way. */
  changing = $state(false);

  readonly id: string;
  readonly talk: Talk;
  readonly coach = new Coach();
  /** What is in sight: the table as it stands, or on its way there. */
  readonly playback = new Playback();
  /** Hidden hands exist. */
  #secrets = false;
  #connection: Watching | undefined;
  #left = new AbortController();
  #foresight = new Foresight({
    whyNot: (_, seat, wish) => api.whyNot(this.id, seat, wish),
    foresee: ({ version }, seat, action) => api.foresee(this.id, seat, action, version),
  });

  constructor(id: string) {
    this.id = id;
    this.talk = new Talk(id);
    void this.#open();
  }

  /** The person looking is to act. */
  get yours(): boolean {
    const { table } = this;
    if (table?.status !== 'playing' || table.seat === null) return false;
    return table.to_act.includes(table.seat) && !table.seats[table.seat]?.stand_in;
  }

  leave(): void {
    this.#left.abort();
    this.advice?.answer(false);
    this.coach.leave();
    this.playback.end();
    this.#connection?.close();
  }

  async #open(): Promise<void> {
    try {
      const [summary] = await insist(
        () => Promise.all([api.summary(this.id), api.gamesHere()]),
        this.#left.signal,
        () => this.#lost(),
      );
      if (this.#left.signal.aborted) return;
      this.game = summary.game;
      this.#secrets = (await api.game(summary.game))?.secrets ?? false;
      if (this.#left.signal.aborted) return;
      this.seats = summary.seats;
      // Before the start nobody sees a hand, whoever sits where.
      if (summary.status === 'open') this.#join(null);
      else this.#sit(summary.to_act, summary.status === 'playing');
    } catch (failure) {
      if (failure instanceof api.Refused) this.failure = failure.message;
    }
  }

  /** Sees the table from a seat of one's own, one that is to act first; from none as a spectator. */
  #sit(toAct: number[], playing: boolean): void {
    const mine = this.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
    const acting = mine.find((seat) => toAct.includes(seat));
    this.#turnTo(acting ?? mine[0] ?? null, playing && mine.length > 1);
  }

  /** Sees the table as another seat does; where hands are hidden, from behind a curtain first. */
  #turnTo(seat: number | null, shared: boolean): void {
    if (shared && this.#secrets && seat !== null) {
      this.#connection?.close();
      this.table = null;
      this.log = [];
      this.playback.clear();
      this.curtain = seat;
    } else {
      this.#join(seat);
    }
  }

  /** The device has been passed on. */
  raiseCurtain(): void {
    const seat = this.curtain;
    this.curtain = null;
    this.#join(seat);
  }

  #join(seat: number | null): void {
    this.#connection?.close();
    this.#connection = api.watch(this.id, seat, {
      hear: (said) => this.#hear(said),
      onLost: () => this.#lost(),
    });
  }

  #hear(said: Live): boolean {
    if (said.type === 'error') {
      if (passing(said.error)) return true;
      this.#ended(said.error);
      return false;
    }
    this.#heard();
    if (said.type === 'table') {
      this.ahead = Date.parse(said.now) - Date.now();
      this.#adopt(said.table);
    } else if (said.type === 'presence') {
      this.presence = said;
    } else {
      this.talk.hear(said.messages, said.anew);
    }
    return true;
  }

  #heard(): void {
    if (this.line === 'lost') {
      this.line = 'back';
      setTimeout(() => this.line === 'back' && (this.line = 'live'), BACK_SHOWN_FOR);
    } else if (this.line === 'joining') {
      this.line = 'live';
    }
  }

  #lost(): void {
    this.line = 'lost';
  }

  #ended(error: ApiError): void {
    if (this.table) toast(refusal(error));
    else this.failure = refusal(error);
  }

  #adopt(fresh: Table<Numbers>): void {
    const known = this.table;
    void api.added(fresh);
    if (this.curtain !== null || (known && fresh.version < known.version)) return;
    if (!isKnown(fresh.game_mark)) {
      void this.#learnGame(fresh);
      return;
    }
    if (known?.status === 'open' && fresh.status === 'playing') {
      this.seats = fresh.seats;
      this.#sit(fresh.to_act, true);
      if (this.curtain !== null) return;
    }
    const log = extend(this.log, fresh);
    if (log === null) {
      // Something was missed: ask for the whole table again.
      this.#join(fresh.status === 'open' ? null : fresh.seat);
      return;
    }
    if (known && fresh.version === known.version && fresh.seat === known.seat) {
      // Only what surrounds the view changed; the board need not look again.
      const offers = same(known.offers, fresh.offers) ? known.offers : fresh.offers;
      this.table = { ...fresh, view: known.view, offers };
      this.seats = fresh.seats;
      return;
    }
    const before = this.log;
    this.log = log;
    this.hint = null;
    this.advice?.answer(false);
    this.seats = fresh.seats;
    show(fresh.game_mark);
    const view = readView(fresh.game_mark, fresh.view);
    this.table = { ...fresh, view };
    this.#show({ version: fresh.version, view, scores: fresh.scores, log, events: [] }, known, before);
    this.#follow(fresh);
  }

  /** What others do is shown at the viewer's pace; the viewer's own moves, and what does not simply go on, at once. */
  #show(to: Shown, known: Table | null, before: LogEntry[]): void {
    const goesOn = known !== null && to.version > known.version && known.seat === this.table?.seat && continues(before, to.log);
    if (!goesOn) {
      this.playback.jump(to);
      return;
    }
    const news = to.log.slice(before.length);
    const step = { ...to, events: news.flatMap(({ events }) => events) };
    if (news.some(({ seat }) => this.seats[seat]?.mine)) this.playback.jump(step, true);
    else this.playback.follow(step);
  }

  /** The table is played with other data than new ones, or by a server that is new since the page was loaded. */
  async #learnGame(fresh: Table<Numbers>): Promise<void> {
    try {
      await insist(
        () => api.gameAt(this.id),
        this.#left.signal,
        () => this.#lost(),
      );
      if (isKnown(fresh.game_mark)) this.#adopt(fresh);
      else this.#join(fresh.seat);
    } catch (failure) {
      this.#refused(failure);
    }
  }

  /** On a shared device the page shows the seat that is to act. */
  #follow(table: Table): void {
    const mine = table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
    const acting = mine.filter((seat) => table.to_act.includes(seat));
    const next = acting[0];
    if (next !== undefined && !acting.includes(table.seat ?? -1)) this.#turnTo(next, mine.length > 1);
  }

  /** Plays these moves in their order: those legal now as one command, the rest once they are legal. True when all were. */
  async act(...moves: Wish[]): Promise<boolean> {
    let left = moves;
    while (left.length > 0) {
      const offers = left.map((wish) => offered(this.table?.offers ?? [], wish));
      const now = offers.includes(undefined) ? offers.slice(0, offers.indexOf(undefined)) : offers;
      const version = this.table?.version;
      const actions = now.map((offer) => offer!.action);
      if (actions.length > 0 && !(await this.#coached(actions))) return false;
      if (actions.length > 0) await this.#command((command) => api.play(this.id, { ...command, actions }));
      else await this.#sayWhyNot(left[0]!);
      // Refused, or not legal after all: what stands is shown, and the player decides anew.
      if (this.table?.version === version) return false;
      left = left.slice(actions.length);
    }
    return true;
  }

  /** Whether these moves are to be made, after the coach has had a look at them. */
  async #coached(actions: number[]): Promise<boolean> {
    const { table } = this;
    if (!table || settings.coach === 'off' || !mayCoach(table, withheld(table))) return true;
    if (this.coach.looking || this.advice) return false;
    const advice = await this.coach.advise(table, actions);
    if (this.table?.version !== table.version) return false;
    if (!advice) return true;
    return new Promise((resolve) => {
      const answer = (goOn: boolean): void => {
        this.advice = null;
        resolve(goOn);
      };
      this.advice = { ...advice, answer };
    });
  }

  /** Shows on the board what the coach would do. */
  showBetter(action: number, reasons: Reason[]): void {
    this.hint = this.table?.offers.find((offer) => offer.action === action) ?? null;
    this.reasons = reasons;
  }

  /** Why a move cannot be made now; null where it can be, or nobody knows. */
  async whyNot(wish: Wish): Promise<Why | null> {
    return this.table && this.#foresight.whyNot(this.table, wish);
  }

  /** What a move would do. `seats`: all who are listed at the table. */
  async foresee<View>(offer: Offer, ui: GameUI<View>, seats: Seat[]): Promise<Foreseen<View> | null> {
    return this.table && this.#foresight.foresee(this.table, offer, ui, seats);
  }

  async #sayWhyNot(wish: Wish): Promise<void> {
    const why = await this.whyNot(wish);
    if (why !== null) toast(why.words, why.rule);
  }

  /** The turn ends by itself; where it has ended otherwise, in another window or by the clock, that is all the same. */
  endTurn(offer: Offer): Promise<void> {
    return this.#command((command) => api.play(this.id, { ...command, actions: [offer.action], itself: true }), true);
  }

  undo(): Promise<void> {
    return this.#command((command) => api.undo(this.id, command));
  }

  /** One command at a time; sent again under the same id until an answer comes. */
  async #command(
    send: (command: { command_id: string; version: number; seat: number }) => Promise<Table<Numbers>>,
    quiet = false,
  ): Promise<void> {
    const table = this.table;
    if (!table || table.seat === null || this.sending) return;
    const command = { command_id: api.commandId(), version: table.version, seat: table.seat };
    this.sending = true;
    try {
      const fresh = await insist(
        () => send(command),
        this.#left.signal,
        () => this.#lost(),
      );
      this.#heard();
      this.#adopt(fresh);
    } catch (failure) {
      this.#refused(failure, quiet);
    } finally {
      this.sending = false;
    }
  }

  /** Something about the table other than a move. The answer comes over the line, to every device at the table. */
  async change(asked: () => Promise<unknown>): Promise<boolean> {
    if (this.changing) return false;
    this.changing = true;
    try {
      return (await attempt(asked())) !== undefined;
    } finally {
      this.changing = false;
    }
  }

  async askHint(): Promise<void> {
    const table = this.table;
    if (!table || table.seat === null || this.hinting) return;
    this.hinting = true;
    try {
      const { action, reasons } = await api.hint(this.id, table.seat);
      // The table may have moved on while the bot thought.
      if (this.table?.version === table.version && this.table.seat === table.seat) {
        this.hint = table.offers.find((offer) => offer.action === action) ?? null;
        this.reasons = reasons;
      }
    } catch (failure) {
      this.#refused(failure);
    } finally {
      this.hinting = false;
    }
  }

  /** Shows again what was played from a move on; asks the server for it where it is no longer known here. */
  async again(from: number): Promise<void> {
    const kept = this.playback.since(from);
    if (kept) {
      this.playback.again(kept);
      return;
    }
    const table = this.table;
    if (!table || this.changing) return;
    this.changing = true;
    try {
      const { game_mark, positions } = await api.replay(this.id, table.seat);
      if (this.table?.version !== table.version) return;
      const shown = positions.slice(from).map(({ view, scores, entry }, at): Shown => {
        const log = this.log.slice(0, from + at);
        return { version: table.version, view: readView(game_mark, view), scores, log, events: entry?.events ?? [] };
      });
      this.playback.again(shown);
    } catch (failure) {
      this.#refused(failure);
    } finally {
      this.changing = false;
    }
  }

  hideHint(): void {
    this.hint = null;
  }

  #refused(failure: unknown, quiet = false): void {
    if (failure instanceof api.Refused) {
      const why = whyOf(failure.error, this.table?.game);
      if (!quiet) toast(why.words, why.rule);
      if (failure.error.table) this.#adopt(failure.error.table);
    } else if (failure instanceof api.Unreachable) {
      if (!this.#left.signal.aborted) this.#lost();
    } else {
      throw failure;
    }
  }
}
