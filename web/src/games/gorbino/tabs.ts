/** Which part of the board a phase is about, where only one is shown at a time. */
import type { GorbinoView } from './view';

export type BoardTab = 'map' | 'hand' | 'track';

const ON_MAP = ['found', 'produce', 'build', 'seize', 'swap', 'swap_with'];
const ON_TRACK = ['draft', 'develop'];

export function tabFor(phase: GorbinoView['phase']): BoardTab {
  if (ON_MAP.includes(phase)) return 'map';
  return ON_TRACK.includes(phase) ? 'track' : 'hand';
}

const TAB_OF: Record<string, BoardTab> = { city: 'map', province: 'map', resource: 'map', hand: 'hand', held: 'hand' };

/** Where the first of these targets lies that lies in one part alone. */
export function tabOf(keys: string[], view: GorbinoView): BoardTab | null {
  const found = keys.map((key): BoardTab | undefined => {
    const [kind, card] = key.split(':');
    if (kind === 'card') return view.track.some((slot) => slot.card === card) ? 'track' : undefined;
    return TAB_OF[kind!];
  });
  return found.find((tab) => tab !== undefined) ?? null;
}
