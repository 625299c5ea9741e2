/** The places on a drawn board where legal moves are played. */
import type { Offer } from '../protocol';
import type { Camera } from './camera.svelte';
import { TOUCH, type Point } from './space';

export interface Target {
  key: string;
  at: Point;
  /** Its width in the board's coordinates. */
  size: number;
  /** The moves it stands for. */
  offers: Offer[];
}

/** Touch areas overlap when the board is far away: the target whose middle is nearest is meant. */
export function meant<T extends Target>(all: T[], pressed: T, event: MouseEvent | KeyboardEvent, camera: Camera): T {
  if (!(event instanceof MouseEvent) || event.detail === 0) return pressed;
  const frame = (event.currentTarget as SVGElement).ownerSVGElement!.getBoundingClientRect();
  const [x, y] = camera.transform.invert([event.clientX - frame.left, event.clientY - frame.top]);
  const away = ({ at }: Target): number => Math.hypot(at[0] - x, at[1] - y);
  const reach = TOUCH / camera.transform.k;
  const near = all.filter((other) => away(other) < Math.max(other.size, reach));
  return near.reduce((best, other) => (away(other) < away(best) ? other : best), pressed);
}
