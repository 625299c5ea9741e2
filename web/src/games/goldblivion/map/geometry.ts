/** Where the territories lie: pointy-top hexes 100 units wide, the first position at the origin. */
import type { Box, Point } from '../../../lib/board/space';
import { book, type Position } from '../book';

export const HEX = 100;
const RADIUS = HEX / Math.sqrt(3);
const HALF = HEX / 2;

const STEPS: Record<string, Point> = {
  e: [HEX, 0],
  w: [-HEX, 0],
  ne: [HALF, -1.5 * RADIUS],
  nw: [-HALF, -1.5 * RADIUS],
  se: [HALF, 1.5 * RADIUS],
  sw: [-HALF, 1.5 * RADIUS],
};

/** The middle of every position, found by walking from neighbour to neighbour. */
function walk(positions: Position[]): Map<number, Point> {
  const found = new Map<number, Point>([[positions[0]!.id, [0, 0]]]);
  // A map grows at its end while it is walked through.
  for (const [id, [x, y]] of found) {
    for (const [side, next] of Object.entries(positions.find((one) => one.id === id)?.sides ?? {})) {
      const step = STEPS[side];
      if (step && typeof next === 'number' && !found.has(next)) found.set(next, [x + step[0], y + step[1]]);
    }
  }
  return found;
}

const known = new WeakMap<Position[], Map<number, Point>>();

export function centres(): Map<number, Point> {
  const { position } = book();
  if (!known.has(position)) known.set(position, walk(position));
  return known.get(position)!;
}

export const centre = (place: number): Point => centres().get(place) ?? [0, 0];

/** A hex around the origin, as the `points` of a polygon. */
export const hexagon = (width: number): string =>
  corners(width)
    .map((corner) => corner.join())
    .join(' ');

function corners(width: number): Point[] {
  const radius = width / Math.sqrt(3);
  return [90, 30, -30, -90, -150, 150].map((angle) => {
    const turn = (angle * Math.PI) / 180;
    return [round(radius * Math.cos(turn)), round(radius * Math.sin(turn))];
  });
}

const round = (number: number): number => Math.round(number * 100) / 100;

/** All hexes, edge to edge. */
export function extent(): Box {
  const all = [...centres().values()];
  const [left, right] = [Math.min(...all.map(([x]) => x)) - HALF, Math.max(...all.map(([x]) => x)) + HALF];
  const [top, bottom] = [Math.min(...all.map(([, y]) => y)) - RADIUS, Math.max(...all.map(([, y]) => y)) + RADIUS];
  return { left, top, width: right - left, height: bottom - top };
}

/** The line where the land of the topmost row meets the water, from left to right. */
export function coast(): Point[] {
  const { top } = extent();
  const row = [...centres().values()].filter(([, y]) => y - RADIUS < top + 1).sort(([a], [b]) => a - b);
  return row.flatMap(([x, y]): Point[] => [
    [x - HALF, y - RADIUS / 2],
    [x, y - RADIUS],
    [x + HALF, y - RADIUS / 2],
  ]);
}
