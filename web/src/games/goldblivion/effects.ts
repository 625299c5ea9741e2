/** What effects say: in whole sentences, in a few words for a card, and as a line of signs. */
import { t, told } from '../../lib/words/i18n.svelte';
import { capital } from '../../lib/words/telling';
import type { Cost, Effect, Per } from './book';
import type { SignName } from './signs';

/** "2 nuggets + 1 material". */
export function costWords({ nuggets, material }: Cost): string {
  const amount = (of: string, n: number): string[] => (n ? [t(`goldblivion-amount-${of}`, { n })] : []);
  return [...amount('nuggets', nuggets), ...amount('material', material)].join(' + ');
}

/** By its names in their order: effects are called by all that they are (`terminal/told.py`). */
const sorted = (_: string, value: unknown): unknown =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? value
    : Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));

const said = (voice: 'you' | 'noble' | 'short', effects: Effect[]): string =>
  told('goldblivion', `${voice} ${JSON.stringify(effects, sorted)}`);

/** A whole sentence: "Gain 2 nuggets, then draw 1 GOLDblivion card." */
export const sentence = (effects: Effect[], voice: 'you' | 'noble' = 'you'): string => said(voice, effects);

/** The same in a few words: "2 nuggets, draw 1 card". */
export const inShort = (effects: Effect[]): string => capital(inBrief(effects));

/** And as part of a sentence. */
export const inBrief = (effects: Effect[]): string => said('short', effects);

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
