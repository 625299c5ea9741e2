/** What effects say: in whole sentences, in a few words for a card, and as a line of signs. */
import { t, type Words } from '../../lib/words/i18n.svelte';
import type { Cost, Effect, Per } from './book';
import type { SignName } from './signs';

export type Voice = 'you' | 'noble' | 'short';

/** What the noble does in words of its own; every other effect reads alike for it and for a player. */
const NOBLE = new Set(['nuggets', 'material', 'bars', 'roll_dice', 'magic', 'pay_to_gain']);

function message(op: string, voice: Voice): string {
  if (voice === 'short') return `goldblivion-short-${op}`;
  return voice === 'noble' && NOBLE.has(op) ? `goldblivion-noble-effect-${op}` : `goldblivion-effect-${op}`;
}

/** "2 nuggets", "1 material". */
export function costWords({ nuggets, material }: Cost, voice: Voice = 'you'): string {
  const amount = (of: string, n: number): string[] =>
    n ? [t(voice === 'short' ? `goldblivion-short-${of}` : `goldblivion-amount-${of}`, { n })] : [];
  return [...amount('nuggets', nuggets), ...amount('material', material)].join(' + ');
}

const joined = (parts: string[], by: 'then' | 'or', voice: Voice): string =>
  parts.reduce((first, second) =>
    t(voice === 'short' ? `goldblivion-short-${by}` : `goldblivion-effect-${by}`, { first, second }),
  );

/** What the noble's chart turns its goods into. */
function amounts(effects: Effect[]): string {
  const said = effects.map((effect) => ('n' in effect ? t(`goldblivion-amount-${effect.op}`, { n: effect.n }) : ''));
  return said.join(' + ');
}

function clause(effect: Effect, voice: Voice): string {
  const args: Words = {};
  for (const [field, value] of Object.entries(effect)) {
    if (typeof value === 'number' || typeof value === 'string') args[field] = value;
  }
  if (effect.op === 'choose_one')
    args.options = joined(
      effect.options.map((one) => list(one, voice)),
      'or',
      voice,
    );
  if (effect.op === 'pay_to_gain') {
    args.cost = costWords(effect.cost, voice);
    args.gain = voice === 'noble' ? amounts(effect.gain) : list(effect.gain, voice);
  }
  const text = t(message(effect.op, voice), args);
  return voice === 'short' && args.per && args.per !== 'none' ? t('goldblivion-short-per', { text, per: args.per }) : text;
}

/** Effects one after the other, without a capital or a full stop; what comes several times is said once. */
function list(effects: Effect[], voice: Voice): string {
  const said: { text: string; n: number }[] = [];
  for (const text of effects.map((effect) => clause(effect, voice))) {
    const last = said.at(-1);
    if (last?.text === text) last.n++;
    else said.push({ text, n: 1 });
  }
  if (said.length === 0) return '';
  const parts = said.map(({ text, n }) => (n > 1 ? t('goldblivion-effect-repeat', { text, n }) : text));
  return joined(parts, 'then', voice);
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A whole sentence: "Gain 2 nuggets, then draw 1 GOLDblivion card." */
export const sentence = (effects: Effect[], voice: Voice = 'you'): string =>
  t('goldblivion-effect-sentence', { text: capital(list(effects, voice)) });

/** The same in a few words: "2 nuggets, draw 1 card". */
export const inShort = (effects: Effect[]): string => capital(inBrief(effects));

/** And as part of a sentence. */
export const inBrief = (effects: Effect[]): string => list(effects, 'short');

/** A sign or a number or mark between signs. */
export type Token = { sign: SignName } | { text: string };

const GAINS: Partial<Record<Effect['op'], SignName>> = {
  nuggets: 'nugget',
  material: 'material',
  bars: 'bar',
  roll_dice: 'die',
  magic: 'magic',
  draw_blue: 'draw_blue',
  draw_red: 'draw_red',
  free_blue: 'free_blue',
  free_red: 'free_red',
  strength: 'strength',
  lose_nuggets: 'lose',
  destroy_self: 'destroy',
  copy_red: 'copy',
  reveal_territory: 'reveal',
  destroy_territory: 'clear',
  destroy_rightmost: 'rightmost',
};

/** More than one of these needs a number; one speaks for itself. */
const COUNTED = new Set<Effect['op']>(['nuggets', 'material', 'bars', 'strength', 'lose_nuggets']);

const per = (counted: Per | undefined): Token[] =>
  counted && counted !== 'none' ? [{ text: '×' }, { sign: counted === 'territory' ? 'trophy' : counted }] : [];

const amount = (n: number, sign: SignName): Token[] => [{ text: String(n) }, { sign }];

export const costSigns = ({ nuggets, material }: Cost): Token[] => [
  ...(nuggets ? amount(nuggets, 'nugget') : []),
  ...(material ? amount(material, 'material') : []),
];

function signsOf(effect: Effect): Token[][] {
  switch (effect.op) {
    case 'choose_one':
      return effect.options.flatMap((option, n) => [...(n ? [[{ text: '/' }]] : []), ...signs(option)]);
    case 'pay_to_gain':
      return [[...costSigns(effect.cost), { text: '→' }, ...signs(effect.gain).flat()]];
    case 'combat':
      return [[{ sign: 'combat' }, ...bonus(effect.strength, 'strength'), ...bonus(effect.cards, 'red')]];
    case 'reactivate':
      return [[{ sign: 'reactivate' }, { sign: effect.type }]];
    case 'destroy_market':
      return [effect.n > 1 ? amount(effect.n, 'destroy') : [{ sign: 'destroy' }]];
    default: {
      const sign = GAINS[effect.op]!;
      const n = 'n' in effect ? effect.n : 1;
      const counted = n > 1 || COUNTED.has(effect.op) ? amount(n, sign) : [{ sign }];
      return [[...counted, ...('per' in effect ? per(effect.per) : [])]];
    }
  }
}

const bonus = (n: number, sign: SignName): Token[] => (n ? [{ text: `+${n}` }, { sign }] : []);

/** Groups of signs that stay together on a line. */
export const signs = (effects: Effect[]): Token[][] => effects.flatMap(signsOf);
