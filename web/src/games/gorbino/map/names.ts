/** Where the names of provinces find room among cities and roads. */
import type { Box, Point } from '../../../lib/board/space';
import type { City, GorbinoData } from '../data';
import { centred, shared, type Size } from './labels';

const STEP = 12;
/** Land ends about so far from its outermost cities. */
const LAND = 58;

interface Name {
  province: string;
  size: Size;
  /** What the province would give, which stands under its name. */
  under: Size;
}

/** The middle of the spot where a name covers least of what is `taken`, near the middle of its province. */
export function nameAt({ province, size, under }: Name, map: GorbinoData['map'], taken: Box[]): Point {
  const { cities, roads } = map;
  const own = cities.filter((city) => city.province === province);
  const [xs, ys] = [own.map(({ x }) => x), own.map(({ y }) => y)];
  const middle = [xs.reduce((a, b) => a + b) / own.length, ys.reduce((a, b) => a + b) / own.length] as const;
  const { width, height } = size;
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
      const box = centred([x, y], size);
      const below = centred([x, y + (height + under.height) / 2], under);
      const hidden = taken.reduce((sum, other) => sum + shared(box, other) + shared(below, other) / 2, 0);
      const isCrossed = ([dx, dy]: Point): boolean => Math.abs(dx - x) < width / 2 && Math.abs(dy - y) < height / 2 + 4;
      const crossed = dots.filter(isCrossed).length;
      const ends = [x - width / 2, x + width / 2].map((end) => [end, nearest(end, y)] as const);
      const outside = ([end, city]: readonly [number, City]): number =>
        Math.max(0, Math.hypot(city.x - end, city.y - y) - LAND);
      const afloat = ends.reduce((sum, end) => sum + outside(end), 0);
      const abroad = ends.filter(([, city]) => city.province !== province).length;
      const off = Math.hypot(x - middle[0], y - middle[1]);
      const cost = 12 * hidden + crossed * 220 + afloat * 60 + abroad * 1500 + off * 3;
      if (cost < least) [best, least] = [[x, y], cost];
    }
  }
  return best;
}
