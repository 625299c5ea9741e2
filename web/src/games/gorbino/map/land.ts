/** The shape of the land, worked out from the cities: each owns what lies nearest to it, with wandering edges. */
import type { Box, Point } from '../../../lib/board/space';
import type { City, GorbinoData } from '../data';

export interface Province {
  id: string;
  /** Its ground, and the line around it. */
  ground: string;
  outline: string;
}

export interface Land {
  provinces: Province[];
  coast: string;
  borders: string;
  box: Box;
}

/** How far the land goes on behind the outermost cities, and the sea behind the land. */
const SHORE = 62;
const SEA = 16;

/** A corner, and whose land lies beyond the edge that starts there: a city's number, or the sea. */
interface Corner {
  at: Point;
  beyond: number;
}
const SEA_BEYOND = -1;

/** The convex line around points, clockwise on the screen. */
function hull(points: Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (row: Point[]): Point[] => {
    const kept: Point[] = [];
    for (const point of row) {
      while (kept.length > 1 && turn(kept.at(-2)!, kept.at(-1)!, point) <= 0) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

const turn = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

const around = ({ x, y }: City, radius: number): Point[] =>
  Array.from({ length: 12 }, (_, step) => {
    const angle = (step * Math.PI) / 6;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

/** Cuts off what lies nearer to the other city. */
function cut(cell: Corner[], own: City, other: City, number: number): Corner[] {
  const side = ([x, y]: Point): number =>
    (x - (own.x + other.x) / 2) * (other.x - own.x) + (y - (own.y + other.y) / 2) * (other.y - own.y);
  return cell.flatMap(({ at, beyond }, index) => {
    const next = cell[(index + 1) % cell.length]!.at;
    const [here, there] = [side(at), side(next)];
    const along = here / (here - there);
    const crossing: Point = [at[0] + along * (next[0] - at[0]), at[1] + along * (next[1] - at[1])];
    if (here <= 0 && there <= 0) return [{ at, beyond }];
    if (here <= 0)
      return [
        { at, beyond },
        { at: crossing, beyond: number },
      ];
    return there <= 0 ? [{ at: crossing, beyond }] : [];
  });
}

/** The same number from 0 to 1 for the same place, whichever side asks. */
function chance([x, y]: Point): number {
  const mixed = Math.sin(Math.round(x) * 12.9898 + Math.round(y) * 78.233) * 43758.5453;
  return mixed - Math.floor(mixed);
}

/** Breaks a straight edge into a wandering one; both neighbours get the same. */
function wander(from: Point, to: Point, by: number): Point[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < 11) return [to];
  // Both sides measure from the same end.
  const flipped = from[0] > to[0] || (from[0] === to[0] && from[1] > to[1]);
  const [a, b] = flipped ? [to, from] : [from, to];
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const off = (chance(middle) - 0.5) * by;
  const bent: Point = [middle[0] - (b[1] - a[1]) * off, middle[1] + (b[0] - a[0]) * off];
  return [...wander(from, bent, by), ...wander(bent, to, by)];
}

const rounded = ([x, y]: Point): Point => [Math.round(x * 2) / 2, Math.round(y * 2) / 2];
const line = (points: Point[]): string => points.map(([x, y]) => `L${x.toFixed(1)} ${y.toFixed(1)}`).join('');

function edges(cell: Corner[]): { from: Point; way: Point[]; beyond: number }[] {
  return cell.map(({ at, beyond }, index) => {
    const [from, to] = [rounded(at), rounded(cell[(index + 1) % cell.length]!.at)];
    return { from, way: wander(from, to, beyond === SEA_BEYOND ? 0.5 : 0.36), beyond };
  });
}

export function land(map: GorbinoData['map']): Land {
  const { cities } = map;
  const shore: Corner[] = hull(cities.flatMap((city) => around(city, SHORE))).map((at) => ({ at, beyond: SEA_BEYOND }));
  const cells = cities.map((city) =>
    edges(cities.reduce((cell, other, number) => (other === city ? cell : cut(cell, city, other, number)), shore)),
  );
  const isBorder = (city: City, beyond: number): boolean => beyond >= 0 && cities[beyond]!.province !== city.province;
  const drawn = (wanted: (city: City, beyond: number) => boolean): string =>
    cells
      .flatMap((cell, number) => cell.filter(({ beyond }) => wanted(cities[number]!, beyond)))
      .map(({ from, way }) => `M${from.join(' ')}${line(way)}`)
      .join('');
  const xs = shore.map(({ at }) => at[0]);
  const ys = shore.map(({ at }) => at[1]);
  const [left, top] = [Math.min(...xs) - SEA, Math.min(...ys) - SEA];
  return {
    provinces: map.provinces.map(({ id }) => ({
      id,
      ground: cells
        .filter((_, number) => cities[number]!.province === id)
        .map((cell) => `M${cell[0]!.from.join(' ')}${cell.map(({ way }) => line(way)).join('')}Z`)
        .join(''),
      outline: drawn((city, beyond) => city.province === id && (beyond === SEA_BEYOND || isBorder(city, beyond))),
    })),
    coast: drawn((_, beyond) => beyond === SEA_BEYOND),
    borders: drawn((city, beyond) => isBorder(city, beyond) && cities[beyond]!.province > city.province),
    box: { left, top, width: Math.max(...xs) + SEA - left, height: Math.max(...ys) + SEA - top },
  };
}
