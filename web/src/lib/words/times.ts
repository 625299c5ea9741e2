/** Moments and lengths of time in words. */
import { language } from './i18n.svelte';

const UNITS: [Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
];

/** "3 hours ago" */
export function ago(moment: string): string {
  const seconds = (Date.now() - Date.parse(moment)) / 1000;
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ['second', Infinity];
  return new Intl.RelativeTimeFormat(language.current, { numeric: 'auto' }).format(-Math.floor(seconds / length) || 0, unit);
}

const LENGTHS: [unit: string, seconds: number][] = [...UNITS, ['second', 1]];

/** "2 minutes", "1 day"; narrow: "3h 20m". */
export function duration(seconds: number, unitDisplay: 'long' | 'narrow' = 'long'): string {
  const parts: string[] = [];
  let left = Math.max(0, Math.round(seconds));
  for (const [unit, length] of LENGTHS) {
    const count = Math.floor(left / length);
    left -= count * length;
    if (count > 0 && parts.length < 2) {
      parts.push(new Intl.NumberFormat(language.current, { style: 'unit', unit, unitDisplay }).format(count));
    } else if (parts.length > 0) {
      break;
    }
  }
  return parts.join(' ');
}

/** "15 November 2026" */
export const date = (moment: string): string =>
  new Intl.DateTimeFormat(language.current, { dateStyle: 'long' }).format(new Date(moment));

/** "14:05" */
export const time = (moment: string): string =>
  new Intl.DateTimeFormat(language.current, { timeStyle: 'short' }).format(new Date(moment));

const OTHER_DAY = { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' } as const;

/** "14:05"; of another day "15 Nov, 14:05" */
export function clock(moment: string): string {
  const at = new Date(moment);
  const today = at.toDateString() === new Date().toDateString();
  return today ? time(moment) : new Intl.DateTimeFormat(language.current, OTHER_DAY).format(at);
}
