/** What a game counts at its end, in words. */
import { has, language, t } from './i18n.svelte';

/** "3", "−1" */
export const figure = (count: number): string => String(count).replace('-', '−');

/** "3 points", or whatever the game counts by `{game}-points`: "3 gold bars". */
export const points = (game: string, count: number): string =>
  t(has(`${game}-points`) ? `${game}-points` : 'table-points', { points: count });

/** "+3", "−1" */
export const signed = (count: number): string => `${count < 0 ? '−' : '+'}${Math.abs(count)}`;

/** "+3 points", "−1 point" */
export const gain = (game: string, count: number): string => `${count < 0 ? '−' : '+'}${points(game, Math.abs(count))}`;

/** "+1.2" */
export const decimal = (gain: number): string =>
  new Intl.NumberFormat(language.current, { signDisplay: 'exceptZero', maximumFractionDigits: 1 }).format(gain);
