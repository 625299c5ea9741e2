/** What resources, tags and kinds of cards look like: each a colour, a shape and an icon, with a word beside them. */
import type { Component } from 'svelte';
import type { SvelteHTMLElements } from 'svelte/elements';
import Coal from '~icons/game-icons/coal-pile';
import Food from '~icons/game-icons/wheat';
import Gold from '~icons/game-icons/gold-nuggets';
import Iron from '~icons/game-icons/metal-bar';
import Wood from '~icons/game-icons/log';
import Abundance from '~icons/game-icons/cornucopia';
import Consistency from '~icons/game-icons/anchor';
import Dominance from '~icons/game-icons/flying-flag';
import Empire from '~icons/game-icons/castle';
import Scattered from '~icons/game-icons/compass';
import Wealth from '~icons/game-icons/two-coins';
import BuildType from '~icons/game-icons/hammer-nails';
import DevelopmentType from '~icons/game-icons/light-bulb';
import LoanType from '~icons/game-icons/receive-money';
import ProductionType from '~icons/game-icons/gear-hammer';
import ResetType from '~icons/game-icons/cycle';
import TradeType from '~icons/game-icons/scales';
import TreacheryType from '~icons/game-icons/domino-mask';
import { type CardType, type Resource, resourceOf, type Tag } from './data';

export type Icon = Component<SvelteHTMLElements['svg']>;

interface Look {
  colour: string;
  /** What is read on the colour. */
  ink: string;
  /** The outline, in a box of 48 × 48 around the origin. */
  shape: string;
  icon: Icon | null;
}

const DISC = 'M-22 0a22 22 0 1 0 44 0a22 22 0 1 0-44 0Z';
const SQUARE = 'M-20-16a4 4 0 0 1 4-4H16a4 4 0 0 1 4 4V16a4 4 0 0 1-4 4H-16a4 4 0 0 1-4-4Z';
const HEXAGON = 'M-12-21H12L24 0 12 21H-12L-24 0Z';
const BAR = 'M-15-18H15L24 18H-24Z';
const DIAMOND = 'M0-26 26 0 0 26-26 0Z';

const own = (what: string): Pick<Look, 'colour' | 'ink'> => ({
  colour: `var(--gorbino-${what})`,
  ink: `var(--gorbino-${what}-ink)`,
});

const RESOURCES: Record<string, Look> = {
  food: { ...own('food'), shape: DISC, icon: Food },
  wood: { ...own('wood'), shape: SQUARE, icon: Wood },
  coal: { ...own('coal'), shape: HEXAGON, icon: Coal },
  iron: { ...own('iron'), shape: BAR, icon: Iron },
  gold: { ...own('gold'), shape: DIAMOND, icon: Gold },
};

/** A designer's resource has the colour of the data file, and its first letter for an icon. */
export const resourceLook = (resource: Resource): Look =>
  RESOURCES[resource] ?? { colour: resourceOf(resource).colour, ink: 'var(--piece-edge)', shape: SQUARE, icon: null };

const TAG_ICONS: Record<string, Icon> = {
  pink: Consistency,
  purple: Wealth,
  yellow: Empire,
  blue: Abundance,
  red: Dominance,
  green: Scattered,
};

const SHIELD = 'M-20-23H20V-2C20 12 9 20 0 25-9 20-20 12-20-2Z';

export const tagLook = (tag: Tag): Look => ({ ...own(`tag-${tag}`), shape: SHIELD, icon: TAG_ICONS[tag] ?? null });

const TYPES: Record<CardType, Icon> = {
  loan: LoanType,
  production: ProductionType,
  trade: TradeType,
  development: DevelopmentType,
  reset: ResetType,
  build: BuildType,
  treachery: TreacheryType,
};

export const typeIcon = (type: CardType): Icon => TYPES[type];
