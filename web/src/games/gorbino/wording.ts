/** What the label of an offer says beyond the offer's own arguments. */
import type { Words } from '../../lib/words/i18n.svelte';
import type { Offer } from '../../lib/protocol';
import { firstEffect } from './data';
import type { GorbinoView } from './view';

export function wording(offer: Offer, view: GorbinoView): Words {
  const loan = offer.verb === 'borrow' && firstEffect(view.card, 'loan')?.options[Number(offer.option) - 1];
  return loan ? { ...loan } : { phase: view.phase };
}
