/** The large picture on each card; a designer's new card takes that of its kind. */
import type { Component } from 'svelte';
import type { SvelteHTMLElements } from 'svelte/elements';
import Amazone from '~icons/game-icons/spear-hook';
import Archer from '~icons/game-icons/archer';
import Archimus from '~icons/game-icons/compass';
import Ariane from '~icons/game-icons/queen-crown';
import Arthur from '~icons/game-icons/sword-in-stone';
import Assassins from '~icons/game-icons/hooded-assassin';
import Axel from '~icons/game-icons/battle-axe';
import Bandit from '~icons/game-icons/bandit';
import Bar from '~icons/game-icons/beer-stein';
import Blaze from '~icons/game-icons/flame';
import Boomers from '~icons/game-icons/unlit-bomb';
import Boss from '~icons/game-icons/top-hat';
import Britney from '~icons/game-icons/microphone';
import Bro from '~icons/game-icons/muscle-up';
import Bruno from '~icons/game-icons/barbarian';
import BudAndBuddy from '~icons/game-icons/shaking-hands';
import Castrum from '~icons/game-icons/castle';
import Champion from '~icons/game-icons/spartan-helmet';
import Charles from '~icons/game-icons/throne-king';
import Christina from '~icons/game-icons/rose';
import Colin from '~icons/game-icons/miner';
import Conversus from '~icons/game-icons/scales';
import EveAndLily from '~icons/game-icons/apple-seeds';
import Forge from '~icons/game-icons/anvil-impact';
import Glasstok from '~icons/game-icons/dice-target';
import Gloric from '~icons/game-icons/dwarf-face';
import Goldie from '~icons/game-icons/gold-stack';
import Harmony from '~icons/game-icons/harp';
import Jade from '~icons/game-icons/emerald';
import Joker from '~icons/game-icons/jester-hat';
import Karen from '~icons/game-icons/shouting';
import Magda from '~icons/game-icons/basket';
import Magika from '~icons/game-icons/magic-portal';
import Magus from '~icons/game-icons/wizard-face';
import Market from '~icons/game-icons/shop';
import Menthor from '~icons/game-icons/graduate-cap';
import Mine from '~icons/game-icons/gold-mine';
import Naya from '~icons/game-icons/woman-elf-face';
import Neverland from '~icons/game-icons/treehouse';
import Picassol from '~icons/game-icons/palette';
import Red from '~icons/game-icons/lantern-flame';
import RollyRockers from '~icons/game-icons/guitar';
import Soldier from '~icons/game-icons/visored-helm';
import Someone from '~icons/game-icons/character';
import Thardard from '~icons/game-icons/thor-hammer';
import Thorin from '~icons/game-icons/dwarf-king';
import Timmy from '~icons/game-icons/slingshot';
import Token from '~icons/game-icons/crystal-shine';
import Tom from '~icons/game-icons/farmer';
import Village from '~icons/game-icons/village';
import Vlad from '~icons/game-icons/vampire-dracula';
import Wanda from '~icons/game-icons/crystal-ball';
import Xena from '~icons/game-icons/swordwoman';
import House from '~icons/game-icons/family-house';
import type { Face, Kind } from './book';

export type Icon = Component<SvelteHTMLElements['svg']>;

const ICONS: Record<string, Icon> = {
  tom: Tom,
  naya: Naya,
  gloric: Gloric,
  noble_ariane: Ariane,
  noble_blaze: Blaze,
  noble_charles: Charles,
  noble_jade: Jade,
  noble_glasstok: Glasstok,
  amazone: Amazone,
  assassins: Assassins,
  bud_and_buddy: BudAndBuddy,
  christina: Christina,
  eve_and_lily: EveAndLily,
  harmony: Harmony,
  timmy: Timmy,
  picassol: Picassol,
  britney: Britney,
  bro: Bro,
  bruno: Bruno,
  magda: Magda,
  magus: Magus,
  vlad: Vlad,
  wanda: Wanda,
  archimus: Archimus,
  colin: Colin,
  goldie: Goldie,
  menthor: Menthor,
  red: Red,
  rolly_rockers: RollyRockers,
  thardard: Thardard,
  boss: Boss,
  bar: Bar,
  castrum: Castrum,
  conversus: Conversus,
  forge: Forge,
  magika: Magika,
  mine: Mine,
  neverland: Neverland,
  market_building: Market,
  arthur: Arthur,
  xena: Xena,
  archer: Archer,
  axel: Axel,
  bandit: Bandit,
  boomers: Boomers,
  champion: Champion,
  joker: Joker,
  karen: Karen,
  thorin: Thorin,
};

const OF_KIND: Record<Kind, Icon> = {
  starter: Someone,
  noble: Ariane,
  character: Someone,
  building: House,
  soldier: Soldier,
  token: Token,
  village: Village,
};

export const icon = ({ id, kind }: Face): Icon => ICONS[id] ?? OF_KIND[kind];
