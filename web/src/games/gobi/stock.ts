/** Camels that can still be put. */
import type { Stock } from '../../lib/board/game';
import { t } from '../../lib/words/i18n.svelte';
import type { GobiView } from './view';

export function stock(view: GobiView, seat: number): Stock[] {
  const { reserve } = view.players[seat]!;
  return [{ count: reserve, words: t('gobi-reserve', { count: reserve }) }];
}
