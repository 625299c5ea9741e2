/** What the gifts look like, and their points, which the rules' own data file tells. */
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
import data from '../../../../src/trivet/games/gobi/gobi.toml?raw';
import { t } from '../../lib/i18n.svelte';
import type { Tip } from '../../lib/tip.svelte';
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

function number(pattern: RegExp): number {
  return Number(pattern.exec(data)?.[1]);
}

function pointsInData(card: Card): number {
  if (card === 'coffee') return number(/\[coffee\][^[]*?points = (\d+)/);
  return number(new RegExp(`name = "${card.replaceAll('_', ' ')}"[^[]*?points = (\\d+)`, 'i'));
}

const POINTS = Object.fromEntries((Object.keys(LOOKS) as Card[]).map((card) => [card, pointsInData(card)]));

/** What a blessing is worth whose condition fails. */
const OTHERWISE = number(/blessing_otherwise = (\d+)/);

/** Tiles in a route that opens coffee. */
export const COFFEE_ROUTE = number(/coffee_route = (\d+)/);

export const kind = (card: Card): Kind => LOOKS[card].kind;
export const icon = (card: Card): Look['icon'] => LOOKS[card].icon;
export const points = (card: Card): number => POINTS[card] ?? 0;

const message = (card: Card): string => (card === 'coffee' ? 'gobi-coffee' : `gobi-gift-${card}`);
export const name = (card: Card): string => t(message(card));
/** The effect in a few words, as it stands on the card. */
export const effect = (card: Card): string => t(`${message(card)}-short`);

/** Name, points and full rule text; `more` says how the card stands with its owner. */
export function cardTip(card: Card, more = ''): Exclude<Tip, string | null> {
  const worth = { gift: name(card), points: points(card), otherwise: OTHERWISE };
  const title = t(kind(card) === 'blessing' ? 'gobi-blessing-tip' : 'gobi-gift-tip', worth);
  return { title, text: [t(`${message(card)}-text`), more].filter(Boolean).join(' ') };
}
