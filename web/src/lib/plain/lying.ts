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
  /** Others have changed it since the viewer's last move. */
  since: boolean;
  hinted: boolean;
  /** Its moves are being chosen from. */
  chosen: boolean;
  press: () => void;
}

/** What a part of the board needs to draw its places. */
export interface Scene extends Pick<BoardProps<unknown>, 'view' | 'seat' | 'seats' | 'offers' | 'lit' | 'since' | 'hint'> {
  plan: Plan;
  /** The place whose moves are being chosen from. */
  chosen: string | null;
  act: (offer: Offer) => void;
  choose: (place: Place | null) => void;
}

const SEAT = /^seat:(\d+)$/;

/** The seats that are spoken of. */
const seatsIn = (said: string[]): number[] => said.flatMap((name) => SEAT.exec(name)?.[1] ?? []).map(Number);

export function lyingOn(scene: Scene, place: Place): Lying {
  const { plan, seat, seats, lit, since, hint, chosen } = scene;
  const offers = offersAt(place, scene.offers, seat);
  const [only] = offers;
  const words = placeWords(plan, place, seats);
  const spokenOf = (said: string[]): boolean =>
    said.length > 0 && [null, ...seatsIn(said)].some((one) => speaksOf(said, place, one));
  const isChosen = chosen === place.key;
  return {
    place,
    offers,
    words,
    does: offers.length === 1 && only ? `${label(plan.game, only, seats)} (${words})` : words,
    lit: spokenOf(lit),
    since: spokenOf(since),
    hinted: hint !== null && offers.length > 0 && speaksOf(namesIn(hint), place, seat),
    chosen: isChosen,
    press: () => (offers.length === 1 && only ? scene.act(only) : scene.choose(isChosen ? null : place)),
  };
}
