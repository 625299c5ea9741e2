/** What a player pays with and has won. Gold bars are what the game counts, and told as that. */
import type { Stock } from '../../lib/board/game';
import { t } from '../../lib/words/i18n.svelte';
import type { GoldView } from './view';

export function stock(view: GoldView, seat: number): Stock[] {
  const { nuggets, material, trophies } = view.players[seat]!;
  return [
    { count: nuggets, words: t('goldblivion-nuggets', { nuggets }) },
    { count: material, words: t('goldblivion-material', { material }) },
    { count: trophies.length, words: t('goldblivion-player-trophies-count', { number: trophies.length }) },
  ];
}
