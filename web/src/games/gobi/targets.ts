/** What offers and events speak of, and where the legal moves lie on the board. */
import type { Point } from '../../lib/board/space';
import type { Target } from '../../lib/board/targets';
import type { GameEvent, Offer, Value } from '../../lib/protocol';
import { CAMEL, TILE, camelSlot, centre, owners, tileCentre } from './geometry';
import type { GobiView, Route } from './view';

const isOffer = (thing: GameEvent | Offer): thing is Offer => 'verb' in thing;
const isNumber = (value: Value | undefined): value is number => typeof value === 'number';
const numbers = (value: Value | undefined): number[] => (Array.isArray(value) ? (value as number[]) : []);
const ends = (offer: Offer): number[] => numbers(offer.ends);

/**
 * The parts of the board to light up: `tile:12`, `camel:12:0` (whose), `cell:3,-1`, `route:2,7`, `deck:2`, `coffee`, `hand`,
 * `gift:china`, and with the seat that has it `drawn:1`, `gift:1:china`, `reserve:1`, `stack:1`, `coffees:1`, `discards:1`,
 * `seat:1`.
 */
export const targets = (thing: GameEvent | Offer): string[] => (isOffer(thing) ? ofOffer(thing) : ofEvent(thing));

function ofOffer(offer: Offer): string[] {
  const found = [offer.tile, ...ends(offer)].filter(isNumber).map((tile) => `tile:${tile}`);
  if (ends(offer).length) found.push(`route:${ends(offer).join()}`);
  if (isNumber(offer.owner)) found.push(`camel:${offer.tile}:${offer.owner}`);
  if (offer.verb === 'place') found.push(`cell:${numbers(offer.cell).join()}`);
  if (offer.verb === 'place' || offer.verb === 'discard') found.push('hand');
  if (offer.verb === 'gift') found.push(`deck:${offer.deck}`);
  if (offer.verb === 'use') found.push(`gift:${offer.gift}`);
  if (offer.verb === 'coffee') found.push('coffee');
  return found;
}

function ofEvent(event: GameEvent): string[] {
  const { seat, tile, owner, deck, gift } = event;
  const way = numbers(event.way).map((at) => `tile:${at}`);
  const who = [seat, owner].filter(isNumber).map((one) => `seat:${one}`);
  switch (event.event) {
    case 'draw':
      return [`stack:${seat}`, `drawn:${seat}`, ...who];
    case 'place':
      return [`tile:${tile}`, ...who];
    case 'discard':
      return [`discards:${seat}`, ...who];
    case 'use':
      return [`gift:${seat}:${gift}`, ...who];
    case 'put':
      return [`camel:${tile}:${seat}`, `reserve:${seat}`, ...who];
    case 'take':
      return [`tile:${tile}`, `reserve:${seat}`, ...who];
    case 'move':
      return [...way, `camel:${numbers(event.way)[1]}:${owner}`, ...who];
    case 'reunite':
      return [...way, `reserve:${seat}`, ...who];
    case 'gift':
      return [`deck:${deck}`, `gift:${seat}:${gift}`, ...who];
    case 'reveal':
      return [`deck:${deck}`];
    case 'coffee':
      return ['coffee', `coffees:${seat}`, ...who];
    default:
      return who;
  }
}

/** A place in the desert that can be pressed now. Of its moves one is played at once, several ask which. */
export interface Spot extends Target {
  shape: 'cell' | 'tile' | 'camel';
  tile: number | null;
  /** Whose camels, where they and not the tile are meant. */
  owner: number | null;
}

/** Camels of several players on one tile, far enough apart to be touched, in pixels. */
const APART = 52;

/**
 * The places where `offers` are played in the desert. `chosen`: a tile that has been picked where several moves meet, one end of
 * a route or camels of several players; these then stand apart, whatever the zoom.
 */
export function spots(view: GobiView, offers: Offer[], chosen: number | null, zoom: number): Spot[] {
  const found = new Map<string, Spot>();
  const add = (spot: Omit<Spot, 'offers'>, offer: Offer): void => {
    const known = found.get(spot.key);
    if (known) known.offers.push(offer);
    else found.set(spot.key, { ...spot, offers: [offer] });
  };
  const addTile = (tile: number, offer: Offer): void =>
    add({ key: `tile:${tile}`, shape: 'tile', at: tileCentre(view, tile), size: TILE, tile, owner: null }, offer);

  for (const offer of offers) {
    if (offer.verb === 'place') {
      const [column = 0, row = 0] = numbers(offer.cell);
      const at = centre([column, row]);
      add({ key: `cell:${column},${row}`, shape: 'cell', at, size: TILE, tile: null, owner: null }, offer);
    } else if (offer.verb === 'lift' && isNumber(offer.tile) && isNumber(offer.owner)) {
      const shared = owners(view.tiles[offer.tile]!).length > 1;
      if (!shared || offer.tile === chosen) add(camelSpot(view, offer.tile, offer.owner, zoom), offer);
      if (shared && (chosen === null || offer.tile === chosen)) addTile(offer.tile, offer);
    } else if (offer.verb === 'reunite') {
      if (chosen === null || ends(offer).includes(chosen)) ends(offer).forEach((end) => addTile(end, offer));
    } else if (isNumber(offer.tile)) {
      addTile(offer.tile, offer);
    }
  }
  return [...found.values()];
}

/** Where a player's camels are pressed: the tile's only ones anywhere on it, those of several in a row over it. */
function camelSpot(view: GobiView, tile: number, owner: number, zoom: number): Omit<Spot, 'offers'> {
  const [x, y] = tileCentre(view, tile);
  const here = view.tiles[tile]!;
  const all = owners(here);
  const key = `camel:${tile}:${owner}`;
  if (all.length === 1) {
    const slot = camelSlot(here, owner);
    return { key, shape: 'camel', at: [x + slot.x, y + slot.y], size: CAMEL * slot.scale, tile, owner };
  }
  const step = Math.max(CAMEL, APART / zoom);
  const at: Point = [x + (all.indexOf(owner) - (all.length - 1) / 2) * step, y - Math.max(TILE, step) * 0.9];
  return { key, shape: 'camel', at, size: step * 0.94, tile, owner };
}

/** The route that a `reunite` resolves; none for other moves. */
export const routeOf = (view: GobiView, offer: Offer): Route | undefined =>
  view.routes.find((route) => route.ends.join() === ends(offer).join());

/** The routes that keys of targets name. */
export const routesIn = (view: GobiView, keys: string[]): Route[] =>
  view.routes.filter((route) => keys.includes(`route:${route.ends.join()}`));

/** Where in the desert the tiles and cells among these keys lie. */
export function placesOf(view: GobiView, keys: string[]): Point[] {
  const tiles = new Set(keys.flatMap((key) => tileIn(view, key)));
  const cells = keys.filter((key) => key.startsWith('cell:')).map((key) => key.slice(5).split(',').map(Number));
  return [...[...tiles].map((tile) => tileCentre(view, tile)), ...cells.map(([column = 0, row = 0]) => centre([column, row]))];
}

/** The tile that a key speaks of: of `camel:` one that has left it, since what stands there is marked itself. */
function tileIn(view: GobiView, key: string): number[] {
  const [what, where, whose] = key.split(':');
  const tile = view.tiles[Number(where)];
  if (!tile || (what !== 'tile' && what !== 'camel')) return [];
  return what === 'camel' && tile.camels[Number(whose)] ? [] : [Number(where)];
}

/** Where the camels among these keys stand. */
export function camelsOf(view: GobiView, keys: string[]): Point[] {
  const all = new Set(keys.filter((key) => key.startsWith('camel:')));
  return [...all].flatMap((key): Point[] => {
    const [, where, whose] = key.split(':').map(Number);
    const tile = view.tiles[where ?? -1];
    if (!tile?.camels[whose ?? -1]) return [];
    const [x, y] = tileCentre(view, where!);
    const slot = camelSlot(tile, whose!);
    return [[x + slot.x, y + slot.y]];
  });
}
