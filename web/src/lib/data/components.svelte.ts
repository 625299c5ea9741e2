/** What the server said of its games: data files as it plays them, which boards need to draw cards and maps; rules; views. */
import type { GameInfo } from '../protocol';
import { reader } from './views';

/** The shape of each game's data; every game adds its own with `declare module`. */
export interface Components {}

/** As new tables are played. */
let usual = $state.raw<Record<string, GameInfo>>({});
/** As the table is played that was opened last, which may have other data. */
let shown = $state.raw<Record<string, GameInfo>>({});

interface Learnt {
  game: GameInfo;
  read: (numbers: readonly number[]) => unknown;
}

/** Every game with all the data that it was met with, by its mark. */
const learnt = new Map<string, Learnt>();

/** Keeps what the server said of a game, as new tables are played or a table that has other data. */
export function keep(game: GameInfo): void {
  if (!learnt.has(game.mark)) learnt.set(game.mark, { game, read: reader(game.view) });
}

/** Keeps what the server said of its games. */
export function learn(games: GameInfo[]): GameInfo[] {
  games.forEach(keep);
  usual = Object.fromEntries(games.map((game) => [game.id, game]));
  return games;
}

/** Whether tables of that mark can be shown: one with data of its own, or of a server that is new since then, has another. */
export const isKnown = (mark: string): boolean => learnt.has(mark);

/** From now on boards find what belongs to the game of that mark. */
export function show(mark: string): void {
  const { game } = learnt.get(mark)!;
  if (shown[game.id] !== game) shown = { ...shown, [game.id]: game };
}

/** The view that these numbers stand for. */
export const readView = (mark: string, numbers: readonly number[]): unknown => learnt.get(mark)!.read(numbers);

/** The games of this server, as far as it has been asked. */
export const gamesHere = (): string[] => Object.keys(usual);

/** Whether the server has a game of that id. */
export const isGame = (id: string): boolean => id in usual;

/** All that the server said of a game. A board is drawn only after the games were asked for. */
export const described = (game: string): GameInfo => (shown[game] ?? usual[game])!;

/** The data of a game. */
export const components = <Game extends keyof Components>(game: Game): Components[Game] =>
  described(game).components as unknown as Components[Game];

/** Whether a table is played by an older version of its rules than new ones are. */
export const isOlder = (game: string, version: number): boolean => version < (usual[game]?.rules_version ?? version);

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
    Object.entries({ ...usual, ...shown }).map(([game, { components }]) => [
      game,
      new Map([...namedIn(components)].map((thing) => [thing.id, thing.name])),
    ]),
  ),
);

/** The name that the data file gives to a thing, for one that no catalogue knows: a designer's card or city. */
export const givenName = (game: string, id: string): string | undefined => names[game]?.get(id);
