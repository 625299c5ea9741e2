/** What lies on a place now, and what pressing it does. */
import { says } from '../board/says';
import type { BoardProps } from '../board/game';
import { label } from '../words/moves';
import type { Offer } from '../protocol';
import type { Tip } from '../ui/tip.svelte';
import type { Plan } from './layout';
import { namesIn, offersAt, speaksOf, wishesAt, type Place } from './places';
import { placeWords } from './words';

export interface Lying {
  place: Place;
  offers: Offer[];
  /** What it is, in words. */
  words: string;
  /** What pressing it does, in words. */
  does: string;
  /** What the rules say of it: what its one move would do, or why none lies there. */
  hover: Tip;
  /** Others can be acted on now, and it cannot. */
  dim: boolean;
  lit: boolean;
  /** Others have changed it since the viewer's last move. */
  since: boolean;
  hinted: boolean;
  /** Its moves are being chosen from. */
  chosen: boolean;
  press: () => void;
}

/** What a part of the board needs to draw its places. */
export interface Scene extends Pick<
  BoardProps<unknown>,
  'game' | 'view' | 'seat' | 'seats' | 'offers' | 'lit' | 'since' | 'hint' | 'whyNot' | 'foresee'
> {
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
  const does = offers.length === 1 && only ? `${label(plan.game, only, seats)} (${words})` : words;
  // What lies in front of somebody else is theirs to play.
  const mine = seat !== null && (place.seat === null || place.seat === seat);
  const wishes = offers.length === 0 && mine ? wishesAt(plan, place) : [];
  return {
    place,
    offers,
    words,
    does,
    hover: offers.length > 0 ? says(scene, does, ...(offers.length === 1 ? offers : [])) : says(scene, null, ...wishes),
    dim: wishes.length > 0 && scene.offers.length > 0,
    lit: spokenOf(lit),
    since: spokenOf(since),
    hinted: hint !== null && offers.length > 0 && speaksOf(namesIn(hint), place, seat),
    chosen: isChosen,
    press: () => (offers.length === 1 && only ? scene.act(only) : scene.choose(isChosen ? null : place)),
  };
}
