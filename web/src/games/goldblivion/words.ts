/** What things are called and what they say of themselves, to the eye and to a screen reader. */
import { has, list, name, t } from '../../lib/words/i18n.svelte';
import { explained } from '../../lib/ways/reading.svelte';
import type { Tip } from '../../lib/ui/tip.svelte';
import { book, enemy, face, type Kind } from './book';
import { costWords, sentence } from './effects';

type Told = Exclude<Tip, string | null>;

const NAMED_BY: Partial<Record<Kind, string>> = { soldier: 'soldier', token: 'token', village: 'village' };

export function cardName(id: string): string {
  const { kind } = face(id);
  const short = `goldblivion-token-${id}-short`;
  if (kind === 'token' && has(short)) return t(short);
  return name('goldblivion', NAMED_BY[kind] ?? 'card', id);
}

const typeName = (type: string): string => name('goldblivion', 'type', type);
export const enemyName = (id: string): string => name('goldblivion', 'enemy', id);

/** Everything that a card says: what it is, what it costs, what it does; `more`: how it stands where it lies. */
export function cardTip(id: string, ...more: string[]): Told {
  const { kind, types, cost, effects, strength } = face(id);
  const what = kind === 'village' ? [] : [t(`goldblivion-kind-${kind}`), ...types.map(typeName)];
  const printed = strength ? t('goldblivion-board-printed-strength', { ...strength }) : '';
  const price = costWords(cost);
  const text = [
    printed && `${printed}.`,
    sentence(effects),
    price && `${t('goldblivion-board-cost', { cost: price })}.`,
    ...more,
  ];
  const rule = explained('goldblivion', kind === 'village' ? 'goldblivion-board-villages' : `goldblivion-kind-${kind}`);
  return { title: [cardName(id), ...what].join(' · '), text: text.filter(Boolean).join('\n'), rule };
}

/** The same in one breath. */
export const aloud = ({ title, text }: Told): string => `${title}. ${text.replaceAll('\n', ' ')}`;

/** "Exhausted: Naya, Tom". */
export const listed = (title: string, text: string): string => t('goldblivion-board-listed', { title, text });

/** "Naya, Tom × 2". */
export const cardList = (ids: string[]): string => list(tally(ids).map(({ id, n }) => times(cardName(id), n)));

const times = (what: string, n: number): string => (n > 1 ? `${what} × ${n}` : what);

/** Each kind of card once, with how many there are. */
export function tally(ids: string[]): { id: string; n: number }[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, n]) => ({ id, n }));
}

/** Copies of a card get keys of their own, so that each can come and go by itself. */
export function keyed(ids: string[]): { id: string; key: string; copy: number }[] {
  const seen = new Map<string, number>();
  return ids.map((id) => {
    const copy = seen.get(id) ?? 0;
    seen.set(id, copy + 1);
    return { id, key: `${id}:${copy}`, copy };
  });
}

export const cardOf = (key: string): string => key.split(':')[0]!;

/** "Goblin, Strength 3" and its reward. */
export function enemyTip(id: string): Told {
  const { strength, reward } = enemy(id);
  const text = [t('goldblivion-board-place-reward', { text: sentence(reward) })];
  if (id === book().cow_dragon.id) text.push(t('goldblivion-board-cow-dragon-tip', { place: book().cow_dragon.position }));
  return {
    title: t('goldblivion-board-place-enemy', { enemy: enemyName(id), strength }),
    text: text.join('\n'),
    rule: explained('goldblivion', 'goldblivion-board-place-enemy'),
  };
}
