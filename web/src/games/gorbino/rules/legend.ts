/** Gorbino's icons and their words. */
import CityIcon from '~icons/game-icons/castle';
import Gone from '~icons/lucide/archive-x';
import Hand from '~icons/lucide/hand';
import Income from '~icons/lucide/trending-up';
import Rounds from '~icons/lucide/hourglass';
import Deck from '~icons/lucide/layers';
import Pile from '~icons/lucide/layers-2';
import type { IconWord } from '../../../lib/board/game';
import { t } from '../../../lib/words/i18n.svelte';
import Coin from '../Coin.svelte';
import { type CardType, resources, tags } from '../data';
import { typeIcon } from '../looks';
import Sign from '../Sign.svelte';
import { resourceName, tagName } from '../words';

const TYPES: CardType[] = ['loan', 'production', 'trade', 'development', 'reset', 'build', 'treachery'];
const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export function icons(): IconWord[] {
  const size = { width: 20, height: 20 };
  const small = Object.entries({ cities: CityIcon, hand: Hand, pile: Pile, rounds: Rounds, deck: Deck, gone: Gone });
  return [
    { id: 'coins', Icon: Coin, props: { size: 18 }, words: t('gorbino-icon-coins') },
    { id: 'income', Icon: Income, props: size, words: t('gorbino-icon-income') },
    ...resources().map((resource) => ({
      id: resource,
      Icon: Sign,
      props: { resource, size: 20 },
      words: upper(resourceName(resource)),
    })),
    ...small.map(([id, Icon]) => ({ id, Icon, props: size, words: t(`gorbino-icon-${id}`) })),
    ...TYPES.map((type) => ({ id: type, Icon: typeIcon(type), props: size, words: t(`gorbino-type-${type}`) })),
    ...tags().map((tag) => ({ id: `tag_${tag}`, Icon: Sign, props: { tag, size: 20 }, words: tagName(tag) })),
  ];
}
