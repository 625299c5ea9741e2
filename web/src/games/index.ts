/** The games that the page can show, by their id. */
import type { GameUI } from '../lib/game';
import { gobi } from './gobi';
import { goldblivion } from './goldblivion';
import { gorbino } from './gorbino';

/** The shell hands each game's views back to it unread, so it need not know their types. */
const known = <View>(ui: GameUI<View>): GameUI<unknown> => ui as unknown as GameUI<unknown>;

export const games: Record<string, GameUI<unknown>> = {
  gobi: known(gobi),
  goldblivion: known(goldblivion),
  gorbino: known(gorbino),
};
