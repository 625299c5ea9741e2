/** Where the names of provinces find room among cities and roads. */
import type { Box, Point } from '../../../lib/board/space';
import type { City, GorbinoData } from '../data';

export interface Letters {
  size: number;
  /** How wide one is on average, and the space after it, by the size. */
  wide: number;
  spacing: number;
}
/** The letters of a province's name, in the map's coordinates: large where the map is too small for cities' names. */
export const LETTERS: Record<'near' | 'far', Letters> = {
  near: { size: 17, wide: 0.68, spacing: 0.1 },
  far: { size: 27, wide: 0.58, spacing: 0.01 },
};
const STEP = 12;
/** What a province would give stands under its name. */
const UNDER = { width: 70, height: 34 };
/** Land ends about so far from its outermost cities. */
const LAND = 58;
/** A city's token with the piece on it, and the name under it. */
const TOKEN = { width: 60, height: 74, above: 46 };
const LABEL = { letter: 9.5, height: 24, below: 33 };

const covered = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

interface Name {
  province: string;
  text: string;
  letters: Letters;
}

/** The middle of the spot where a name covers least, near the middle of its province. */
export function nameAt({ province, text, letters }: Name, map: GorbinoData['map'], cityNames: string[]): Point {
  const { cities, roads } = map;
  const own = cities.filter((city) => city.province === province);
  const [xs, ys] = [own.map(({ x }) => x), own.map(({ y }) => y)];
  const middle = [xs.reduce((a, b) => a + b) / own.length, ys.reduce((a, b) => a + b) / own.length] as const;
  const [width, height] = [text.length * letters.size * letters.wide, letters.size * 1.2];
  const taken = cities.flatMap(({ x, y }, number): Box[] => {
    const label = (cityNames[number]?.length ?? 0) * LABEL.letter;
    return [
      { left: x - TOKEN.width / 2, top: y - TOKEN.above, width: TOKEN.width, height: TOKEN.height },
      { left: x - label / 2, top: y + LABEL.below, width: label, height: LABEL.height },
    ];
  });
  const place = new Map(cities.map((city) => [city.id, city]));
  const dots = roads.flatMap(([from, to]): Point[] => {
    const [a, b] = [place.get(from)!, place.get(to)!];
    return [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8].map((part) => [a.x + part * (b.x - a.x), a.y + part * (b.y - a.y)]);
  });
  const nearest = (x: number, y: number): City =>
    cities.reduce((a, b) => (Math.hypot(a.x - x, a.y - y) < Math.hypot(b.x - x, b.y - y) ? a : b));

  let best: Point = middle;
  let least = Infinity;
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += STEP) {
    for (let y = Math.min(...ys) - 30; y <= Math.max(...ys) + 60; y += STEP) {
      if (nearest(x, y).province !== province) continue;
      const box = { left: x - width / 2, top: y - height / 2, width, height };
      const below = { left: x - UNDER.width / 2, top: y + height / 2, ...UNDER };
      const hidden = taken.reduce((sum, other) => sum + covered(box, other) + covered(below, other) / 2, 0);
      const isCrossed = ([dx, dy]: Point): boolean => Math.abs(dx - x) < width / 2 && Math.abs(dy - y) < height / 2 + 4;
      const crossed = dots.filter(isCrossed).length;
      const ends = [x - width / 2, x + width / 2].map((end) => [end, nearest(end, y)] as const);
      const outside = ([end, city]: readonly [number, City]): number =>
        Math.max(0, Math.hypot(city.x - end, city.y - y) - LAND);
      const afloat = ends.reduce((sum, end) => sum + outside(end), 0);
      const abroad = ends.filter(([, city]) => city.province !== province).length;
      const off = Math.hypot(x - middle[0], y - middle[1]);
      const cost = 2 * hidden + crossed * 220 + afloat * 60 + abroad * 1500 + off * 3;
      if (cost < least) [best, least] = [[x, y], cost];
    }
  }
  return best;
}
