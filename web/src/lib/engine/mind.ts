/** What bots think by: a game's module, in this thread. Pages ask a `Thinker`, which has one beside them. */
import type { Description } from './description';
import { Invalid } from './errors';
import type { Game } from './game';
import type { Loaded } from './load';
import type { State, Words } from './running';

/** What a bot is (`bots/levels.py`). */
export type Bot =
  | { kind: 'random' }
  /** The offer that promises most, one step ahead, over so many imagined positions. */
  | { kind: 'greedy'; rounds: number; network: boolean }
  | { kind: 'search'; iterations: number; network: boolean };

const ROUNDS = 4;
const SEARCHED = 2000;

/** The bot of a name, as servers name ours; throws `Invalid`. */
export function botOf(name: string, { levels }: Pick<Description, 'levels'>): Bot {
  const level = levels[name];
  if (level) return { kind: 'search', ...level };
  const classic = levels[name.replace(/^classic-/, '')];
  if (classic) return { kind: 'search', iterations: classic.iterations, network: false };
  const [, kind, count] = /^(random|greedy|instant|search)(?::(\d{1,7}))?$/.exec(name) ?? [];
  if (kind === 'random' && !count) return { kind };
  if (kind === 'greedy') return { kind, rounds: Number(count ?? ROUNDS), network: false };
  if (kind === 'instant' && !count) return { kind: 'greedy', rounds: ROUNDS, network: true };
  if (kind === 'search') return { kind, iterations: Number(count ?? SEARCHED), network: false };
  throw new Invalid(`There is no bot '${name}' here.`);
}

/** A decision to make. */
export interface Decision {
  /** All that the seat may know. */
  hidden: State;
  seat: number;
  bot: Bot;
  /** This decision's chance. */
  chance: Words;
}

/** Thinks one step further with every turn of the loop, and returns the action; says how far it has come, from 0 to 1. */
export type Thought = Generator<number, number, void>;

const NONE = 0;
const NO_NETWORK = 0;
const LEARNED = 1;
/** Iterations between two looks at whether to stop. */
const CHUNK = 25;

export class Mind {
  #game: Game;
  #learned: boolean;
  /** The position that the last choice led to, where nothing came to light on the way, and its node in the tree. */
  #next: { hidden: State; seat: number; network: number; node: number } | null = null;

  constructor(game: Game, weights: Loaded['weights']) {
    this.#game = game;
    this.#learned = weights !== null;
    if (weights) {
      game.running.memory.set(weights, game.running.at('weights'));
      game.running.call('learn', LEARNED);
    }
  }

  *think(decision: Decision): Thought {
    const { hidden, seat, bot } = decision;
    const offers = this.#game.offers(hidden, seat);
    if (offers.length < 2) return offers[0]!;
    switch (bot.kind) {
      case 'random':
        return offers[Math.floor((decision.chance[0] / 2 ** 32) * offers.length)]!;
      case 'greedy':
        this.#takeUp(decision);
        return this.#game.running.call('weigh', this.#network(bot), seat, bot.rounds);
      case 'search':
        return yield* this.#search(decision, bot);
    }
  }

  *#search(decision: Decision, bot: Bot & { kind: 'search' }): Thought {
    const { running } = this.#game;
    const { hidden, seat } = decision;
    const network = this.#network(bot);
    const known = this.#foreseen(hidden, seat, network);
    const root = known !== NONE && this.#node('child', known) !== NONE ? known : NONE;
    const iterations = Math.max(0, bot.iterations - (root === NONE ? 0 : this.#node('visits', root)));
    this.#next = null;
    this.#takeUp(decision);
    let node = running.call('look_ahead', network, seat, root, Math.min(CHUNK, iterations));
    for (let done = CHUNK; done < iterations; done += CHUNK) {
      yield done / iterations;
      node = running.call('look_ahead', network, seat, this.#node('parent', node), Math.min(CHUNK, iterations - done));
    }
    const action = this.#node('action', node);
    if (!this.#game.reveals(hidden, seat, action)) {
      this.#next = { hidden: this.#game.play(hidden, seat, action).state, seat, network, node };
    }
    return action;
  }

  /** The node of a position that our last choice led to. */
  #foreseen(hidden: State, seat: number, network: number): number {
    const next = this.#next;
    const same = next?.seat === seat && next.network === network && next.hidden.every((byte, i) => byte === hidden[i]);
    return same ? next.node : NONE;
  }

  #takeUp({ hidden, chance }: Decision): void {
    this.#game.running.put('thoughts', 0, hidden);
    this.#game.running.sow('thoughts', 0, chance);
  }

  #network(bot: { network: boolean }): number {
    return bot.network && this.#learned ? LEARNED : NO_NETWORK;
  }

  #node(field: 'parent' | 'child' | 'action' | 'visits', node: number): number {
    const { about } = this.#game;
    return this.#game.running.number(this.#game.running.at('tree'), about.tree.fields[field]!, node);
  }
}
