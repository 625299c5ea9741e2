/** What the map says of its provinces and of the places that can be pressed. */
import { label, list, t } from '../../../lib/i18n.svelte';
import { playerName } from '../../../lib/players';
import type { Offer, Seat } from '../../../lib/protocol';
import { firstEffect } from '../data';
import { citiesIn, leaders, price, yieldOf } from '../reach';
import type { GorbinoView } from '../view';
import { cityTip, inWords, provinceName, type Told } from '../words';

export function provinceTip(view: GorbinoView, province: string, seats: Seat[]): Told {
  const held = view.order.flatMap((seat) => {
    const number = citiesIn(view, province, seat);
    return number ? [t('gorbino-board-province-cities', { player: playerName(seat, seats), number })] : [];
  });
  const ahead = list(leaders(view, province).map((seat) => playerName(seat, seats)));
  const text = held.length
    ? [...held, t('gorbino-board-province-led', { players: ahead })].join('\n')
    : t('gorbino-board-province-empty');
  return { title: t('gorbino-board-province', { province: provinceName(province) }), text };
}

/** What a build would cost and give, in words. */
function terms(view: GorbinoView, city: string): string {
  const effect = firstEffect(view.card, 'build');
  if (!effect) return '';
  const { token } = view.cities.find((each) => each.city === city)!;
  const cost = t('gorbino-board-city-price-now', { cost: inWords(price(token, effect)) });
  const spared = effect.cube_discount ? t('gorbino-board-unpaid', { number: effect.cube_discount }) : '';
  return [cost, spared, t('gorbino-board-city-gives', { income: effect.income })].filter(Boolean).join(' · ');
}

export function cityTargetTip(view: GorbinoView, offer: Offer, seats: Seat[]): Told {
  const city = String(offer.city);
  const { title, text } = cityTip(view, city, seats, offer.verb === 'build' ? terms(view, city) : '');
  return { title: label('gorbino', offer, seats), text: `${title}\n${text}` };
}

/** What the province would give to each player. */
export function yieldTip(view: GorbinoView, offer: Offer, seats: Seat[]): Told {
  const province = String(offer.province);
  const given = view.order.flatMap((seat) => {
    const cubes = yieldOf(view, province, seat, view.card);
    return Object.keys(cubes).length ? [`${playerName(seat, seats)}: ${inWords(cubes)}`] : [];
  });
  return { title: label('gorbino', offer, seats), text: given.join('\n') };
}
