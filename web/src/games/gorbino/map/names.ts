/** Where the names of provinces find room among cities and roads. */
import type { Box, Point } from '../../../lib/board/space';
import type { City, GorbinoData } from '../data';
import { centred, outside, shared, type Size } from './labels';

const STEP = 12;
/** Land ends about so far from its outermost cities. */
const LAND = 58;

interface Name {
  province: string;
  size: Size;
  /** What the province would give, which stands under its name. */
  under: Size;
}

/** What of a map stays the same, whatever stands on it. */
interface Lie {
  nearest: (x: number, y: number) => City;
  /** Points along the roads. */
  dots: Point[];
  /** Where names of a province may stand, from its middle outwards, each with what it costs to be so far off. */
  spots: Map<string, { x: number; y: number; off: number }[]>;
}
const lies = new WeakMap<GorbinoData['map'], Lie>();

function lieOf(map: GorbinoData['map']): Lie {
  const known = lies.get(map);
  if (known) return known;
  const { cities, roads, provinces } = map;
  const place = new Map(cities.map((city) => [city.id, city]));
  const dots = roads.flatMap(([from, to]): Point[] => {
    const [a, b] = [place.get(from)!, place.get(to)!];
    return [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8].map((part) => [a.x + part * (b.x - a.x), a.y + part * (b.y - a.y)]);
  });
  const far = (city: City, x: number, y: number): number => (city.x - x) ** 2 + (city.y - y) ** 2;
  const nearest = (x: number, y: number): City => cities.reduce((a, b) => (far(a, x, y) < far(b, x, y) ? a : b));

  const spots: Lie['spots'] = new Map();
  for (const { id } of provinces) {
    const own = cities.filter((city) => city.province === id);
    const [xs, ys] = [own.map(({ x }) => x), own.map(({ y }) => y)];
    const [middleX, middleY] = [xs, ys].map((all) => all.reduce((a, b) => a + b) / own.length) as [number, number];
    const found = [{ x: middleX, y: middleY, off: Infinity }]; // should there be no other
    for (let x = Math.min(...xs); x <= Math.max(...xs); x += STEP) {
      for (let y = Math.min(...ys) - 30; y <= Math.max(...ys) + 60; y += STEP) {
        if (nearest(x, y).province === id) found.push({ x, y, off: 3 * Math.hypot(x - middleX, y - middleY) });
      }
    }
    spots.set(
      id,
      found.sort((a, b) => a.off - b.off),
    );
  }
  const lie = { nearest, dots, spots };
  lies.set(map, lie);
  return lie;
}

/** The middle of the spot `within` the map where a name covers least of what is `taken`, near the middle of its province. */
export function nameAt({ province, size, under }: Name, map: GorbinoData['map'], taken: Box[], within: Box): Point {
  const { nearest, dots, spots } = lieOf(map);
  const { width, height } = size;
  const choices = spots.get(province)!;
  let best = choices[0]!;
  let least = Infinity;
  for (const spot of choices) {
    const { x, y, off } = spot;
    if (off >= least) break; // and so is whatever comes after it
    const isCrossed = ([dx, dy]: Point): boolean => Math.abs(dx - x) < width / 2 && Math.abs(dy - y) < height / 2 + 4;
    const crossed = dots.filter(isCrossed).length;
    const ends = [x - width / 2, x + width / 2].map((end) => [end, nearest(end, y)] as const);
    const offshore = ([end, city]: readonly [number, City]): number => Math.max(0, Math.hypot(city.x - end, city.y - y) - LAND);
    const afloat = ends.reduce((sum, end) => sum + offshore(end), 0);
    const abroad = ends.filter(([, city]) => city.province !== province).length;
    const ground = off + crossed * 220 + afloat * 60 + abroad * 1500;
    if (ground >= least) continue;
    const box = centred([x, y], size);
    const below = centred([x, y + (height + under.height) / 2], under);
    const beyond = outside(box, within) + outside(below, within);
    const hidden = taken.reduce((sum, other) => sum + shared(box, other) + shared(below, other) / 2, beyond);
    if (ground + 12 * hidden < least) [best, least] = [spot, ground + 12 * hidden];
  }
  return [best.x, best.y];
}
