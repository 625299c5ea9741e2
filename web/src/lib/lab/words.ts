/** What the lab says: numbers of a data file by name, figures as people of a language read them. */
import { givenName } from '../data/components.svelte';
import { has, language, name, t, tidy } from '../words/i18n.svelte';
import type { DataNumber, GameInfo } from '../protocol';
import type { Comparison, Finding } from './compared';

/** What an entry of a data file is called: the game has names for what moves speak of. */
export function entryName({ id: game, actions }: GameInfo, table: string, entry: string): string {
  const word = entry.toLowerCase().replaceAll(' ', '_');
  const kinds = [table, 'card', ...new Set(Object.values(actions).flat())];
  const kind = kinds.find((each) => has(`${game}-${each}-${word}`));
  if (kind) return t(`${game}-${kind}-${word}`);
  return givenName(game, entry) ?? tidy(entry);
}

/** Numbers that stand together in a file: of one card, or of a table. */
export interface Entry {
  title: string;
  numbers: { number: DataNumber; label: string }[];
}

export interface Group {
  table: string;
  title: string;
  entries: Entry[];
  count: number;
}

const field = (path: string[]): string => path.map((part) => tidy(part)).join(' · ');

/** The numbers of a file by its tables; `wanted` says which. */
export function groups(game: GameInfo, numbers: DataNumber[], wanted: (number: DataNumber, said: string) => boolean): Group[] {
  const found = new Map<string, Map<string, Entry>>();
  for (const number of numbers) {
    const { path } = number;
    const table = path.length > 1 ? path[0]! : '';
    // What stands in a list of a table has a name of its own: `map.cities.greywater.x`.
    const names = path.slice(1, -1);
    const title = names.length > 0 ? entryName(game, table, names[0]!) : '';
    const label = field(path.slice(path.length > 2 ? 2 : path.length > 1 ? 1 : 0));
    if (!wanted(number, `${number.name} ${tidy(table)} ${title} ${label}`.toLowerCase())) continue;
    const entries = found.get(table) ?? new Map<string, Entry>();
    found.set(table, entries);
    const entry = entries.get(title) ?? { title, numbers: [] };
    entries.set(title, entry);
    entry.numbers.push({ number, label });
  }
  // What stands in no table comes first, wherever the file has it.
  const tables = [...found].toSorted(([one], [other]) => Number(other === '') - Number(one === ''));
  return tables.map(([table, entries]) => ({
    table,
    title: table === '' ? t('lab-general') : tidy(table),
    entries: [...entries.values()],
    count: [...entries.values()].reduce((sum, { numbers }) => sum + numbers.length, 0),
  }));
}

/** The whole name of a number, as people read it: "Perfume · Points". */
export function fullName(game: GameInfo, { path }: Pick<DataNumber, 'path'>): string {
  if (path.length < 3) return field(path);
  return [entryName(game, path[0]!, path[1]!), field(path.slice(2))].join(' · ');
}

const number = (value: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(language.current, options).format(value);

export const count = (value: number): string => number(value, {});

/** Shares of a hundred, all else as a number. */
export const figure = (value: number, share: boolean, sign = false): string =>
  number(value, {
    ...(share
      ? { style: 'percent', maximumFractionDigits: 1, minimumFractionDigits: 1 }
      : { maximumFractionDigits: 2, minimumFractionDigits: 2 }),
    ...(sign ? { signDisplay: 'exceptZero' } : {}),
  });

/** Whether all is decided, and else what it would take. */
export function decided({ pairs, needed }: Pick<Comparison, 'pairs' | 'needed'>): string {
  return needed === 0
    ? t('lab-decided', { pairs: count(pairs) })
    : t('lab-undecided', { pairs: count(pairs), needed: count(needed) });
}

const PLACE = /^wins, (\d+)/;

export const isShare = ({ name, about }: Finding): boolean => about !== null || name.startsWith('wins');

/** What a measure is called. */
export function measure(game: GameInfo, { name: called, about }: Finding): string {
  if (about) {
    const verb = has(`${game.id}-verb-${about.verb}`) ? t(`${game.id}-verb-${about.verb}`) : tidy(about.verb);
    return t('lab-taken', { verb, thing: name(game.id, about.argument, about.word) });
  }
  const place = PLACE.exec(called)?.[1];
  return place ? t('lab-measure-wins-place', { place: Number(place) }) : t(`lab-measure-${called}`);
}
