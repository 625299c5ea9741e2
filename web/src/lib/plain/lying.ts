/** What lies on a place now, and what pressing it does. */
import type { BoardProps } from '../game';
import { label } from '../i18n.svelte';
import type { Offer } from '../protocol';
import type { Plan } from './layout';
import { namesIn, offersAt, speaksOf, type Place } from './places';
import { placeWords } from './words';

export interface Lying {
  place: Place;
  offers: Offer[];
  /** What it is, in words. */
  words: string;
  /** What pressing it does, in words. */
  does: string;
  lit: boolean;
  hinted: boolean;
  /** Its moves are being chosen from. */
  chosen: boolean;
  press: () => void;
}

/** What a part of the board needs to draw its places. */
export interface Scene extends Pick<BoardProps<unknown>, 'view' | 'seat' | 'seats' | 'offers' | 'lit' | 'hint'> {
  plan: Plan;
  /** The place whose moves are being chosen from. */
  chosen: string | null;
  act: (offer: Offer) => void;
  choose: (place: Place | null) => void;
}

const SEAT = /^seat:(\d+)$/;

export function lyingOn(scene: Scene, place: Place): Lying {
  const { plan, seat, seats, lit, hint, chosen } = scene;
  const offers = offersAt(place, scene.offers, seat);
  const [only] = offers;
  const words = placeWords(plan, place, seats);
  const whose = lit.map((name) => SEAT.exec(name)?.[1]).find((number) => number !== undefined);
  const isChosen = chosen === place.key;
  return {
    place,
    offers,
    words,
    does: offers.length === 1 && only ? `${label(plan.game, only, seats)} (${words})` : words,
    lit: lit.length > 0 && speaksOf(lit, place, whose === undefined ? null : Number(whose)),
    hinted: hint !== null && offers.length > 0 && speaksOf(namesIn(hint), place, seat),
    chosen: isChosen,
    press: () => (offers.length === 1 && only ? scene.act(only) : scene.choose(isChosen ? null : place)),
  };
}
