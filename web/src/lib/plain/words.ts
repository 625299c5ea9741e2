/** A view in words: from the game's catalogue where it has them, else the names themselves, tidied. */
import { givenName } from '../data/components.svelte';
import { has, t, tidy } from '../words/i18n.svelte';
import { playerName } from '../words/players';
import type { Kind, Seat } from '../protocol';
import { within, type Plan } from './layout';
import { isFields, type Place } from './places';

const NOTHING = '–';

/** What a part of a view or a zone is called: `draw_pile` by `nim-view-draw_pile`, or "Draw pile". */
export function heading(game: string, name: string): string {
  const message = `${game}-view-${name}`;
  return has(message) ? t(message) : tidy(name);
}

const isScalar = (kind: Kind): boolean => {
  const { kind: what } = within(kind);
  return what !== 'parts' && what !== 'each' && what !== 'many' && what !== 'bag' && what !== 'tally';
};

/** Whether a kind has a line of its own at most: what tables have in their cells. */
export const isShort = (kind: Kind): boolean => {
  const inner = within(kind);
  if (inner.kind === 'many') return isScalar(inner.of);
  if (inner.kind === 'parts') return inner.parts.every(({ of }) => isScalar(of)) && inner.parts.length <= 3;
  if (inner.kind === 'each') return isScalar(inner.of);
  return true;
};

/** A word of a list: by what such words are called, as its data file says, or itself. */
function wordOf(plan: Plan, of: { table: number; name?: string }, part: string, word: string): string {
  const kinds = [...(of.name ? [of.name.toLowerCase()] : []), part, ...plan.callings(of.table, word)];
  const known = kinds.find((kind) => has(`${plan.game}-${kind}-${word}`));
  return known ? t(`${plan.game}-${known}-${word}`) : (givenName(plan.game, word) ?? tidy(word));
}

/** An entry is in no list of words. */
const ENTRY = { table: -1 };

/** An entry of a table: what it calls itself, or all it says. */
function entryOf(plan: Plan, part: string, entry: unknown): string {
  if (isFields(entry)) {
    const own = entry.id ?? entry.name;
    if (typeof own === 'string') return wordOf(plan, ENTRY, part, own);
    return Object.entries(entry)
      .map(([name, value]) => `${heading(plan.game, name)} ${entryOf(plan, name, value)}`)
      .join(', ');
  }
  if (Array.isArray(entry)) return entry.map((one) => entryOf(plan, part, one)).join(', ');
  return typeof entry === 'string' ? wordOf(plan, ENTRY, part, entry) : String(entry ?? NOTHING);
}

/** "Tea × 2" for each of a bag. */
export function counted(all: unknown[]): [one: unknown, count: number][] {
  return [...new Set(all)].map((one) => [one, all.filter((other) => other === one).length]);
}

export const times = (words: string, count: number): string => (count > 1 ? `${words} × ${count}` : words);

/** A value of a view, all of it in one line. */
export function spell(plan: Plan, kind: Kind, part: string, value: unknown, seats: Seat[]): string {
  const list = (all: string[]): string => all.filter(Boolean).join(', ') || NOTHING;
  if (value === null || value === undefined) {
    const unknown = `${plan.game}-${part}-unknown`;
    return has(unknown) ? t(unknown) : NOTHING;
  }
  switch (kind.kind) {
    case 'maybe':
      return spell(plan, kind.of, part, value, seats);
    case 'flag':
      return t(value ? 'plain-yes' : 'plain-no');
    case 'number':
      return plan.isSeat(part) ? playerName(Number(value), seats) : String(value);
    case 'pair':
      return (value as number[]).join(', ');
    case 'word':
      return wordOf(plan, kind, part, String(value));
    case 'entry':
      return entryOf(plan, part, value);
    case 'parts':
      return list(kind.parts.map(({ name, of }) => said(plan, of, name, (value as Record<string, unknown>)[name], seats)));
    case 'many':
      return list(
        (value as unknown[]).map((one, at) => {
          const words = spell(plan, kind.of, part, one, seats);
          return plan.isSeat(part) && kind.of.kind !== 'number' ? `${playerName(at, seats)} ${words}` : words;
        }),
      );
    case 'bag':
      return list(counted(value as unknown[]).map(([one, n]) => times(wordOf(plan, kind, part, String(one)), n)));
    case 'tally':
    case 'each': {
      const of: Kind = kind.kind === 'each' ? kind.of : { kind: 'count' };
      return list(
        Object.entries(value as Record<string, unknown>).map(
          ([word, one]) => `${wordOf(plan, kind, part, word)} ${spell(plan, of, word, one, seats)}`,
        ),
      );
    }
    default:
      return String(value);
  }
}

/** A part within a line: a word speaks for itself, a number needs its name. */
function said(plan: Plan, kind: Kind, name: string, value: unknown, seats: Seat[]): string {
  if (value === null || value === undefined || value === false) return '';
  const inner = within(kind).kind;
  if (inner === 'flag') return heading(plan.game, name);
  const words = spell(plan, kind, name, value, seats);
  return inner === 'word' || inner === 'entry' || words === NOTHING
    ? words.replace(NOTHING, '')
    : `${heading(plan.game, name)} ${words}`;
}

/** What lies on a place, as a screen reader says it. */
export function placeWords(plan: Plan, place: Place, seats: Seat[]): string {
  const { zone, number, at } = place;
  const name = heading(plan.game, zone.kind === 'counters' ? place.part : zone.name);
  const which = at ? at.join(', ') : zone.touched.some(({ by }) => by === 'number') ? number : '';
  const what = place.number < 0 ? '' : times(spell(plan, place.kind, place.part, place.value, seats), place.count);
  return [`${name} ${which}`.trim(), what].filter(Boolean).join(': ');
}
