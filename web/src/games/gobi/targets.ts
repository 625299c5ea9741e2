/** What offers and events speak of, and where the legal moves lie on the board. */
import type { Point } from '../../lib/board/space';
import type { Target } from '../../lib/board/targets';
import type { GameEvent, Offer, Value } from '../../lib/protocol';
import { CAMEL, TILE, camelSlot, centre, tileCentre } from './geometry';
import type { GobiView, Route } from './view';

const TILE_FIELDS = ['tile', 'from', 'to'];

const isOffer = (thing: GameEvent | Offer): thing is Offer => 'verb' in thing;

/** `tile:12`, `cell:3,-1`, `deck:2`, `coffee`, `gift:china`, `seat:1`: the parts of the board to light up. */
export function targets(thing: GameEvent | Offer): string[] {
  const name = isOffer(thing) ? thing.verb : thing.event;
  const tiles = TILE_FIELDS.map((field) => thing[field]).filter((value) => typeof value === 'number');
  const found = [...tiles, ...(Array.isArray(thing.ends) ? thing.ends : [])].map((tile) => `tile:${tile}`);
  if (Array.isArray(thing.cell) && !tiles.length) found.push(`cell:${thing.cell.join()}`);
  if (typeof thing.deck === 'number') found.push(`deck:${thing.deck}`);
  if (name === 'use') found.push(`gift:${thing.gift}`);
  if (name === 'coffee') found.push('coffee');
  if (!isOffer(thing) && typeof thing.seat === 'number') found.push(`seat:${thing.seat}`);
  return found;
}

/** A place in the desert that can be pressed now. Of its moves one is played at once, several ask for the other end. */
export interface Spot extends Target {
  shape: 'cell' | 'tile' | 'camel';
  tile: number | null;
  /** Whose camels, where they and not the tile are meant. */
  owner: number | null;
}

const isTile = (value: Value | undefined): value is number => typeof value === 'number';
const ends = (offer: Offer): number[] => (Array.isArray(offer.ends) ? offer.ends : []);

/** The places where `offers` are played in the desert. `chosen`: one end of a route that has been picked. */
export function spots(view: GobiView, offers: Offer[], chosen: number | null): Spot[] {
  const found = new Map<string, Spot>();
  const add = (spot: Omit<Spot, 'offers'>, offer: Offer): void => {
    const known = found.get(spot.key);
    if (known) known.offers.push(offer);
    else found.set(spot.key, { ...spot, offers: [offer] });
  };
  const addTile = (tile: number, offer: Offer): void =>
    add({ key: `tile:${tile}`, shape: 'tile', at: tileCentre(view, tile), size: TILE, tile, owner: null }, offer);

  for (const offer of offers) {
    if (offer.verb === 'place' && Array.isArray(offer.cell)) {
      const [column = 0, row = 0] = offer.cell;
      const at = centre([column, row]);
      add({ key: `cell:${column},${row}`, shape: 'cell', at, size: TILE, tile: null, owner: null }, offer);
    } else if (offer.verb === 'lift' && isTile(offer.tile) && isTile(offer.owner)) {
      add(camelSpot(view, offer.tile, offer.owner), offer);
    } else if (offer.verb === 'reunite') {
      if (chosen === null || ends(offer).includes(chosen)) ends(offer).forEach((end) => addTile(end, offer));
    } else if (isTile(offer.tile)) {
      addTile(offer.tile, offer);
    }
  }
  return [...found.values()];
}

function camelSpot(view: GobiView, tile: number, owner: number): Omit<Spot, 'offers'> {
  const [x, y] = tileCentre(view, tile);
  const slot = camelSlot(view.tiles[tile]!, owner);
  const at: Point = [x + slot.x, y + slot.y];
  return { key: `camel:${tile}:${owner}`, shape: 'camel', at, size: CAMEL * slot.scale, tile, owner };
}

/** The key of the spots that an offer is played on, for a hint. */
export function keysOf(offer: Offer | null): string[] {
  if (!offer) return [];
  return offer.verb === 'lift' ? [`camel:${offer.tile}:${offer.owner}`] : targets(offer);
}

/** The route that a `reunite` resolves; none for other moves. */
export const routeOf = (view: GobiView, offer: Offer): Route | undefined =>
  view.routes.find((route) => route.ends.join() === ends(offer).join());

/** Where in the desert a key of a target lies; nowhere for what is not in the desert. */
export function placeOf(view: GobiView, key: string): Point[] {
  const [what, where = ''] = key.split(':');
  if (what === 'cell') {
    const [column = 0, row = 0] = where.split(',').map(Number);
    return [centre([column, row])];
  }
  const known = (what === 'tile' || what === 'camel') && view.tiles[Number(where)];
  return known ? [tileCentre(view, Number(where))] : [];
}
