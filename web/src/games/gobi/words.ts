/** What a tile says of itself, to the eye and to a screen reader, and what a move says that is played there. */
import { list, t, type Words } from '../../lib/words/i18n.svelte';
import { label } from '../../lib/words/moves';
import { playerName } from '../../lib/words/players';
import type { Offer, Seat, Value } from '../../lib/protocol';
import type { Tip } from '../../lib/ui/tip.svelte';
import { explained } from '../../lib/ways/reading.svelte';
import { owners } from './geometry';
import { routeOf, type Spot } from './targets';
import type { GobiView, Tribe } from './view';

export const tribeName = (tribe: Tribe): string => t(`gobi-tribe-${tribe}`);

function camelsOn(view: GobiView, tile: number, seats: Seat[]): string {
  const { camels } = view.tiles[tile]!;
  const said = owners(view.tiles[tile]!).map((seat) =>
    t('gobi-board-camels', { player: playerName(seat, seats), count: camels[seat] ?? 0 }),
  );
  return said.join(' · ') || t('gobi-board-no-camels');
}

export function tileTip(view: GobiView, tile: number, seats: Seat[]): Exclude<Tip, string | null> {
  const title = t('gobi-board-tile', { tribe: tribeName(view.tiles[tile]!.tribe) });
  return { title, text: camelsOn(view, tile, seats), rule: explained('gobi', 'gobi-board-tile') };
}

export const tileLabel = (view: GobiView, tile: number, seats: Seat[]): string =>
  `${placeName(view, tile)}. ${camelsOn(view, tile, seats)}`;

/** "beside Naran and Temur" */
function besides(view: GobiView, [column, row]: readonly [number, number]): string {
  const near = view.tiles.filter(({ cell: [x, y] }) => Math.abs(x - column) + Math.abs(y - row) === 1);
  return t('gobi-board-beside', { tribes: list(near.map(({ tribe }) => tribeName(tribe))) });
}

/** A tile by what one sees: "Naran (beside Temur and Sarnai)", or its tribe alone where there is no other of it. */
export function placeName(view: GobiView, tile: number): string {
  const { tribe, cell } = view.tiles[tile]!;
  if (view.tiles.filter((other) => other.tribe === tribe).length === 1) return tribeName(tribe);
  return t('gobi-board-place', { tribe: tribeName(tribe), beside: besides(view, cell) });
}

const isPair = (value: Value | undefined): value is [number, number] => Array.isArray(value) && value.length === 2;

/** Places by their looks instead of their numbers. */
export function wording(offer: Offer, view: GobiView): Words {
  if (isPair(offer.cell)) return { cell: besides(view, offer.cell) };
  if (typeof offer.tile === 'number' && view.tiles[offer.tile]) return { tile: placeName(view, offer.tile) };
  const route = routeOf(view, offer);
  if (!route) return {};
  const tribe = tribeName(view.tiles[route.ends[0]]!.tribe);
  return { ends: t('gobi-board-ends', { tribe, length: route.length }) };
}

/** What pressing something does. */
export const does = (view: GobiView, offer: Offer | undefined, seats: Seat[]): string =>
  offer ? label('gobi', offer, seats, wording(offer, view)) : '';

/** What pressing a spot does, and where that is. */
export function spotLabel(view: GobiView, spot: Spot, chosen: number | null, seats: Seat[]): string {
  const said = spotAction(view, spot, chosen, seats);
  return spot.tile === null ? said : `${said}. ${camelsOn(view, spot.tile, seats)}`;
}

function spotAction(view: GobiView, spot: Spot, chosen: number | null, seats: Seat[]): string {
  const { offers, tile, owner } = spot;
  if (tile === null || owner !== null || (offers.length === 1 && tile !== chosen)) return does(view, offers[0], seats);
  const words = { tile: placeName(view, tile) };
  const what = offers[0]?.verb === 'lift' ? 'camels' : 'end';
  return t(`gobi-board-${tile === chosen ? 'chosen' : 'choose'}-${what}`, words);
}
