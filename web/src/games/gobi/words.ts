/** What a tile says of itself, to the eye and to a screen reader. */
import { label, t } from '../../lib/i18n.svelte';
import { playerName } from '../../lib/players';
import type { Offer, Seat } from '../../lib/protocol';
import type { Tip } from '../../lib/tip.svelte';
import { owners } from './geometry';
import type { Spot } from './targets';
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
  const tribe = tribeName(view.tiles[tile]!.tribe);
  return { title: t('gobi-board-tile', { tribe, tile }), text: camelsOn(view, tile, seats) };
}

export function tileLabel(view: GobiView, tile: number, seats: Seat[]): string {
  const { title, text } = tileTip(view, tile, seats);
  return `${title}. ${text}`;
}

/** What pressing a spot does, and where that is. */
export function spotLabel(view: GobiView, spot: Spot, chosen: number | null, seats: Seat[]): string {
  const does = spotAction(spot, chosen, seats);
  return spot.tile === null ? does : `${does}. ${tileLabel(view, spot.tile, seats)}`;
}

function spotAction({ offers, tile }: Spot, chosen: number | null, seats: Seat[]): string {
  if (tile !== null && tile === chosen) return t('gobi-board-chosen-end', { tile });
  if (tile !== null && offers.length > 1) return t('gobi-board-choose-end', { tile });
  return label('gobi', offers[0] as Offer, seats);
}
