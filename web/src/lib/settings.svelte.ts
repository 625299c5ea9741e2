/** How this person likes the page: theme and sound, kept in the browser. */
import { recall, remember } from './storage';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const storedTheme = THEMES.find((theme) => theme === recall('theme'));

let theme = $state<Theme>(storedTheme ?? 'system');
let sound = $state(recall('sound') === 'on');

export const settings = {
  get theme(): Theme {
    return theme;
  },
  set theme(chosen: Theme) {
    theme = chosen;
    remember('theme', chosen);
    showTheme();
  },
  get sound(): boolean {
    return sound;
  },
  set sound(on: boolean) {
    sound = on;
    remember('sound', on ? 'on' : 'off');
  },
};

export function showTheme(): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
}
