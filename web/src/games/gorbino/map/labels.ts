/** Where the words of the map find room: none stands over a token, a piece or other words, nor beyond the map. */
import type { Box, Point } from '../../../lib/board/space';
import type { City } from '../data';

/** A token, and how far a piece on it reaches up, in the map's coordinates. */
const TOKEN = 28;
const PIECE = { width: 48, above: 48 };
/** Kept free between words and what they stand beside. */
const GAP = 3;

export interface Size {
  width: number;
  height: number;
}

export const centred = ([x, y]: Point, { width, height }: Size): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  width,
  height,
});

/** What the two cover together. */
export const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** What of it lies beyond the map. */
export const outside = (box: Box, within: Box): number => box.width * box.height - shared(box, within);

/** What the tokens cover, and the pieces on them. */
export function pieces(cities: City[], isOwned: (city: string) => boolean): Box[] {
  return cities.flatMap(({ id, x, y }) => {
    const token = centred([x, y], { width: 2 * TOKEN, height: 2 * TOKEN });
    const piece = { left: x - PIECE.width / 2, top: y - PIECE.above, width: PIECE.width, height: PIECE.above };
    return isOwned(id) ? [token, piece] : [token];
  });
}

export interface Words {
  key: string;
  city: City;
  size: Size;
  /** It stands somewhere in any case; what is not needed stays away where there is no room. */
  needed: boolean;
}

/** Beside a city: under it, over it, at its sides, and between those. */
function* places({ x, y }: City, { width, height }: Size, under: number): Generator<Point> {
  const [below, above] = [y + TOKEN + GAP + height / 2, y - PIECE.above - GAP - height / 2];
  const side = TOKEN + GAP + width / 2;
  yield [x, below];
  yield [x, below + under];
  for (const off of [0.22, 0.38]) {
    yield [x + off * width, below];
    yield [x - off * width, below];
  }
  yield [x, above];
  yield [x, y - TOKEN - GAP - height / 2];
  yield [x + side, y];
  yield [x - side, y];
  for (const level of [below, above]) {
    yield [x + TOKEN / 2 + width / 2, level];
    yield [x - TOKEN / 2 - width / 2, level];
  }
}

/** The middle of each, by its key; `taken` is what was there before. */
export function settle(wanted: Words[], taken: Box[], within: Box): Map<string, Point> {
  const there = [...taken];
  const found = new Map<string, Point>();
  const tall = new Map(wanted.filter(({ needed }) => needed).map(({ city, size }) => [city.id, size.height + GAP]));
  for (const { key, city, size, needed } of wanted) {
    let [best, least]: [Point | null, number] = [null, needed ? Infinity : 1];
    for (const at of places(city, size, tall.get(city.id) ?? 0)) {
      const box = centred(at, size);
      const cost = there.reduce((sum, other) => sum + shared(box, other), outside(box, within));
      if (cost < least) [best, least] = [at, cost];
      if (least === 0) break;
    }
    if (!best) continue;
    found.set(key, best);
    there.push(centred(best, { width: size.width + 2 * GAP, height: size.height }));
  }
  return found;
}

let ruler: CanvasRenderingContext2D | null = null;

/** How wide words are in the page's text face at one unit of size. */
export function breadth(text: string, weight: number): number {
  ruler ??= document.createElement('canvas').getContext('2d');
  if (!ruler) return text.length * 0.6;
  ruler.font = `${weight} 100px ${getComputedStyle(document.documentElement).getPropertyValue('--font-text')}`;
  return ruler.measureText(text).width / 100;
}
