/** What is written on the map at one zoom, and where. */
import type { Box, Point } from '../../../lib/board/space';
import { larger } from '../../../lib/device/settings.svelte';
import { type City, cityOf, type GorbinoData } from '../data';
import { cityName, provinceName } from '../words';
import { breadth, centred, pieces, settle, shared, type Size, type Words } from './labels';
import { nameAt } from './names';

/** Letters in pixels: never smaller, and in the map's coordinates: never smaller either; unless one likes them larger. */
const CITY = { pixels: 12, units: 15, weight: 600 };
const PROVINCE = { pixels: 13, units: 19, weight: 600 };
/** A province's name is set a little wider, and in the face of titles. */
const WIDER = 1.12;
/** Room kept under a province's name, where nothing stands there now. */
const UNDER: Size = { width: 60, height: 26 };

/** What stands beside a city, or under the name of a province. */
export interface Tag {
  /** `city:…` or `province:…` */
  key: string;
  /** In pixels. */
  size: Size;
}

export interface Lettering {
  /** The size of letters, in the map's coordinates. */
  city: number;
  province: number;
  /** The middles of the names that find room. */
  names: Map<string, Point>;
  /** The middle of every province's name, whether it finds room or not. */
  middles: Map<string, Point>;
  /** The middles of the tags. */
  tags: Map<string, Point>;
}

export function lettering(
  map: GorbinoData['map'],
  isOwned: (city: string) => boolean,
  tags: Tag[],
  zoom: number,
  within: Box,
): Lettering {
  const letters = ({ pixels, units }: typeof CITY): number => Math.max(units, pixels / zoom) * larger();
  const [city, province] = [letters(CITY), letters(PROVINCE)];
  const taken = pieces(map.cities, isOwned);
  const tagged = new Map(tags.map(({ key, size }) => [key, { width: size.width / zoom, height: size.height / zoom }]));

  const names = new Map<string, Point>();
  const middles = new Map<string, Point>();
  const placed = new Map<string, Point>();
  for (const { id } of map.provinces) {
    const size = { width: breadth(provinceName(id), PROVINCE.weight) * province * WIDER, height: province * 1.2 };
    const key = `province:${id}`;
    const tag = tagged.get(key);
    const at = nameAt({ province: id, size, under: tag ?? UNDER }, map, taken, within);
    const box = centred(at, size);
    middles.set(id, at);
    if (taken.every((other) => shared(box, other) < 1)) {
      names.set(key, at);
      taken.push(centred(at, { width: size.width + 12, height: size.height }));
    }
    if (tag) {
      const under: Point = [at[0], at[1] + (names.has(key) ? (size.height + tag.height) / 2 : 0)];
      placed.set(key, under);
      taken.push(centred(under, tag));
    }
  }

  const tagOf = (one: City): Words[] => {
    const size = tagged.get(`city:${one.id}`);
    return size ? [{ key: `tag ${one.id}`, city: one, size, needed: true }] : [];
  };
  const nameOf = (one: City): Words => ({
    key: `city:${one.id}`,
    city: one,
    size: { width: breadth(cityName(one.id), CITY.weight) * city, height: city * 1.15 },
    needed: false,
  });
  const settled = settle([...map.cities.flatMap(tagOf), ...map.cities.map(nameOf)], taken, within);
  for (const [key, at] of settled) {
    if (key.startsWith('tag ')) placed.set(`city:${key.slice(4)}`, at);
    else names.set(key, at);
  }
  return { city, province, names, middles, tags: placed };
}

export const placeOf = (city: string): Point => [cityOf(city).x, cityOf(city).y];
