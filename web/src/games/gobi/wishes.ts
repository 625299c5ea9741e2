/** Moves that people would try and that are not legal now: the rules say why not. */
import type { Wish } from '../../lib/board/game';
import type { Offer } from '../../lib/protocol';
import type { GobiView } from './view';

/** What is done with a tile in each phase that asks for one. */
const WITH_TILE: Partial<Record<GobiView['phase'], string>> = { camels: 'put', take: 'take', drop: 'drop' };

export function wishAt(view: GobiView, tile: number): Wish[] {
  const verb = WITH_TILE[view.phase];
  if (verb) return [{ verb, tile }];
  if (view.phase === 'lift') return [{ verb: 'lift', owner: view.turn, tile }];
  return view.phase === 'tile' ? [{ verb: 'place', cell: view.tiles[tile]!.cell }] : [];
}

/** In these phases a tile that is not offered stands back. */
export const asksForTile = (view: GobiView): boolean => view.phase in WITH_TILE || view.phase === 'lift';

/** Empty cells beside a tile where the tile in hand may not go. */
export function barred(view: GobiView, offers: Offer[]): [column: number, row: number][] {
  if (!offers.some((offer) => offer.verb === 'place')) return [];
  const known = new Set(view.tiles.map(({ cell }) => cell.join()));
  for (const { cell } of offers) if (Array.isArray(cell)) known.add(cell.join());
  const found = new Map<string, [number, number]>();
  for (const {
    cell: [x, y],
  } of view.tiles) {
    for (const near of [
      [x + 1, y],
      [x - 1, y],
      [x, y + 1],
      [x, y - 1],
    ] as [number, number][]) {
      if (!known.has(near.join())) found.set(near.join(), near);
    }
  }
  return [...found.values()];
}
