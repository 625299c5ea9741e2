/** The places of a zone as a view fills them, and what lies on them: moves, what a log line speaks of, a hint. */
import type { Wish } from '../board/game';
import type { GameEvent, Kind, Offer, Touch, Value, Zone } from '../protocol';
import { isOfPlayers, within, type Plan } from './layout';

export interface Place {
  /** Tells it from every other place of the board. */
  key: string;
  zone: Zone;
  /** Whose it is; null: it lies on the table. */
  seat: number | null;
  number: number;
  kind: Kind;
  value: unknown;
  /** How the part of the view that it belongs to is called. */
  part: string;
  /** Column and row; null where places have none. */
  at: [column: number, row: number] | null;
  /** How many there are of it. */
  count: number;
  /** What an action or event calls it: `tile:12`, `cell:3,-1`, `play.card:fool`, `do:draw`. */
  names: string[];
}

export type Fields = Record<string, unknown>;
type Found = Pick<Place, 'number' | 'kind' | 'value' | 'count'>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPair = (value: unknown): value is [number, number] => Array.isArray(value) && value.length === 2;

const spoken = new WeakMap<object, string[]>();

/** What an offer or event speaks of, by every name that a place may go by. */
export function namesIn(thing: Offer | GameEvent): string[] {
  const done = String('verb' in thing ? thing.verb : thing.event);
  const said = spoken.get(thing) ?? [
    `do:${done}`,
    ...Object.entries(thing).flatMap(([argument, value]) => namesOf(done, argument, value)),
  ];
  spoken.set(thing, said);
  return said;
}

function namesOf(done: string, argument: string, value: Value): string[] {
  const each = Array.isArray(value) ? value.map((one) => `#${one}`) : [];
  return [`:${String(value)}`, ...each].flatMap((which) => [`${argument}${which}`, `${done}.${argument}${which}`]);
}

/** Where a path leads in a view, and of what kind it is; null where nothing is there. `seat`: in whose part of it. */
function follow(plan: Plan, view: unknown, path: string[], seat: number | null): { kind: Kind; value: unknown } | null {
  let kind: Kind = plan.schema.view;
  let value = view;
  for (const name of path) {
    kind = within(kind);
    if (kind.kind === 'many' && seat !== null && Array.isArray(value)) [kind, value] = [kind.of, value[seat]];
    const part: Kind | undefined = kind.kind === 'parts' ? kind.parts.find((one) => one.name === name)?.of : undefined;
    if (!part || !isFields(value)) return null;
    [kind, value] = [part, value[name]];
  }
  return value === null || value === undefined ? null : { kind: within(kind), value };
}

/** The single things at the end of a path: of a list each, of a bag each word once. A counter and a pile are one thing. */
function* things(zone: Zone, kind: Kind, value: unknown): Iterable<Found> {
  const isPiles = zone.kind === 'deck' && kind.kind === 'many' && kind.of.kind === 'parts';
  const oneByOne = isPiles || (zone.kind !== 'deck' && zone.kind !== 'counters');
  if (oneByOne && kind.kind === 'many' && Array.isArray(value)) {
    for (const [number, one] of value.entries()) yield { number, kind: kind.of, value: one, count: 1 };
  } else if (oneByOne && kind.kind === 'bag' && Array.isArray(value)) {
    const { table, name } = kind;
    const word: Kind = name ? { kind: 'word', table, name } : { kind: 'word', table };
    for (const [number, one] of [...new Set(value)].entries()) {
      yield { number, kind: word, value: one, count: value.filter((other) => other === one).length };
    }
  } else {
    yield { number: 0, kind, value, count: 1 };
  }
}

function position(zone: Zone, { number, value }: Found): Place['at'] {
  if (zone.columns) return [number % zone.columns, Math.floor(number / zone.columns)];
  const at = zone.at && isFields(value) ? value[zone.at] : null;
  return isPair(at) ? at : null;
}

function names(zone: Zone, seat: number | null, { number, value }: Found, at: Place['at']): string[] {
  const said = zone.verbs.map((verb) => `do:${verb}`);
  for (const { argument, by, first, of } of zone.touched) {
    if (by === 'position' && at) said.push(`${argument}:${at.join()}`);
    if (by === 'number') said.push(`${argument}:${number + first}`);
    if (by === 'numbers') said.push(`${argument}#${number + first}`);
    if (by === 'seat') said.push(`${argument}:${seat}`);
    if (by === 'value') said.push(`${argument}:${String(of && isFields(value) ? value[of] : value)}`);
  }
  return said;
}

/** The places of a zone, in front of a player where it is one of theirs. */
export function placesOf(plan: Plan, zone: Zone, view: unknown, seat: number | null): Place[] {
  const owner = isOfPlayers(zone) ? seat : null;
  return zone.paths.flatMap((path) => {
    const found = follow(plan, view, path, owner);
    if (!found) return [];
    return [...things(zone, found.kind, found.value)].map((one) => {
      const at = position(zone, one);
      const key = `${path.join('.')}/${owner ?? ''}/${one.number}`;
      return { ...one, key, zone, seat: owner, part: path.at(-1)!, at, names: names(zone, owner, one, at) };
    });
  });
}

/** Cells that moves speak of and that the view knows nothing of: where the board would grow. */
export function growth(zone: Zone, known: Place[], offers: Offer[]): Place[] {
  const taken = new Set(known.map(({ at }) => at?.join()));
  const grown = new Map<string, Place>();
  for (const { argument, by } of zone.touched) {
    const [verb, name] = argument.includes('.') ? argument.split('.') : [null, argument];
    for (const offer of by === 'position' ? offers : []) {
      const at = offer[name ?? ''];
      if ((verb && offer.verb !== verb) || !isPair(at) || taken.has(at.join())) continue;
      const [key, said] = [`${zone.name}@${at.join()}`, [`${argument}:${at.join()}`]];
      grown.set(key, {
        key,
        zone,
        seat: null,
        number: -1,
        kind: { kind: 'flag' },
        value: null,
        part: zone.name,
        at,
        count: 1,
        names: said,
      });
    }
  }
  return [...grown.values()];
}

/** Whether an offer or event speaks of a place. Things in front of a player are their own, whoever else has the like. */
export function speaksOf(said: string[], place: Place, seat: number | null): boolean {
  if (!place.names.some((name) => said.includes(name))) return false;
  return place.seat === null || place.seat === seat || place.zone.touched.some(({ by }) => by === 'seat');
}

/** The moves that lie on a place. */
export const offersAt = (place: Place, offers: Offer[], seat: number | null): Offer[] =>
  offers.filter((offer) => speaksOf(namesIn(offer), place, seat));

/** The moves that somebody who points at a place may have in mind, legal or not. */
export function wishesAt(plan: Plan, place: Place): Wish[] {
  return place.zone.touched.flatMap((touch) => {
    const value = argumentAt(place, touch);
    if (value === null) return [];
    return plan.verbsOf(touch.argument).map((verb) => ({ verb, [touch.argument.split('.').at(-1)!]: value }));
  });
}

/** What an argument that names this place is; null where it takes two places, or the place has no such name. */
function argumentAt({ at, number, seat, value }: Place, { by, first, of }: Touch): Value {
  if (by === 'position') return at;
  if (by === 'number') return number < 0 ? null : number + first;
  if (by === 'seat') return seat;
  const held = of && isFields(value) ? value[of] : value;
  return by === 'value' && (typeof held === 'string' || typeof held === 'number' || isPair(held)) ? held : null;
}

/** All places of a board, with those where it would grow. */
export function allPlaces(plan: Plan, view: unknown, offers: Offer[]): Place[] {
  const seats = isFields(view) && Array.isArray(view.players) ? [...view.players.keys()] : [];
  const ofPlayers = plan.zones(true).flatMap((zone) => seats.flatMap((seat) => placesOf(plan, zone, view, seat)));
  const onTable = plan.zones(false).flatMap((zone) => {
    const known = placesOf(plan, zone, view, null);
    return [...known, ...growth(zone, known, offers)];
  });
  return [...ofPlayers, ...onTable];
}
