/** The place whose several moves are being chosen from; it holds only as long as the offers that it was chosen from. */
import type { BoardProps } from '../board/game';
import type { Offer } from '../protocol';
import type { Plan } from './layout';
import type { Scene } from './lying';
import { offersAt, type Place } from './places';

export class Choice {
  #picked = $state.raw<{ place: Place; from: Offer[] } | null>(null);

  at(offers: Offer[]): Place | null {
    return this.#picked?.from === offers ? this.#picked.place : null;
  }

  /** What the places of a board are drawn from. */
  scene({ act, ...props }: BoardProps<unknown>, plan: Plan): Scene {
    return {
      ...props,
      plan,
      chosen: this.at(props.offers)?.key ?? null,
      act: (offer) => void act(offer),
      choose: (place) => (this.#picked = place && { place, from: props.offers }),
    };
  }

  /** The moves to choose from; none while nothing is chosen. */
  moves({ offers, seat }: Pick<BoardProps<unknown>, 'offers' | 'seat'>): Offer[] {
    const place = this.at(offers);
    return place ? offersAt(place, offers, seat) : [];
  }

  /** Lets it go; whoever went there by keyboard is back at the place. */
  close(): void {
    const key = this.#picked?.place.key;
    this.#picked = null;
    if (key) document.querySelector<HTMLElement>(`[data-target="${CSS.escape(key)}"]`)?.focus();
  }
}
