/** What a card could do on the map: cities within reach with their price, and what provinces would give. */
import { NO_LIMIT, book, cityOf, firstEffect, neighbours, resourceOf, resources, type Build } from './data';
import type { Cost, GorbinoView, Resource } from './view';

/** How many roads lie between a player's nearest city and every city. */
export function distances(view: GorbinoView, seat: number): Map<string, number> {
  const own = view.cities.filter(({ owner }) => owner === seat);
  const found = new Map<string, number>(own.map(({ city }) => [city, 0]));
  for (const [city, away] of found) {
    for (const next of neighbours(city)) if (!found.has(next)) found.set(next, away + 1);
  }
  return found;
}

/** Free cities where a player may build with this effect, whether they can pay or not. */
export function within(view: GorbinoView, seat: number, effect: Build): string[] {
  const away = distances(view, seat);
  const settled = new Set(view.cities.filter(({ owner }) => owner === seat).map(({ city }) => cityOf(city).province));
  return view.cities
    .filter(({ city, owner }) => {
      const near = effect.reach === NO_LIMIT || (away.get(city) ?? NO_LIMIT) <= effect.reach;
      return owner === null && near && (effect.within !== 'own_province' || settled.has(cityOf(city).province));
    })
    .map(({ city }) => city);
}

/** What a city on this token costs with a card; the cubes that may stay unpaid are still in it. */
export function price(token: Resource, effect: Build | null): Cost {
  const { coins = 0, ...cubes } = resourceOf(token).build;
  const left = Math.max(0, coins - (effect?.coin_discount ?? 0));
  return effect?.cube_discount === NO_LIMIT ? { coins: left } : { ...cubes, coins: left };
}

/** Cities of a player that a province holds. */
export const citiesIn = (view: GorbinoView, province: string, seat: number): number =>
  view.cities.filter(({ city, owner }) => owner === seat && cityOf(city).province === province).length;

/** Who has most cities in a province; nobody where there is none. */
export function leaders(view: GorbinoView, province: string): number[] {
  const counts = view.players.map((_, seat) => citiesIn(view, province, seat));
  const most = Math.max(...counts);
  return most ? counts.flatMap((count, seat) => (count === most ? [seat] : [])) : [];
}

/** The cubes that a province would give a player, as far as the bank reaches. */
export function yieldOf(view: GorbinoView, province: string, seat: number, card: string | null): Cost {
  const effect = firstEffect(card, 'produce');
  const each = effect ? (seat === view.turn ? effect.own : effect.others) : 0;
  const gained: Cost = {};
  for (const { city, token, owner } of view.cities) {
    if (owner === seat && cityOf(city).province === province) gained[token] = (gained[token] ?? 0) + each;
  }
  return atMostInBank(view, gained);
}

/** The cubes that a player's cities on one resource would give. */
export function harvestOf(view: GorbinoView, resource: Resource): number {
  const each = firstEffect(view.card, 'produce')?.own ?? 0;
  const cities = view.cities.filter(({ token, owner }) => token === resource && owner === view.turn).length;
  return Math.min(cities * each, view.bank[resource] ?? 0);
}

function atMostInBank(view: GorbinoView, cubes: Cost): Cost {
  const known = resources().filter((resource) => cubes[resource]);
  return Object.fromEntries(known.map((resource) => [resource, Math.min(cubes[resource]!, view.bank[resource] ?? 0)]));
}

/** The roads on the way from a player's cities to what this effect reaches. */
export function roadsWithin(view: GorbinoView, seat: number, effect: Build): [string, string][] {
  if (effect.reach === NO_LIMIT) return [];
  const away = distances(view, seat);
  const far = (city: string): number => away.get(city) ?? NO_LIMIT;
  return book().map.roads.filter(([a, b]) => Math.min(far(a), far(b)) < effect.reach);
}
