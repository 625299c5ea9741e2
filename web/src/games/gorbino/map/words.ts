/** What the map says of its provinces and of the places that can be pressed. */
import { list, t } from '../../../lib/words/i18n.svelte';
import { label } from '../../../lib/words/moves';
import { playerName } from '../../../lib/words/players';
import type { Offer, Seat } from '../../../lib/protocol';
import { explained } from '../../../lib/ways/reading.svelte';
import { firstEffect } from '../data';
import type { GorbinoView } from '../view';
import { cityTip, inWords, provinceName, type Told } from '../words';

export function provinceTip(view: GorbinoView, province: string, seats: Seat[]): Told {
  const { cities, leaders } = view.lands[province]!;
  const held = view.order.flatMap((seat) => {
    const number = cities[seat]!;
    return number ? [t('gorbino-board-province-cities', { player: playerName(seat, seats), number })] : [];
  });
  const ahead = list(leaders.map((seat) => playerName(seat, seats)));
  const text = held.length
    ? [...held, t('gorbino-board-province-led', { players: ahead })].join('\n')
    : t('gorbino-board-province-empty');
  const title = t('gorbino-board-province', { province: provinceName(province) });
  return { title, text, rule: explained('gorbino', 'gorbino-board-province') };
}

/** What a build would cost and give, in words. */
function terms(view: GorbinoView, city: string): string {
  const effect = firstEffect(view.card, 'build');
  const builder = view.builds.find(({ card }) => card === view.card);
  if (!effect || !builder) return '';
  const { token } = view.cities.find((each) => each.city === city)!;
  const cost = t('gorbino-board-city-price-now', { cost: inWords(builder.prices[token]!) });
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
  const here = view.yields.filter(({ province }) => province === offer.province);
  const given = view.order.flatMap((seat) => {
    const own = here.find((each) => each.seat === seat);
    return own ? [`${playerName(seat, seats)}: ${inWords(own.cubes)}`] : [];
  });
  return { title: label('gorbino', offer, seats), text: given.join('\n') };
}
