/**
 * How games are shown: by a board of their own, where `index.ts` in the folder of their id exports one; by the plain board
 * otherwise. Each is fetched when it is first needed.
 */
import type { Component } from 'svelte';
import type { GameUI } from '../lib/board/game';

/** The shell hands each game's views back to it unread, so it need not know their types. */
type UI = GameUI<unknown>;

const boards = import.meta.glob<UI>('./*/index.ts', { import: 'default' });
const covers = import.meta.glob<Component>('./*/Cover.svelte', { import: 'default' });

/** The games that bring a board of their own. */
export const drawn: readonly string[] = Object.keys(boards).map((path) => path.split('/')[1]!);

const plain = async (game: string): Promise<UI> => (await import('../lib/plain')).plain(game) as unknown as UI;

/** What is fetched once for each game, and is shown as soon as it is here. */
class Fetched<Thing> {
  #here = $state.raw<Record<string, Thing>>({});
  readonly #coming = new Map<string, Promise<Thing>>();
  readonly #fetch: (game: string) => Promise<Thing>;

  constructor(fetch: (game: string) => Promise<Thing>) {
    this.#fetch = fetch;
  }

  soon(game: string): Promise<Thing> {
    const coming = this.#coming.get(game) ?? this.#fetch(game).then((thing) => this.#keep(game, thing));
    this.#coming.set(game, coming);
    return coming;
  }

  #keep(game: string, thing: Thing): Thing {
    this.#here = { ...this.#here, [game]: thing };
    return thing;
  }

  now(game: string): Thing | undefined {
    // Where it does not come, the page says so.
    if (!(game in this.#here)) this.soon(game).catch(() => {});
    return this.#here[game];
  }
}

const shown = new Fetched((game) => boards[`./${game}/index.ts`]?.() ?? plain(game));
const pictured = new Fetched(async (game) => (await covers[`./${game}/Cover.svelte`]?.()) ?? null);

/** A game's board and all that belongs to it, once it is here. */
export const boardOf = (game: string): Promise<UI> => shown.soon(game);
/** The same; undefined as long as it is on its way. */
export const uiOf = (game: string): UI | undefined => shown.now(game);

/** A game's picture for the home page: null where it has none, undefined as long as it is on its way. */
export const coverOf = (game: string): Component | null | undefined => pictured.now(game);
/** Fetches the pictures of games, so that they are shown at once. */
export const covered = (games: string[]): Promise<unknown> => Promise.all(games.map((game) => pictured.soon(game)));
