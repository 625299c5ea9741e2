/** Short movements of pieces. None delays input: the view is already the new one while they run. */
import { cubicInOut, cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';
import type { Point } from './space';

/** Movements of one chain start this far apart, so that with their own length they end within 600 ms. */
const STAGGER = 80;
const LAST_START = 360;

/** No time at all for those who ask for reduced motion. */
export const lasting = (duration: number): number => (prefersReducedMotion.current ? 0 : duration);

/** A piece comes down on the board. */
export function land(_: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  return {
    delay: lasting(delay),
    duration: lasting(200),
    easing: cubicOut,
    css: (t, u) => `transform: translateY(${-26 * u}px) scale(${1 + 0.18 * u}); opacity: ${Math.min(1, 2 * t)}`,
  };
}

/** A piece leaves the board. */
export function leave(_: Element): TransitionConfig {
  return {
    duration: lasting(180),
    easing: cubicOut,
    css: (t, u) => `transform: translateY(${-20 * u}px); opacity: ${t}`,
  };
}

/** Something that stays has changed. */
export function bump(_: Element): TransitionConfig {
  return {
    duration: lasting(200),
    easing: cubicOut,
    css: (_t, u) => `transform: scale(${1 + 0.25 * u})`,
  };
}

/** A piece goes from one place to another and is gone there: the piece beneath takes over. */
export function travel(_: Element, { from, to }: { from: Point; to: Point }): TransitionConfig {
  const [dx, dy] = [from[0] - to[0], from[1] - to[1]];
  return {
    duration: lasting(240),
    easing: cubicInOut,
    css: (t, u) => `transform: translate(${dx * u}px, ${dy * u - 60 * t * u}px); opacity: ${Math.min(1, 4 * u)}`,
  };
}

/** A line that lights up once. */
export function flash(_: Element): TransitionConfig {
  return { duration: lasting(500), css: (_t, u) => `opacity: ${Math.min(1, 2 * u)}` };
}

/** When the piece that comes as number `order` of a chain sets out. */
export const staggered = (order: number): number => Math.min(order * STAGGER, LAST_START);
