/** What is asked, in the game's words where the view and the offers have all that these speak of; else what can be done. */
import { choosing, either, tidy, whole } from '../words/i18n.svelte';
import { words } from '../words/moves';
import type { Offer, PartsKind, Seat } from '../protocol';
import { within, type Plan } from './layout';
import { isFields, type Fields } from './places';
import { spell } from './words';

type Args = Record<string, number | string>;

export function prompt(plan: Plan, view: Fields, offers: Offer[], seats: Seat[]): [id: string, args: Args] {
  const id = `${plan.game}-prompt-${String(view.phase ?? '')}`;
  const by = choosing(id);
  const args = { ...shared(plan.game, offers, seats), ...told(plan, plan.schema.view, view, by, seats) };
  const known = [...by].every((name) => name in args) && whole(id, args) !== null;
  if (known || offers.length === 0) return [id, args];
  const verbs = [...new Set(offers.map(({ verb }) => verb))];
  return ['plain-asked', { moves: either(verbs.map((verb) => called(plan.game, verb))) }];
}

const called = (game: string, verb: string): string =>
  whole(`${game}-verb-${verb}`) ?? whole(`${game}-action-${verb}`) ?? tidy(verb);

/** What is the same in all offers, in words. */
function shared(game: string, offers: Offer[], seats: Seat[]): Args {
  const [first = {}, ...others] = offers.map((offer) => words(game, offer, seats) as Args);
  return Object.fromEntries(Object.entries(first).filter(([name, one]) => others.every((other) => other[name] === one)));
}

/**
 * The numbers and words of a view, of lists how long they are: those by which a message chooses its words as they are. What
 * lies deeper in the view gives way to what has the same name further up.
 */
function told(plan: Plan, { parts }: PartsKind, view: Fields, by: Set<string>, seats: Seat[]): Args {
  const known = parts
    .map(({ name, of }) => ({ name, kind: within(of), value: view[name] }))
    .filter(({ value }) => value !== null && value !== undefined);
  const found: Args = {};
  for (const { kind, value } of known) {
    if (kind.kind === 'parts' && isFields(value)) Object.assign(found, told(plan, kind, value, by, seats));
  }
  for (const { name, kind, value } of known) {
    const plain = typeof value === 'number' || typeof value === 'string' ? value : null;
    if (kind.kind === 'flag') found[name] = value ? 'yes' : 'no';
    else if ((kind.kind === 'many' || kind.kind === 'bag') && Array.isArray(value)) found[name] = value.length;
    else if (plain !== null && (by.has(name) || (typeof plain === 'number' && !plan.isSeat(name)))) found[name] = plain;
    else if (['number', 'word', 'entry', 'pair'].includes(kind.kind)) found[name] = spell(plan, kind, name, value, seats);
  }
  return found;
}
