/** The games that have a board of their own on the page, by their id: what `index.ts` in the folder of that name exports. */
import type { GameUI } from '../lib/game';

/** The shell hands each game's views back to it unread, so it need not know their types. */
const found = import.meta.glob<GameUI<unknown>>('./*/index.ts', { import: 'default', eager: true });

export const games: Record<string, GameUI<unknown> | undefined> = Object.fromEntries(
  Object.entries(found).map(([path, ui]) => [path.split('/')[1], ui]),
);
