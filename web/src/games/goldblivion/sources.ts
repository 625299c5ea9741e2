/** Where gold bars came from: paid for, won in combat, or given by cards and the village. */
import type { GameEvent, LogEntry } from '../../lib/protocol';

/** After these whatever comes is combat's, until something else is done. */
const COMBAT = new Set(['win', 'noble_destroys']);
const OTHER = new Set(['play', 'activate', 'reactivate', 'visit', 'use_magic', 'end_turn', 'round']);
const PAYMENTS = new Set(['pay', 'noble_converts']);

export function sources(log: LogEntry[]): Record<string, number[]> {
  const bars: Record<string, number[]> = { nuggets: [], material: [], combat: [], cards: [] };
  let fought = false;
  let before: GameEvent | undefined;
  for (const event of log.flatMap((entry) => entry.events)) {
    if (COMBAT.has(event.event)) fought = true;
    if (OTHER.has(event.event)) fought = false;
    if (event.event === 'bars') {
      const from = bars[paid(before) ?? (fought ? 'combat' : 'cards')]!;
      const seat = Number(event.seat);
      from[seat] = (from[seat] ?? 0) + Number(event.bars);
    }
    before = event;
  }
  return bars;
}

/** What was paid just before, if anything. */
function paid(event: GameEvent | undefined): 'nuggets' | 'material' | undefined {
  if (!event || !PAYMENTS.has(event.event)) return undefined;
  return Number(event.nuggets) > 0 ? 'nuggets' : 'material';
}
