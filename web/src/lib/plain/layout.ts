/** How a game that brings no board of its own lies on the table: by the schema of its view, and the layout it may declare. */
import { described } from '../data/components.svelte';
import type { Kind, Layout, Part, Schema, Zone } from '../protocol';

export const PLAYERS = 'players';
const SEATS = ['seat', 'owner', 'turn', 'player', 'order'];
const NO_LAYOUT: Layout = { zones: [], seats: [] };

/** What is known of a game, with its name: all that is drawn is drawn from it and a view. */
export class Plan {
  readonly layout: Layout;
  readonly schema: Schema;
  readonly #actions: Record<string, string[]>;
  /** By table of words: what kinds and parts they are. */
  readonly #called = new Map<number, Set<string>>();

  constructor(readonly game: string) {
    const { view, board, actions } = described(game);
    this.#actions = actions;
    this.schema = view;
    this.layout = board ?? NO_LAYOUT;
    this.#noteCallings(this.schema.view, '');
  }

  /** The parts of the view, in the order of the schema. */
  get parts(): Part[] {
    return this.schema.view.parts;
  }

  /** The parts of a player. */
  get playerParts(): Part[] {
    const of = this.parts.find((part) => part.name === PLAYERS)?.of;
    return of?.kind === 'many' && of.of.kind === 'parts' ? of.of.parts : [];
  }

  /** What is looked up in a kind: the words of a bag, the entries of a table. */
  entries(kind: { table: number }): unknown[] {
    return this.schema.tables[kind.table] ?? [];
  }

  /**
   * What a word may be called, as messages name its kind: after its own kind and part, those of all lists that have it.
   * The food of a bank is a resource, as the food of a token is.
   */
  callings(table: number, word: string): string[] {
    const tables = [table, ...this.schema.tables.keys()].filter((each) => this.schema.tables[each]?.includes(word));
    return tables.flatMap((each) => [...(this.#called.get(each) ?? [])]);
  }

  #noteCallings(kind: Kind, part: string): void {
    if ('table' in kind && kind.kind !== 'entry') {
      const called = this.#called.get(kind.table) ?? new Set();
      this.#called.set(kind.table, called);
      if ('name' in kind && kind.name) called.add(kind.name.toLowerCase());
      called.add(part).add(part.replace(/s$/, ''));
    }
    if (kind.kind === 'parts') kind.parts.forEach(({ name, of }) => this.#noteCallings(of, name));
    else if ('of' in kind) this.#noteCallings(kind.of, part);
  }

  /** The verbs whose one argument is `card`, or `play.card`: a move of theirs is named by what that argument names. */
  verbsOf(argument: string): string[] {
    const [name, verb] = argument.split('.').reverse();
    const takesIt = ([of, taken]: [string, string[]]): boolean =>
      taken.length === 1 && taken[0] === name && (verb === undefined || verb === of);
    return Object.entries(this.#actions)
      .filter(takesIt)
      .map(([of]) => of);
  }

  /** The zones in front of each player, or those on the table. */
  zones(ofPlayers: boolean): Zone[] {
    return this.layout.zones.filter((zone) => isOfPlayers(zone) === ofPlayers);
  }

  /** Whether a part is a player's number, or a list by player. */
  isSeat(name: string): boolean {
    return SEATS.includes(name) || this.layout.seats.includes(name);
  }

  /** The parts that no zone shows: what tables are made of. */
  rest(ofPlayers: boolean): Part[] {
    const shown = new Set(this.zones(ofPlayers).flatMap((zone) => zone.paths.map((path) => path[ofPlayers ? 1 : 0])));
    const parts = ofPlayers ? this.playerParts : this.parts.filter(({ name }) => !SAID_ELSEWHERE.has(name));
    return parts.filter((part) => !shown.has(part.name));
  }
}

/** What the bar over the board and the players' panels say already. */
const SAID_ELSEWHERE = new Set(['phase', 'turn', PLAYERS]);

export const isOfPlayers = (zone: Zone): boolean => zone.paths[0]?.[0] === PLAYERS;

/** The kind of a part that is there or not, once it is there. */
export const within = (kind: Kind): Kind => (kind.kind === 'maybe' ? within(kind.of) : kind);
