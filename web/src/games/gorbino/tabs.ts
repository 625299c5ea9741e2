/** Which part of the board a phase is about, where only one is shown at a time. */
import type { GorbinoView } from './view';

export type BoardTab = 'map' | 'hand' | 'track';

const ON_MAP = ['found', 'produce', 'build', 'seize', 'swap', 'swap_with'];
const ON_TRACK = ['draft', 'develop'];

export function tabFor(phase: GorbinoView['phase']): BoardTab {
  if (ON_MAP.includes(phase)) return 'map';
  return ON_TRACK.includes(phase) ? 'track' : 'hand';
}
