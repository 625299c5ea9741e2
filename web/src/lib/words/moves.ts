/** What a move does and what happened, in words: labels of buttons, lines of the log. */
import type { FluentVariable } from '@fluent/bundle';
import type { GameEvent, Offer, Seat, Value } from '../protocol';
import { has, missing, name, t, tidy, whole, type Words } from './i18n.svelte';
import { playerName } from './players';

/** What an offer or event carries beside its arguments. */
const NOT_ARGUMENTS = new Set(['action', 'verb', 'text', 'reveals', 'event']);
const SEATS = new Set(['seat', 'owner']);

function word(game: string, argument: string, value: Value, seats: Seat[]): FluentVariable {
  if (SEATS.has(argument) && typeof value === 'number') return playerName(value, seats);
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return value.join(', ');
  // What a seat may not know: "a card".
  if (value === null) return has(`${game}-${argument}-unknown`) ? t(`${game}-${argument}-unknown`) : '';
  return name(game, argument, String(value));
}

/** The arguments of an offer or event as people read them: seats by name, things by their word, cells as "3, -1". */
export function words(game: string, thing: Offer | GameEvent, seats: Seat[]): Words {
  const said: Words = {};
  for (const [argument, value] of Object.entries(thing)) {
    if (!NOT_ARGUMENTS.has(argument)) said[argument] = word(game, argument, value, seats);
  }
  if (typeof thing.seat === 'number') said.player = playerName(thing.seat, seats);
  return said;
}

/** The message with its arguments; where it has not all that it says, its name and they: "Ada: Play · Seven". */
function sentence(id: string, said: Words, called: string | null = null): string {
  const words = whole(id, said);
  if (words !== null) return words;
  const { player, seat: _, ...rest } = said;
  const name = called ?? missing(id);
  const done = [name, ...Object.values(rest).map((one) => (typeof one === 'string' ? tidy(one) : one))].join(' · ');
  return player === undefined ? done : `${player}: ${done}`;
}

/** What an offer does, in a few words: the label of its button or target. `more`: what the game knows beside the offer. */
export const label = (game: string, offer: Offer, seats: Seat[], more: Words = {}): string =>
  sentence(`${game}-action-${offer.verb}`, { ...words(game, offer, seats), ...more }, whole(`${game}-verb-${offer.verb}`));

/** A line of the log. */
export const logLine = (game: string, event: GameEvent, seats: Seat[]): string =>
  sentence(`${game}-event-${event.event}`, words(game, event, seats));
