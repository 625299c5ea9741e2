/** Gobi's icons and their words. */
import Tiles from '~icons/lucide/layers';
import type { IconWord } from '../../../lib/board/game';
import { t } from '../../../lib/words/i18n.svelte';
import CamelIcon from '../CamelIcon.svelte';
import { icon, name, type Card } from '../gifts';
import TribeIcon from '../TribeIcon.svelte';
import type { Tribe } from '../view';
import { tribeName } from '../words';

const CARDS: Card[] = [
  ...(['perfume', 'cotton', 'china', 'tea', 'silk', 'spices'] as const),
  ...(['heart_of_the_desert', 'good_company', 'edge_of_the_desert', 'nothing_wasted', 'kept_in_store', 'shared_camp'] as const),
];

const TRIBES: Tribe[] = ['chingis', 'sarnai', 'naran', 'bataar', 'temur'];

export function icons(): IconWord[] {
  const size = { width: 22, height: 22 };
  return [
    { id: 'reserve', Icon: CamelIcon, props: { seat: 0, size: 26 }, words: t('gobi-icon-reserve') },
    { id: 'stack', Icon: Tiles, props: size, words: t('gobi-icon-stack') },
    { id: 'coffee', Icon: icon('coffee'), props: size, words: t('gobi-icon-coffee') },
    ...CARDS.map((card) => ({ id: card, Icon: icon(card), props: size, words: name(card) })),
    ...TRIBES.map((tribe) => ({ id: tribe, Icon: TribeIcon, props: { tribe, size: 20 }, words: tribeName(tribe) })),
  ];
}
