/** What the gifts look like, and their points, which the game's data file tells. */
import type { Component } from 'svelte';
import type { SvelteHTMLElements } from 'svelte/elements';
import China from '~icons/game-icons/porcelain-vase';
import Coffee from '~icons/game-icons/coffee-cup';
import Cotton from '~icons/game-icons/cotton-flower';
import EdgeOfTheDesert from '~icons/game-icons/sunrise';
import GoodCompany from '~icons/game-icons/shaking-hands';
import HeartOfTheDesert from '~icons/game-icons/oasis';
import KeptInStore from '~icons/game-icons/locked-chest';
import NothingWasted from '~icons/game-icons/waterskin';
import Perfume from '~icons/game-icons/delicate-perfume';
import SharedCamp from '~icons/game-icons/desert-camp';
import Silk from '~icons/game-icons/rolled-cloth';
import Spices from '~icons/game-icons/powder-bag';
import Tea from '~icons/game-icons/teapot';
import { components } from '../../lib/data/components.svelte';
import { t } from '../../lib/words/i18n.svelte';
import { explained } from '../../lib/ways/reading.svelte';
import type { Tip } from '../../lib/ui/tip.svelte';
import type { Gift } from './view';

export type Card = Gift | 'coffee';
export type Kind = 'gift' | 'blessing' | 'coffee';

interface Look {
  kind: Kind;
  icon: Component<SvelteHTMLElements['svg']>;
}

const LOOKS: Record<Card, Look> = {
  perfume: { kind: 'gift', icon: Perfume },
  cotton: { kind: 'gift', icon: Cotton },
  china: { kind: 'gift', icon: China },
  tea: { kind: 'gift', icon: Tea },
  silk: { kind: 'gift', icon: Silk },
  spices: { kind: 'gift', icon: Spices },
  heart_of_the_desert: { kind: 'blessing', icon: HeartOfTheDesert },
  good_company: { kind: 'blessing', icon: GoodCompany },
  edge_of_the_desert: { kind: 'blessing', icon: EdgeOfTheDesert },
  nothing_wasted: { kind: 'blessing', icon: NothingWasted },
  kept_in_store: { kind: 'blessing', icon: KeptInStore },
  shared_camp: { kind: 'blessing', icon: SharedCamp },
  coffee: { kind: 'coffee', icon: Coffee },
};

/** Tiles in a route that opens coffee. */
export const coffeeRoute = (): number => components('gobi').coffee_route;

/** The data file names a gift in words. */
const isCalled = (card: Card, { name }: { name: string }): boolean => name.toLowerCase().replaceAll(' ', '_') === card;

export function points(card: Card): number {
  const { gift, blessing, coffee } = components('gobi');
  if (card === 'coffee') return coffee.points;
  return [...gift, ...blessing].find((each) => isCalled(card, each))?.points ?? 0;
}

export const kind = (card: Card): Kind => LOOKS[card].kind;
export const icon = (card: Card): Look['icon'] => LOOKS[card].icon;

/** The numbers that texts speak of. */
export function figures(): { coffee_route: number; tea_route: number; steps: number } {
  const { coffee_route, tea_route, gift } = components('gobi');
  return { coffee_route, tea_route, steps: gift.find((each) => isCalled('china', each))?.steps ?? 0 };
}

const message = (card: Card): string => (card === 'coffee' ? 'gobi-coffee' : `gobi-gift-${card}`);
export const name = (card: Card): string => t(message(card));
/** The effect in a few words, as it stands on the card. */
export const effect = (card: Card): string => t(`${message(card)}-short`, figures());
/** The full rule text. */
export const ruleText = (card: Card): string => t(`${message(card)}-text`, figures());

/** Name, points and full rule text; `more` says how the card stands with its owner. */
export function cardTip(card: Card, more = ''): Exclude<Tip, string | null> {
  const worth = { gift: name(card), points: points(card), otherwise: components('gobi').blessing_otherwise };
  const title = t(kind(card) === 'blessing' ? 'gobi-blessing-tip' : 'gobi-gift-tip', worth);
  const rule = explained('gobi', message(card));
  return { title, text: [ruleText(card), more].filter(Boolean).join(' '), rule };
}
