/** What the server said of its games: data files as it plays them, which boards need to draw cards and maps; rules; views. */
import type { GameInfo } from './protocol';
import { reader } from './views';

/** The shape of each game's data; every game adds its own with `declare module`. */
export interface Components {}

let known = $state.raw<Record<string, unknown>>({});
let infos = $state.raw<Record<string, GameInfo>>({});
/** By the mark of their schema. */
const readers = new Map<string, (numbers: readonly number[]) => unknown>();

/** Keeps what the server said of its games, or of the one that is played at a table. */
export function learn(games: GameInfo[]): GameInfo[] {
  known = { ...known, ...Object.fromEntries(games.map((game) => [game.id, game.components])) };
  infos = { ...infos, ...Object.fromEntries(games.map((game) => [game.id, game])) };
  for (const { view } of games) if (!readers.has(view.mark)) readers.set(view.mark, reader(view));
  return games;
}

/** Whether views of that mark can be read: a server that is new since the page was loaded, or a table with data of its own, has others. */
export const canRead = (mark: string): boolean => readers.has(mark);

/** The view that these numbers stand for. */
export const readView = (mark: string, numbers: readonly number[]): unknown => readers.get(mark)!(numbers);

/** The games of this server, as far as it has been asked. */
export const gamesHere = (): string[] => Object.keys(known);

/** Whether the server has a game of that id. */
export const isGame = (id: string): boolean => id in infos;

/** All that the server said of a game. */
export const described = (game: string): GameInfo => infos[game]!;

/** The data of a game. A board is drawn only after the games were asked for. */
export const components = <Game extends keyof Components>(game: Game): Components[Game] =>
  known[game] as Components[Game];

/** Whether a table is played by an older version of its rules than new ones are. */
export const isOlder = (game: string, version: number): boolean => version < (infos[game]?.rules_version ?? version);

interface Named {
  id: string;
  name: string;
}

const isNamed = (thing: object): thing is Named =>
  'id' in thing && 'name' in thing && typeof thing.id === 'string' && typeof thing.name === 'string';

function* namedIn(data: unknown): Iterable<Named> {
  if (typeof data !== 'object' || data === null) return;
  if (isNamed(data)) yield data;
  for (const part of Object.values(data)) yield* namedIn(part);
}

const names = $derived(
  Object.fromEntries(
    Object.entries(known).map(([game, data]) => [
      game,
      new Map([...namedIn(data)].map((thing) => [thing.id, thing.name])),
    ]),
  ),
);

/** The name that the data file gives to a thing, for one that no catalogue knows: a designer's card or city. */
export const givenName = (game: string, id: string): string | undefined => names[game]?.get(id);
