/** Moves to choose from, set in order: verb by verb, and many of one verb by what they differ in. */
import { described } from '../data/components.svelte';
import { words } from '../words/moves';
import type { Offer, Seat, Value } from '../protocol';

interface Move {
  offer: Offer;
  /** What tells it from the others of its row. */
  short: string;
}

export interface Sort {
  verb: string;
  /** They are so few that each is told in full words. */
  inFull: boolean;
  /** Those that have the first thing in common in which they differ; one row without a head where they differ in one. */
  rows: { head: string; moves: Move[] }[];
}

/** Moves of one verb that are told in full words. */
const MOST_IN_FULL = 6;

export function sorted(game: string, offers: Offer[], seats: Seat[]): Sort[] {
  const verbs = Object.entries(Object.groupBy(offers, (offer) => offer.verb)) as [string, Offer[]][];
  return verbs.map(([verb, some]) => ({
    verb,
    inFull: some.length <= MOST_IN_FULL,
    rows: some.length <= MOST_IN_FULL ? [{ head: '', moves: some.map(bare) }] : inRows(game, some, seats),
  }));
}

const bare = (offer: Offer): Move => ({ offer, short: '' });

function inRows(game: string, offers: Offer[], seats: Seat[]): Sort['rows'] {
  const said = offers.map((offer) => {
    const { player: _, ...rest } = words(game, offer, seats);
    return { offer, rest };
  });
  const differing = Object.keys(said[0]!.rest).filter((one) => new Set(said.map(({ rest }) => rest[one])).size > 1);
  const [first, ...others] = differing;
  const short = (rest: (typeof said)[number]['rest'], which: string[]): string => which.map((one) => rest[one]).join(' · ');
  if (first === undefined || others.length === 0 || new Set(said.map(({ rest }) => rest[first])).size === offers.length) {
    return [{ head: '', moves: said.map(({ offer, rest }) => ({ offer, short: short(rest, differing) })) }];
  }
  const rows = [...Map.groupBy(said, ({ rest }) => String(rest[first]))];
  const place = placeAmong(
    game,
    rows.map(([, [move]]) => move!.offer[first]!),
  );
  rows.sort(([, [one]], [, [other]]) => place(one!.offer[first]!) - place(other!.offer[first]!));
  return rows.map(([head, moves]) => ({
    head,
    moves: moves.map(({ offer, rest }) => ({ offer, short: short(rest, others) })),
  }));
}

/** Where each of these values comes: numbers as they are counted, words as the game lists them; so rows stay where they were. */
function placeAmong(game: string, values: Value[]): (value: Value) => number {
  const { tables } = described(game).view;
  const table = tables.find((each) => values.every((value) => each.includes(value))) ?? [];
  return (value) => (typeof value === 'number' ? value : table.indexOf(value));
}
