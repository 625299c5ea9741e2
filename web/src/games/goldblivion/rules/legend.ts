/** GOLDblivion's signs and their words. */
import First from '~icons/lucide/flag';
import Hand from '~icons/lucide/hand';
import type { IconWord } from '../../../lib/board/game';
import { t } from '../../../lib/words/i18n.svelte';
import Sign from '../Sign.svelte';
import { SIGNS, type SignName } from '../signs';

export function icons(): IconWord[] {
  const words = (id: string): string => t(`goldblivion-icon-${id}`);
  const size = { width: 20, height: 20 };
  return [
    ...(Object.keys(SIGNS) as SignName[]).map((sign) => ({
      id: sign,
      Icon: Sign,
      props: { sign, size: 21 },
      words: words(sign),
    })),
    { id: 'hand', Icon: Hand, props: size, words: words('hand') },
    { id: 'first', Icon: First, props: size, words: words('first') },
  ];
}
