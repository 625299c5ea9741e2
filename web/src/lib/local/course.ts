/** The course of a match: where it stands, and how it came there (`server/tables/course.py`). Nothing here waits, and nothing is kept. */
import { Illegal, Invalid } from '../engine/errors';
import type { Game, Options, Told } from '../engine/game';
import type { State } from '../engine/running';
import type { CommandKind, KeptCommand } from './kept';
import { refuse } from './refusals';

/** How far a match is: turns are counted from 0, rounds from 1, with 0 for the set-up. */
export interface Stage {
  turn: number;
  round: number;
}

/** A move of a match: who made it, how far the match was, what it made happen, and how it stood then. */
export interface Made extends Stage {
  number: number;
  seat: number;
  action: number;
  told: Told;
  after: State;
}

export interface Deed {
  seat: number;
  kind: CommandKind;
  actions: number[];
}

/** What a match begins with. */
export interface Beginning {
  options: Options;
  seed: string;
  rules_version: number;
}

export const stageOf = (game: Game, state: State): Stage => ({ turn: game.turn(state), round: game.roundOf(state) });

/** One move; throws `Illegal` where it is not offered. */
export function made(game: Game, state: State, number: number, seat: number, action: number, offers?: number[]): Made {
  const { state: after, told } = game.play(state, seat, action, offers);
  return { number, seat, action, told, after, ...stageOf(game, state) };
}

export class Course {
  readonly game: Game;
  readonly opening: State;
  moves: Made[] = [];
  /** The moves by which a turn ended by itself. */
  endings = new Set<number>();
  /** How many moves there were at each version. */
  #lengths = [0];
  /** How many of the last moves undo can go back over. */
  #back = 0;
  #since: number[];
  #offers: number[][] | undefined;

  constructor(game: Game, opening: State) {
    this.game = game;
    this.opening = opening;
    this.#since = Array.from({ length: game.players(opening) }, () => 0);
  }

  /** A match at its set-up, by the rules that it was begun by. */
  static begin(game: Game, { options, seed, rules_version }: Beginning): Course {
    if (!game.about.rules_versions.includes(rules_version)) throw refuse('here_version');
    return new Course(game, game.begin(options, seed, rules_version).state);
  }

  /** The course that a kept match has taken; refuses one that cannot be played here. */
  static of(game: Game, kept: Beginning & { commands: KeptCommand[] }): Course {
    try {
      return Course.begin(game, kept).follow(kept.commands);
    } catch (failure) {
      if (failure instanceof Illegal || failure instanceof Invalid) throw refuse('here_damaged');
      throw failure;
    }
  }

  /** The same again, to go on from: this one stays as it is. */
  copy(): Course {
    const copy = new Course(this.game, this.opening);
    copy.moves = [...this.moves];
    copy.endings = new Set(this.endings);
    copy.#lengths = [...this.#lengths];
    copy.#back = this.#back;
    copy.#since = [...this.#since];
    copy.#offers = this.#offers;
    return copy;
  }

  follow(commands: KeptCommand[]): this {
    const { actions } = this.game;
    for (const { seat, kind, moves } of commands) this.apply({ seat, kind, actions: moves.map((text) => actions.read(text)) });
    return this;
  }

  get state(): State {
    return this.moves.at(-1)?.after ?? this.opening;
  }

  get version(): number {
    return this.#lengths.length - 1;
  }

  get stage(): Stage {
    return stageOf(this.game, this.state);
  }

  get toAct(): number[] {
    return this.game.toAct(this.state);
  }

  get over(): boolean {
    return this.game.over(this.state);
  }

  offers(seat: number): number[] {
    return this.#allOffers()[seat] ?? [];
  }

  /** The version at which the seat's present decision came up: it has acted, or its offers have changed. */
  since(seat: number): number {
    return this.#since[seat]!;
  }

  /** Whether whoever saw that version saw another decision than the seat now has. */
  stale(seat: number, version: number): boolean {
    return version < this.since(seat) || version > this.version;
  }

  /** How many moves that version and every later one have in common. */
  logKeep(version: number): number {
    return version >= 0 && version <= this.version ? Math.min(...this.#lengths.slice(version)) : 0;
  }

  /** Nothing has come to light since that seat's last action, and nobody else has acted. */
  canUndo(seat: number): boolean {
    return this.#back > 0 && this.moves.at(-1)?.seat === seat;
  }

  /** Carries it out; throws `Illegal` or `Invalid` in the middle of it where it cannot be: try it on a copy. */
  apply({ seat, kind, actions }: Deed): void {
    const before = this.#allOffers();
    if (kind === 'undo') this.#undo(seat);
    else this.#play(seat, actions);
    this.endings = new Set([...this.endings].filter((move) => move < this.moves.length));
    if (kind === 'ending') this.endings.add(this.moves.length - 1);
    this.#lengths.push(this.moves.length);
    this.#offers = undefined;
    const now = this.#allOffers();
    this.#since.forEach((_, each) => {
      if (each === seat || `${before[each]}` !== `${now[each]}`) this.#since[each] = this.version;
    });
  }

  /** Of several actions only the last may show something: else what is refused would tell what comes to light. */
  #play(seat: number, actions: number[]): void {
    const revealed = this.game.revealed(this.state);
    actions.forEach((action, at) => {
      if (this.game.revealed(this.state) !== revealed) throw new Illegal('Only the last of several may show something.', null);
      const offers = at === 0 ? this.offers(seat) : undefined;
      this.moves.push(made(this.game, this.state, this.moves.length, seat, action, offers));
    });
    this.#back = this.game.revealed(this.state) === revealed ? this.#back + actions.length : 0;
  }

  #undo(seat: number): void {
    if (!this.canUndo(seat)) throw new Illegal('There is nothing to take back.', null);
    this.moves.pop();
    this.#back -= 1;
  }

  #allOffers(): number[][] {
    this.#offers ??= this.#since.map((_, seat) => this.game.offers(this.state, seat));
    return this.#offers;
  }
}
