/** How this person likes the page, kept in the browser. What nobody has chosen is as the first of its choices says. */
import { MediaQuery } from 'svelte/reactivity';
import { recall, remember } from './storage';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const TEXTS = ['normal', 'large'] as const;
export const CONTRASTS = ['system', 'high'] as const;
/** From what loss on the coach speaks up (docs/play.md). */
export const COACHED = ['off', 'blunder', 'mistake', 'inaccuracy'] as const;
/** A player's colour or shape, by the seat that has it unless somebody wants another. */
export const LOOKS = ['seat', '0', '1', '2', '3', '4', '5'] as const;
export type Look = (typeof LOOKS)[number];

/** One thing to choose, kept under its name. */
class Chosen<Value extends string> {
  #value: Value;

  constructor(
    readonly name: string,
    readonly choices: readonly [Value, ...Value[]],
  ) {
    const stored = recall(name);
    this.#value = $state(choices.find((choice) => choice === stored) ?? choices[0]);
  }

  get value(): Value {
    return this.#value;
  }

  set value(chosen: Value) {
    this.#value = chosen;
    remember(this.name, chosen);
    showSettings();
  }
}

const kept = {
  theme: new Chosen('theme', THEMES),
  text: new Chosen('text', TEXTS),
  contrast: new Chosen('contrast', CONTRASTS),
  colour: new Chosen('colour', LOOKS),
  glyph: new Chosen('glyph', LOOKS),
  labels: new Chosen('labels', ['off', 'on']),
  ending: new Chosen('ending', ['off', 'on']),
  coach: new Chosen('coach', COACHED),
  sound: new Chosen('sound', ['off', 'on']),
  keys: new Chosen('keys', ['on', 'off']),
};

export const settings = {
  get theme(): Theme {
    return kept.theme.value;
  },
  set theme(chosen: Theme) {
    kept.theme.value = chosen;
  },
  get text(): (typeof TEXTS)[number] {
    return kept.text.value;
  },
  set text(chosen: (typeof TEXTS)[number]) {
    kept.text.value = chosen;
  },
  get contrast(): (typeof CONTRASTS)[number] {
    return kept.contrast.value;
  },
  set contrast(chosen: (typeof CONTRASTS)[number]) {
    kept.contrast.value = chosen;
  },
  /** The colour that one's own seat is shown in. */
  get colour(): Look {
    return kept.colour.value;
  },
  set colour(chosen: Look) {
    kept.colour.value = chosen;
  },
  /** The shape that one's own seat is shown with. */
  get glyph(): Look {
    return kept.glyph.value;
  },
  set glyph(chosen: Look) {
    kept.glyph.value = chosen;
  },
  /** What is counted has its word beside its icon. */
  get labels(): boolean {
    return kept.labels.value === 'on';
  },
  set labels(on: boolean) {
    kept.labels.value = on ? 'on' : 'off';
  },
  /** One's turn ends by itself where nothing else is left to do, and nothing hidden would come. */
  get ending(): boolean {
    return kept.ending.value === 'on';
  },
  set ending(on: boolean) {
    kept.ending.value = on ? 'on' : 'off';
  },
  get coach(): (typeof COACHED)[number] {
    return kept.coach.value;
  },
  set coach(least: (typeof COACHED)[number]) {
    kept.coach.value = least;
  },
  get sound(): boolean {
    return kept.sound.value === 'on';
  },
  set sound(on: boolean) {
    kept.sound.value = on ? 'on' : 'off';
  },
  /** Letters and signs do something by themselves. */
  get keys(): boolean {
    return kept.keys.value === 'on';
  },
  set keys(on: boolean) {
    kept.keys.value = on ? 'on' : 'off';
  },
};

/** So large a window has room to spare on every board. */
const roomy = new MediaQuery('(min-width: 1680px) and (min-height: 900px)');

/** How much larger than drawn the text on boards, cards and chips is, which have less room to grow than the page around them. */
export const larger = (): number => (settings.text === 'large' ? 1.1 : 1) * (roomy.current ? 1.12 : 1);

const wantsContrast = matchMedia('(prefers-contrast: more)');
wantsContrast.addEventListener('change', showSettings);

/** What style sheets go by. */
export function showSettings(): void {
  const { dataset } = document.documentElement;
  const mark = (name: string, value: string | false): void => {
    if (value) dataset[name] = value;
    else delete dataset[name];
  };
  mark('theme', settings.theme !== 'system' && settings.theme);
  mark('text', settings.text !== 'normal' && settings.text);
  mark('contrast', (settings.contrast === 'high' || wantsContrast.matches) && 'high');
}
