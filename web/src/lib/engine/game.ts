/**
 * A game that is played here, by its module. It keeps no table: positions are handed over, and handed back as new ones.
 *
 *   const game = await Game.of(await load(files));
 *   let { state, told } = game.begin({ players: 2 }, freshSeed());
 *   const [seat] = game.toAct(state);
 *   ({ state, told } = game.play(state, seat, game.offers(state, seat)[0]));
 *   told.to(seat);                                      // events, as the log has them
 *   game.numbers(game.hide(state, seat), seat);         // a view, as `data/views.ts` reads it
 *
 * Names and meanings are those of `engine/game.py`.
 */
import type { Foreseen, GameEvent, Numbers, Offer, Score } from '../protocol';
import { Actions, EVENT_WIDTH, spoken } from './actions';
import { numberWords, seedWords } from './chance';
import type { Description } from './description';
import { Illegal, Invalid, Unplayable } from './errors';
import type { Loaded } from './load';
import { fieldOf, Running, type State, type Words } from './running';

export type Options = Record<string, number | string>;

/** Whose eyes; null: a spectator's. */
export type Eyes = number | null;

/** The events of one action, to be read by each seat in its own way. */
export class Told {
  #actions: Actions;
  #numbers: BigInt64Array;

  constructor(actions: Actions, numbers: BigInt64Array) {
    this.#actions = actions;
    this.#numbers = numbers;
  }

  to(eyes: Eyes): GameEvent[] {
    return this.#actions.events(this.#numbers, eyes);
  }
}

/** Where an action leads. */
export interface Made {
  state: State;
  told: Told;
}

/** Deals of what a seat does not know in which a move that shows something is tried: it is told what they agree in. */
const FORESEEN_WORLDS = 12;
/** Deals in which the end of a turn must look the same to be called quiet. */
const QUIET_WORLDS = 5;
const SPECTATOR = -1;

export class Game {
  readonly about: Description;
  readonly actions: Actions;
  /** The module, for bots to think with: see `mind.ts`. */
  readonly running: Running;

  private constructor(running: Running) {
    this.running = running;
    this.about = running.about;
    this.actions = new Actions(running.about);
  }

  /** Ready to be played; rejects with `Unplayable`. */
  static async of({ code, about }: Pick<Loaded, 'code' | 'about'>): Promise<Game> {
    return new Game(await Running.start(code, about));
  }

  // The course of a game

  /** Whether a game of these options can be begun by that version of the rules. */
  plays(options: Options, version = this.newest): boolean {
    const known = [{ name: 'players', choices: this.about.players as (number | string)[] }, ...this.about.options];
    const named = Object.keys(options).every((name) => known.some((option) => option.name === name));
    const chosen = this.#inFull(options);
    return (
      named &&
      this.about.rules_versions.includes(version) &&
      known.every(({ name, choices }) => choices.includes(chosen[name]!))
    );
  }

  /** The version of the rules that new games are begun by. */
  get newest(): number {
    return this.about.rules_versions.at(-1)!;
  }

  /** A new game; what is not chosen is as usual. */
  begin(options: Options, seed: string, version = this.newest): Made {
    if (!this.about.rules_versions.includes(version)) throw new Unplayable('version');
    if (!this.plays(options, version)) throw new Invalid(`${this.about.game} has no such options: ${JSON.stringify(options)}.`);
    const chosen = this.#inFull(options);
    const players = chosen.players as number;
    this.running.put('states', 0, new Uint8Array(this.about.state.size));
    for (const [field, value] of Object.entries({ rules: version, players, entries: players })) {
      this.running.set('states', 0, field, value);
    }
    for (const { name, choices } of this.about.options) {
      this.running.set('states', 0, name, choices.indexOf(chosen[name]!));
    }
    this.running.sow('states', 0, seedWords(seed));
    this.running.clear('events');
    this.running.call('begin', 0);
    return this.#made();
  }

  /** Do it, and what follows by itself; throws `Illegal`. `offers`: what the seat is offered, where that is known. */
  play(state: State, seat: number, action: number, offers = this.offers(state, seat)): Made {
    if (!offers.includes(action)) throw this.#illegal(state, seat, action);
    this.running.put('states', 0, state);
    this.running.clear('events');
    this.running.call('play', 0, seat, action);
    return this.#made();
  }

  /** The seats that may act now; none when the game is over. */
  toAct(state: State): number[] {
    const mask = this.#ask('to_act', state);
    return this.#seats(state).filter((seat) => (mask >> seat) & 1);
  }

  /** The legal actions of a seat; none when it is not to act. */
  offers(state: State, seat: number): number[] {
    if (seat < 0 || seat >= this.players(state)) return [];
    this.#ask('offers_to', state, seat);
    return this.running.counted('offers');
  }

  /** An offer as servers tell it. */
  offer(state: State, seat: number, action: number): Offer {
    const form = this.actions.form(action);
    return { action, ...form, text: spoken(form), reveals: this.reveals(state, seat, action) };
  }

  /** Why a seat that is to act cannot do this, as one of the game's reasons; null where it can. Asked of what the seat knows. */
  whyNot(hidden: State, seat: number, action: number): string | null {
    const number = this.#ask('why_not', hidden, seat, action);
    return number > 0 ? this.about.reasons[number - 1]! : null;
  }

  /** Whether it would show hidden things or pass the turn: it could not be taken back. */
  reveals(state: State, seat: number, action: number): boolean {
    return this.#ask('reveals', state, seat, action) !== 0;
  }

  over(state: State): boolean {
    return this.#ask('over', state) !== 0;
  }

  /** The round under way, from 1; 0 in the set-up. */
  roundOf(state: State): number {
    return this.#ask('round_of', state);
  }

  /** The seats in the turn order of this round. */
  order(state: State): number[] {
    return this.#seats(state).map((place) => this.#ask('order', state, place));
  }

  /** Grows when something has come to light or the turn has passed: undo never goes back across that. */
  revealed(state: State): number {
    return this.#field(state, 'revealed');
  }

  /** How many turns have ended. */
  turn(state: State): number {
    return this.#field(state, 'turns');
  }

  players(state: State): number {
    return this.#field(state, 'players');
  }

  /** Players, and an automated opponent. */
  entries(state: State): number {
    return this.#field(state, 'entries');
  }

  /** Points by item and in total, of every entry: as if the game ended now. */
  scores(state: State): Score[] {
    const names = [...this.about.score_items, 'total'];
    return Array.from({ length: this.entries(state) }, (_, seat) => {
      this.#ask('score', state, seat);
      const points = this.running.list('points');
      return Object.fromEntries(names.map((name, i) => [name, points[i]!])) as Score;
    });
  }

  /** The rank of every entry, from 1; those that are level share one. */
  places(state: State): number[] {
    return Array.from({ length: this.entries(state) }, (_, seat) => this.#ask('place', state, seat));
  }

  // What a seat knows

  /** The position as a seat may know it. */
  hide(state: State, eyes: Eyes): State {
    this.#ask('hide', state, eyes ?? SPECTATOR);
    return this.running.state('states', 0);
  }

  /** A whole position that what the seat knows could be. */
  imagine(hidden: State, words: Words): State {
    this.running.put('states', 0, hidden);
    this.running.sow('states', 0, words);
    this.running.call('imagine', 0);
    return this.running.state('states', 0);
  }

  /** What a seat is shown, as numbers by the game's schema. */
  numbers(hidden: State, eyes: Eyes): Numbers {
    this.running.clear('view');
    this.#ask('look', hidden, eyes ?? SPECTATOR);
    return this.running.counted('view');
  }

  /** The game's own guess of the seat's points. */
  evaluate(state: State, seat: number): number {
    return this.#ask('evaluate', state, seat);
  }

  /** What that guess is the sum of, in the order of `about.terms`. */
  terms(state: State, seat: number): number[] {
    this.#ask('terms', state, seat);
    return this.running.list('term_points');
  }

  // What is told before it is done

  /**
   * What one of the seat's offers would do, by what the seat knows: of one that shows something hidden, what comes before
   * that. Null where nothing beside the move itself is certain.
   */
  foresee(state: State, seat: number, action: number): Foreseen<Numbers> | null {
    const hidden = this.hide(state, seat);
    const offers = this.offers(state, seat);
    const shows = this.reveals(hidden, seat, action);
    const worlds = shows ? this.#worlds(hidden, FORESEEN_WORLDS) : [hidden];
    const made = worlds.map((world) => this.play(world, seat, action, offers));
    const told = made.map((each) => each.told.to(seat));
    const after = made.map((each) => this.hide(each.state, seat));
    const events = shared(told);
    if (events.length === told[0]!.length && alike(after.map((each) => this.numbers(each, seat)))) {
      return { events, view: this.numbers(after[0]!, seat), scores: this.scores(after[0]!) };
    }
    return events.length > 1 ? { events, view: null, scores: null } : null;
  }

  /** Whether an action passes the turn, and shows the seat nothing that it does not know already. */
  endsQuietly(state: State, seat: number, action: number): boolean {
    const offers = this.offers(state, seat);
    const made = this.#worlds(this.hide(state, seat), QUIET_WORLDS).map((world) => this.play(world, seat, action, offers));
    const seen = made.map((each) => [each.told.to(seat), this.numbers(this.hide(each.state, seat), seat)]);
    return this.turn(made[0]!.state) !== this.turn(state) && alike(seen);
  }

  #worlds(hidden: State, count: number): State[] {
    return Array.from({ length: count }, (_, number) => this.imagine(hidden, numberWords(number)));
  }

  #ask(what: string, state: State, ...numbers: number[]): number {
    this.running.put('states', 0, state);
    return this.running.call(what, 0, ...numbers);
  }

  #field(state: State, name: string): number {
    return fieldOf(state, this.about.state.fields[name]!);
  }

  #seats(state: State): number[] {
    return Array.from({ length: this.players(state) }, (_, seat) => seat);
  }

  #inFull(options: Options): Options {
    const usual = this.about.options.map((option) => [option.name, option.default] as const);
    return { players: this.about.players[0]!, ...Object.fromEntries(usual), ...options };
  }

  #made(): Made {
    const start = this.running.at('events', 1);
    const end = this.running.at('events', 1 + EVENT_WIDTH * this.running.count('events'));
    const numbers = new BigInt64Array(this.running.memory.slice(start, end).buffer);
    return { state: this.running.state('states', 0), told: new Told(this.actions, numbers) };
  }

  #illegal(state: State, seat: number, action: number): Illegal {
    const said = `'${this.actions.text(action)}'`;
    if (!this.toAct(state).includes(seat)) return new Illegal(`${said}: seat ${seat} is not to act now.`, null);
    return new Illegal(`${said} is not possible now.`, this.whyNot(this.hide(state, seat), seat, action));
  }
}

const alike = (all: readonly unknown[]): boolean => {
  const [first, ...others] = all.map((each) => JSON.stringify(each));
  return others.every((other) => other === first);
};

/** What all of them begin with. */
function shared(told: GameEvent[][]): GameEvent[] {
  const [first, ...others] = told as [GameEvent[], ...GameEvent[][]];
  const apart = first.findIndex((event, i) => !alike([event, ...others.map((other) => other[i] ?? null)]));
  return apart === -1 ? first : first.slice(0, apart);
}
