/**
 * How games are shown: by a board of their own, where `index.ts` in the folder of their id exports one; by the plain board
 * otherwise.
 */
import type { GameUI } from '../lib/game';
import { plain } from '../lib/plain';

/** The shell hands each game's views back to it unread, so it need not know their types. */
const found = import.meta.glob<GameUI<unknown>>('./*/index.ts', { import: 'default', eager: true });

const shown: Record<string, GameUI<unknown>> = Object.fromEntries(
  Object.entries(found).map(([path, ui]) => [path.split('/')[1], ui]),
);

/** The games that bring a board of their own. */
export const drawn: readonly string[] = Object.keys(shown);

export const uiOf = (game: string): GameUI<unknown> => (shown[game] ??= plain(game) as unknown as GameUI<unknown>);
