/**
 * The analysis of a finished match by its game's module (`analysis/study.py`): roughly first, then finer; it can be stopped
 * between any two steps, and goes on from there. The same match, seed and network give the same figures as in Python.
 */
import type { Game } from '../engine/game';
import type { Loaded } from '../engine/load';
import type { State } from '../engine/running';
import type { MatchFile, Offer } from '../protocol';
import type { Alternative, Decision, Found, ExpectedMove } from './analyses';
import { judge } from './judging';
import { luck, Scales, written, type Looked, type Spell } from './scales';
import { phaseOf, summed, type Bare } from './sums';

/** Alternatives that are told. */
const CHOICES = 5;
/** Deals that luck is measured on, and iterations of the search of what is next, from a depth on. */
const LUCK = [
  { depth: 2000, worlds: 24, iterations: 60 },
  { depth: 200, worlds: 12, iterations: 30 },
  { depth: 0, worlds: 64, iterations: 0 },
];
/** Chances are foreseen by this part of a decision's iterations. */
const CURVE = 8;
/** Times that what came is searched, each with luck of its own. */
const AGAIN = 8;
/** Set-ups by which it is known what a seat has before the deal. */
const DEALS = 128;

/** What of a match goes into its analysis. */
export type Match = Pick<MatchFile, 'options' | 'rules_version' | 'seed' | 'moves'>;

interface Done {
  seat: number;
  action: number;
  offered: number;
  /** It brought something to light. */
  revealed: boolean;
}

export class Study {
  #game: Game;
  #match: Match;
  #seed: number;
  #scales: Scales;
  /** Positions from the set-up on. */
  #states: State[] = [];
  #moves: Done[] = [];
  #bare: Bare;

  /** `known`: what was found of this match before, by the same module and seed. */
  constructor(game: Game, weights: Loaded['weights'], match: Match, seed = 0, known: Found | null = null) {
    this.#game = game;
    this.#match = match;
    this.#seed = seed;
    this.#scales = new Scales(game, match.options.players as number, weights);
    this.#goThrough();
    this.#bare = known ?? this.#begin();
  }

  get found(): Found {
    return summed(this.#bare);
  }

  /** Brings luck and every decision to that depth, a step at a time; yields how far it is, from 0 to 1. */
  *deepen(depth: number): Generator<number, void, void> {
    const { positions, decisions } = this.#bare;
    const early = positions.slice(0, -1).flatMap((position, move) => (position.depth < depth ? [move] : []));
    const lucky = this.#moves.flatMap(({ revealed }, move) =>
      revealed && positions[move + 1]!.luck_depth < depth ? [move] : [],
    );
    const shallow = decisions.flatMap((one, i) => (one.depth < depth ? [i] : []));
    const steps = early.length + lucky.length + shallow.length;
    let done = 0;
    for (const move of early) {
      this.#foresee(move, depth);
      yield ++done / steps;
    }
    for (const move of lucky) {
      this.#measureLuck(move, depth);
      yield ++done / steps;
    }
    for (const i of shallow) {
      const { move, seat } = decisions[i]!;
      const spell = this.#decide(move, seat, depth);
      let said = spell.next();
      for (; !said.done; said = spell.next()) yield done / steps;
      decisions[i] = said.value;
      yield ++done / steps;
    }
  }

  #goThrough(): void {
    const game = this.#game;
    let { state } = game.begin(this.#match.options, this.#match.seed, this.#match.rules_version);
    this.#states.push(state);
    for (const [seat, text] of this.#match.moves) {
      const action = game.actions.read(text);
      const offers = game.offers(state, seat);
      const before = game.revealed(state);
      ({ state } = game.play(state, seat, action, offers));
      this.#states.push(state);
      this.#moves.push({ seat, action, offered: offers.length, revealed: game.revealed(state) !== before });
    }
  }

  #begin(): Bare {
    const told = this.#states.map((state) => this.#scales.chances(state));
    const nothing = told[0]!.map(() => 0);
    return {
      start: this.#start(),
      result: told.at(-1)!,
      seats: this.#moves.map(({ seat }) => seat),
      positions: told.map((chances) => ({ chances, luck: nothing, depth: 0, luck_depth: -1 })),
      decisions: this.#moves.flatMap(({ offered }, move) => (offered > 1 ? [this.#undecided(move)] : [])),
    };
  }

  #undecided(move: number): Decision {
    const { seat, action, offered } = this.#moves[move]!;
    return {
      move,
      seat,
      depth: 0,
      phase: phaseOf(move, this.#moves.length),
      offered,
      played: this.#offer(move, seat, action),
      best: null,
      choices: [],
      line: [],
      loss: 0,
      low: 0,
      high: 0,
      called: null,
      effect: [],
      reasons: [],
    };
  }

  /** What every seat has on average before anything is dealt. */
  #start(): number[] {
    const { options, rules_version } = this.#match;
    const dealt = Array.from({ length: DEALS }, (_, number) => {
      const { state } = this.#game.begin(options, written(luck('deal', this.#seed, number)), rules_version);
      return this.#scales.chances(state);
    });
    return mean(dealt);
  }

  /** The chances before a move, from what the seat knows that is to act. */
  #foresee(move: number, depth: number): void {
    const position = this.#bare.positions[move]!;
    const { seat } = this.#moves[move]!;
    const hidden = this.#game.hide(this.#states[move]!, seat);
    const seed = luck('curve', this.#seed, move, depth);
    position.chances = this.#scales.foreseen(hidden, seat, seed, Math.max(1, Math.floor(depth / CURVE)));
    position.depth = depth;
  }

  /** What came of a move that brought something to light, against what was to be expected of it. */
  #measureLuck(move: number, depth: number): void {
    const { worlds, iterations } = LUCK.find((each) => each.depth <= depth)!;
    const { seat, action } = this.#moves[move]!;
    const [before, after] = [this.#states[move]!, this.#states[move + 1]!];
    const seed = luck('luck', this.#seed, move, depth);
    const hidden = this.#game.hide(before, seat);
    const expected = this.#scales.expected(hidden, seat, action, seed, worlds, iterations);
    let then = this.#scales.chances(after);
    if (iterations > 0 && !this.#game.over(after)) {
      const next = this.#moves[move + 1]!.seat;
      const seen = this.#game.hide(after, next);
      then = mean(
        Array.from({ length: AGAIN }, (_, again) => this.#scales.foreseen(seen, next, luck(seed, again), iterations)),
      );
    }
    const now = this.#scales.chances(before);
    const position = this.#bare.positions[move + 1]!;
    position.luck = now.map((chance, player) => then[player]! - chance - expected[player]!);
    position.luck_depth = depth;
  }

  /** A decision, searched anew to that depth; where another move looks better both are weighed again. */
  *#decide(move: number, seat: number, depth: number): Spell<Decision> {
    const { action } = this.#moves[move]!;
    const hidden = this.#game.hide(this.#states[move]!, seat);
    const seeds = { look: luck('look', this.#seed, move, depth), weigh: luck('weigh', this.#seed, move, depth) };
    const { looked, ...judged } = yield* judge(this.#game, this.#scales, hidden, seat, action, depth, seeds);
    return {
      ...this.#undecided(move),
      ...judged,
      depth,
      best: this.#offer(move, seat, looked.actions[0]!),
      choices: this.#choices(move, seat, looked, action),
      line: looked.line.map((one) => this.#lineMove(one)),
    };
  }

  /** The best few, and what was played. */
  #choices(move: number, seat: number, { actions, worths, visits }: Looked, played: number): Alternative[] {
    return actions.flatMap((action, place) =>
      place < CHOICES || action === played
        ? [{ offer: this.#offer(move, seat, action), worth: worths[place]!, visits: visits[place]! }]
        : [],
    );
  }

  #lineMove({ seat, action }: Looked['line'][number]): ExpectedMove {
    return { seat, move: { action, ...this.#game.actions.form(action), text: this.#game.actions.text(action) } };
  }

  #offer(move: number, seat: number, action: number): Offer {
    return this.#game.offer(this.#states[move]!, seat, action);
  }
}

const mean = (all: number[][]): number[] =>
  all[0]!.map((_, seat) => all.reduce((sum, each) => sum + each[seat]!, 0) / all.length);
