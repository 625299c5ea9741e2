/** What positions and moves are weighed on, by a game's module (`analysis/scales.py`): the same seeds give the same figures. */
import { blake2b } from '../engine/blake';
import type { Game } from '../engine/game';
import type { Loaded } from '../engine/load';
import type { State, Words } from '../engine/running';

/** Depths that a move in doubt is weighed again to: these parts of the decision's iterations; */
const RUNGS = [16, 8, 4, 2];
/** so often each, with luck of its own that it shares with the best. */
const BATCHES = 2;
/** Student's 97.5 % quantile for the mean of so many. */
const STUDENT: Record<number, number> = { 3: 4.303, 4: 3.182 };
const NONE = 0;
const SEARCHING = 0;
const TELLING = 1;
const SEED_BYTES = 16;
/** A move of the line is visited by one iteration of so many. */
const WALKED = 20;

/** Iterations between two looks at whether to go on. */
const CHUNK = 100;

/** Takes a while: it goes on with every turn of the loop. */
export type Spell<Found> = Generator<void, Found, void>;

/** What a search found, by the children of its root, the most visited first. */
export interface Looked {
  actions: number[];
  /** The seat's chance then. */
  worths: number[];
  visits: number[];
  /** The way that was visited most, the seat's own best action first. */
  line: { seat: number; action: number }[];
}

/** What a move costs its seat against another, with a 95 % interval; and what it gives every seat. */
export interface Loss {
  mean: number;
  low: number;
  high: number;
  effect: number[];
}

export class Scales {
  #game: Game;
  #players: number;

  /** A module is of one mind: nobody else may think by it. */
  constructor(game: Game, players: number, weights: Loaded['weights']) {
    this.#game = game;
    this.#players = players;
    const { running } = game;
    const { bytes, fields } = game.about.net;
    if (weights) {
      running.memory.set(weights, running.at('weights'));
      running.call('learn', TELLING);
    }
    const [from, to] = weights ? [TELLING, SEARCHING] : [SEARCHING, TELLING];
    const start = running.at('nets', from);
    running.memory.copyWithin(running.at('nets', to), start, start + bytes);
    running.write(running.at('nets', TELLING), fields.spread!, game.about.odds[players]!);
    running.write(running.at('tree'), game.about.tree.fields.margin!, 0); // a won game is a won game
  }

  /** Every seat's chance, each from what that seat knows. */
  chances(state: State): number[] {
    this.#takeUp(state, 0n);
    this.#game.running.call('chances_at', 0);
    return this.#ofAll();
  }

  /** Every seat's chance, as a search finds it from what the seat knows that is to act. */
  foreseen(hidden: State, seat: number, seed: bigint, iterations: number): number[] {
    this.#takeUp(hidden, seed);
    this.#game.running.blank('told');
    this.#game.running.call('look_on', seat, iterations);
    return this.#ofAll();
  }

  /** How much every seat's chance changes with an action, on average over what its seat does not know. */
  expected(hidden: State, seat: number, action: number, seed: bigint, worlds: number, iterations: number): number[] {
    this.#takeUp(hidden, seed);
    this.#game.running.call('expect', seat, action, worlds, iterations);
    return this.#ofAll();
  }

  #ofAll(): number[] {
    return this.#game.running.list('told', 0, this.#players);
  }

  #takeUp(known: State, seed: bigint): void {
    const { running } = this.#game;
    running.put('thoughts', 0, known);
    running.put('states', 0, known);
    running.sow('thoughts', 0, wordsOf(seed));
  }

  /** A search from what the seat knows. */
  *look(hidden: State, seat: number, seed: bigint, iterations: number, most: number): Spell<Looked> {
    this.#takeUp(hidden, seed);
    let best = NONE;
    for (let done = 0; done < iterations; done += CHUNK) {
      const root = best === NONE ? NONE : this.#node('parent', best);
      best = this.#game.running.call('look_ahead', SEARCHING, seat, root, Math.min(CHUNK, iterations - done));
      yield;
    }
    const children = this.#children(this.#node('parent', best)).map((node) => ({
      node,
      visits: this.#node('visits', node),
      total: this.#node('total', node),
    }));
    children.sort((one, other) => other.visits - one.visits || other.total - one.total);
    return {
      actions: children.map(({ node }) => this.#node('action', node)),
      worths: children.map(({ node, visits, total }) => (visits ? total / visits : this.#node('opinion', node))),
      visits: children.map(({ visits }) => visits),
      line: this.#line(best, iterations, most),
    };
  }

  #children(node: number): number[] {
    const found = [];
    for (let child = this.#node('child', node); child !== NONE; child = this.#node('sibling', child)) found.push(child);
    return found;
  }

  #line(best: number, iterations: number, most: number): Looked['line'] {
    const line: Looked['line'] = [];
    const visits = (node: number): number => this.#node('visits', node);
    for (let node = best; node !== NONE && line.length < most && visits(node) * WALKED >= iterations;) {
      line.push({ seat: this.#node('seat', node), action: this.#node('action', node) });
      node = this.#children(node).reduce(
        (found, child) => (found === NONE || visits(child) > visits(found) ? child : found),
        NONE,
      );
    }
    return line;
  }

  #node(field: string, node: number): number {
    const { running, about } = this.#game;
    return running.number(running.at('tree'), about.tree.fields[field]!, node);
  }

  /** A search that begins with an action: the mean chance of every player, and the seat's own at last. */
  #weigh(hidden: State, seat: number, action: number, seed: bigint, iterations: number): number[] {
    this.#takeUp(hidden, seed);
    this.#game.running.call('weigh_move', seat, action, iterations);
    return this.#game.running.list('told', 0, this.#players + 1);
  }

  /**
   * What the first move costs against the second, in searches of several depths, each with luck that both moves share. What is
   * found deeper down counts for more; the interval tells how far the depths agree. The deepest is left out where the others are
   * all but sure of less than `least`.
   */
  *loss(
    hidden: State,
    seat: number,
    [played, best]: [number, number],
    seed: bigint,
    iterations: number,
    least: number,
  ): Spell<Loss> {
    let found: Loss = { mean: 0, low: 0, high: 0, effect: [] };
    const rungs: number[][] = [];
    const weights: number[] = [];
    for (const [rung, part] of RUNGS.entries()) {
      const depth = Math.max(1, Math.floor(iterations / part));
      const apart: number[][] = [];
      for (let batch = 0; batch < BATCHES; batch++) {
        const shared = luck(seed, rung, batch);
        const one = this.#weigh(hidden, seat, played, shared, depth);
        yield;
        const other = this.#weigh(hidden, seat, best, shared, depth);
        yield;
        apart.push(one.map((chance, player) => chance - other[player]!));
      }
      rungs.push(apart[0]!.map((_, player) => sum(apart.map((each) => each[player]!)) / BATCHES));
      weights.push(depth);
      if (rungs.length >= RUNGS.length - 1) {
        found = this.#summed(rungs, weights, seat);
        if (found.high < least) break;
      }
    }
    return found;
  }

  #summed(rungs: number[][], weights: number[], seat: number): Loss {
    const count = rungs.length;
    const average = (numbers: number[]): number => sum(numbers.map((one, i) => one * weights[i]!)) / sum(weights);
    const own = rungs.map((rung) => -rung[this.#players]!);
    const loss = average(own);
    const mean = sum(own) / count;
    const spread = Math.sqrt(sum(own.map((one) => (one - mean) ** 2)) / (count - 1));
    const half = (STUDENT[count]! * spread) / Math.sqrt(count);
    let effect = Array.from({ length: this.#players }, (_, player) => average(rungs.map((rung) => rung[player]!)));
    effect[seat] = -loss;
    const others = this.#players - 1;
    if (others > 0) {
      // what one loses the others gain
      const gap = -sum(effect) / others;
      effect = effect.map((change, other) => (other === seat ? change : change + gap));
    }
    return { mean: loss, low: loss - half, high: loss + half, effect };
  }
}

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

const WORD = (1n << 32n) - 1n;
const wordsOf = (seed: bigint): Words => {
  const word = (i: bigint): number => Number((seed >> (32n * i)) & WORD);
  return [word(0n), word(1n), word(2n), word(3n)];
};

/** A seed by what it is for. */
export function luck(...about: (string | number | bigint)[]): bigint {
  const mark = blake2b(new TextEncoder().encode(about.join(' ')), SEED_BYTES);
  return mark.reduceRight((seed, byte) => (seed << 8n) | BigInt(byte), 0n);
}

/** A seed as 32 hexadecimal digits. */
export const written = (seed: bigint): string => seed.toString(16).padStart(2 * SEED_BYTES, '0');
