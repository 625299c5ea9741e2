/** Where things lie in the desert's own coordinates: tiles 100 units wide, cells 104 apart, cell 0, 0 at the origin. */
import type { Box, Point } from '../../lib/board/space';
import type { GobiView, Tile } from './view';

export const TILE = 100;
export const PITCH = 104;
export const CAMEL = 60;

export const centre = ([column, row]: readonly [number, number]): Point => [column * PITCH, row * PITCH];

export const tileCentre = (view: GobiView, tile: number): Point => centre(view.tiles[tile]?.cell ?? [0, 0]);

/** The desert and a ring of cells around it, where the next tile may come: none once all have. */
export function bounds({ tiles, phase }: GobiView): Box {
  const ring = phase === 'over' ? 0.25 : 1;
  const columns = tiles.map((tile) => tile.cell[0]);
  const rows = tiles.map((tile) => tile.cell[1]);
  const [west, east] = [Math.min(0, ...columns), Math.max(0, ...columns)];
  const [north, south] = [Math.min(0, ...rows), Math.max(0, ...rows)];
  return {
    left: (west - ring - 0.5) * PITCH,
    top: (north - ring - 0.5) * PITCH,
    width: (east - west + 1 + 2 * ring) * PITCH,
    height: (south - north + 1 + 2 * ring) * PITCH,
  };
}

/** A place for one player's camels on a tile, relative to the tile's centre. */
export interface Slot {
  x: number;
  y: number;
  scale: number;
}

/** Camels stand below the emblem; the more players share a tile, the smaller they stand. */
const SLOTS: Slot[][] = [
  [{ x: 0, y: 20, scale: 0.98 }],
  [
    { x: -23.5, y: 22, scale: 0.78 },
    { x: 23.5, y: 22, scale: 0.78 },
  ],
  [
    { x: 0, y: 1, scale: 0.7 },
    { x: -23.5, y: 31, scale: 0.7 },
    { x: 23.5, y: 31, scale: 0.7 },
  ],
  [
    { x: -23.5, y: 0, scale: 0.7 },
    { x: 23.5, y: 0, scale: 0.7 },
    { x: -23.5, y: 31, scale: 0.7 },
    { x: 23.5, y: 31, scale: 0.7 },
  ],
];

/** The emblem's place by the number of players on the tile: in the middle of an empty one, else above the camels. */
const EMBLEMS: Slot[] = [
  { x: 0, y: 0, scale: 1.35 },
  { x: 0, y: -25, scale: 0.84 },
  { x: 0, y: -24, scale: 0.88 },
  { x: 0, y: -32, scale: 0.6 },
  { x: 0, y: -32, scale: 0.6 },
];

/** The camels that stand on each tile: one that China has lifted is in the air. */
export function standing(view: GobiView, number: number): Tile {
  const tile = view.tiles[number]!;
  const { lifted } = view;
  if (lifted?.tile !== number) return tile;
  return { ...tile, camels: tile.camels.map((count, seat) => count - (seat === lifted.seat ? 1 : 0)) };
}

export const owners = (tile: Tile): number[] => tile.camels.flatMap((count, seat) => (count > 0 ? [seat] : []));

export const emblemSlot = (tile: Tile): Slot => EMBLEMS[owners(tile).length] ?? EMBLEMS[0]!;

/** Where the camels of `seat` stand on the tile, or would stand if it has none there. */
export function camelSlot(tile: Tile, seat: number): Slot {
  const present = owners(tile);
  const place = present.indexOf(seat);
  return SLOTS[present.length - 1]?.[place] ?? SLOTS[0]![0]!;
}

/** A line through the middles of these tiles, as the `d` of a path. */
export const pathThrough = (view: GobiView, tiles: number[]): string =>
  tiles.map((tile, step) => `${step ? 'L' : 'M'}${tileCentre(view, tile).join(' ')}`).join('');
