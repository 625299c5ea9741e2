/** How fast this person is shown what happens, kept in the browser: at a table and in a replay alike. */
import { recall, remember } from './storage';

export const PACES = ['slow', 'normal', 'fast', 'once', 'step'] as const;
export type Pace = (typeof PACES)[number];

let chosen = $state<Pace>(PACES.find((one) => one === recall('pace')) ?? 'normal');

export const pace = {
  get current(): Pace {
    return chosen;
  },
  set current(next: Pace) {
    chosen = next;
    remember('pace', next);
  },
};

/** Milliseconds in which the moves of one turn are over, and those that a move takes at least and at most. */
const CHAINS: Record<Pace, { turn: number; least: number; most: number }> = {
  slow: { turn: Infinity, least: 1100, most: 1100 },
  normal: { turn: 600, least: 60, most: 300 },
  fast: { turn: 240, least: 30, most: 120 },
  once: { turn: 0, least: 0, most: 0 },
  step: { turn: Infinity, least: Infinity, most: Infinity },
};

/** How long a move stays in sight before the next is shown. `left`: moves of its turn still to come; `spent`: on it so far. */
export function lastingOf(left: number, spent: number): number {
  const { turn, least, most } = CHAINS[chosen];
  return Math.max(least, Math.min(most, (turn - spent) / (left + 1)));
}
