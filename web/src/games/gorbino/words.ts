/** What cards, costs and cities say. Card texts are made from the effects, so a designer's card has them too. */
import { list, name, t, told } from '../../lib/words/i18n.svelte';
import { playerName } from '../../lib/words/players';
import type { Seat } from '../../lib/protocol';
import { explained } from '../../lib/ways/reading.svelte';
import type { Tip } from '../../lib/ui/tip.svelte';
import { book, type Card, cardOf, cityOf, type Cost, neighbours, type Resource, resourceOf, type Tag } from './data';
import type { GorbinoView } from './view';

export type Told = Exclude<Tip, string | null>;

export const cardName = (card: string): string => name('gorbino', 'card', card);
export const cityName = (city: string): string => name('gorbino', 'city', city);
export const provinceName = (province: string): string => name('gorbino', 'province', province);
export const resourceName = (resource: Resource): string => name('gorbino', 'resource', resource);
export const tagName = (tag: Tag): string => name('gorbino', 'tag', tag);

export const inCoins = (coins: number): string => t('gorbino-coins', { coins });
export const inCubes = (resource: Resource, number: number): string =>
  t('gorbino-cubes', { number, resource: resourceName(resource) });

/** "+3", "−2", "0" */
export const signed = (number: number): string => `${number > 0 ? '+' : number < 0 ? '−' : ''}${Math.abs(number)}`;

/** "1 coal and 10 coins" */
export function inWords(cost: Cost): string {
  const parts = Object.entries(cost).filter(([, number]) => number > 0);
  if (parts.length === 0) return t('gorbino-board-cost-none');
  return list(parts.map(([what, number]) => (what === 'coins' ? inCoins(number) : inCubes(what, number))));
}

/** What a card does, in full. */
export const effectText = ({ id }: Card): string => told('gorbino', `full ${id}`);

/** The same in a few words, as it stands on the card. */
export const effectShort = ({ id }: Card): string => told('gorbino', `short ${id}`);

export function tagText(tag: Tag): string {
  const { times, per } = book().tag.find(({ id }) => id === tag) ?? { times: 0, per: 1 };
  return `${tagName(tag)}: ${t(`gorbino-tag-${tag}-text`, { times, per })}`;
}

/** Name, full text, rule of its type and worth of its tags; `more` says how the card stands now. */
export function cardTip(id: string, ...more: string[]): Told {
  const card = cardOf(id);
  const flags = [
    ...(card.one_shot ? [t('gorbino-flag-one_shot')] : []),
    ...(card.stays_in_hand ? [t('gorbino-flag-stays_in_hand')] : []),
  ];
  const tags = [...new Set(card.tags)].map(tagText);
  const title = t('gorbino-board-card', { card: cardName(id), type: t(`gorbino-type-${card.type}`) });
  const rule = explained('gorbino', `gorbino-type-${card.type}`);
  return { title, text: [effectText(card), ...flags, ...tags, ...more.filter(Boolean)].join('\n'), rule };
}

/** A card in one breath, for those who do not see it. */
export function cardLabel(id: string, ...more: string[]): string {
  const card = cardOf(id);
  const { title } = cardTip(id);
  const tags = card.tags.length ? t('gorbino-board-tags', { tags: list(card.tags.map(tagName)) }) : '';
  return [`${title}.`, effectText(card), tags && `${tags}.`, ...more].filter(Boolean).join(' ');
}

/** What is known of a city: its resource, its owner or price, and where its roads lead. */
export function cityTip(view: GorbinoView, id: string, seats: Seat[], ...more: string[]): Told {
  const { province } = cityOf(id);
  const { token, owner } = view.cities.find(({ city }) => city === id)!;
  const title = t('gorbino-board-city', {
    city: cityName(id),
    province: provinceName(province),
    resource: resourceName(token),
  });
  const price = t('gorbino-board-city-price', { cost: inWords(resourceOf(token).build) });
  const state =
    owner === null ? [price, ...more] : [t('gorbino-board-city-owned', { player: playerName(owner, seats) }), ...more];
  const roads = t('gorbino-board-city-neighbours', { cities: list(neighbours(id).map(cityName)) });
  return { title, text: [...state, roads].filter(Boolean).join('\n'), rule: explained('gorbino', 'gorbino-board-city') };
}
