/** What is asked now, with what follows from the answers. */
import { either } from '../../lib/words/i18n.svelte';
import type { Offer } from '../../lib/protocol';
import { figures, name, type Card } from './gifts';
import type { GobiView } from './view';
import { placeName } from './words';

type Asked = [id: string, args: Record<string, number | string>];

export function prompt(view: GobiView, offers: Offer[]): Asked {
  const offered = (verb: string): boolean => offers.some((offer) => offer.verb === verb);
  const gifts = offers.filter((offer) => offer.verb === 'use').map((offer) => name(offer.gift as Card));
  const args = {
    fits: offered('place') ? 'yes' : 'no',
    gifts: either(gifts) || 'none',
    left: view.camels_left,
    kind: offered('no_camel') ? 'discard' : view.placed === null ? 'cotton' : 'silk',
    due: view.due.length,
    place: view.due.length ? placeName(view, view.due.at(-1)!) : '',
    steps: figures().steps,
    routes: view.routes.length,
    reward: offered('coffee') ? 'coffee' : offered('nothing') ? 'nothing' : offered('use') ? 'tea' : 'gift',
    length: view.route_length,
    needed: figures().coffee_route,
  };
  return [`gobi-prompt-${view.phase}`, args];
}
