/** Where gold bars came from, for the end of the game. */
import type { Source } from '../../lib/board/game';
import { name } from '../../lib/words/i18n.svelte';
import type { LogEntry } from '../../lib/protocol';

export function sources(log: LogEntry[]): Source[] {
  const found = new Map<string, number[]>();
  for (const { event, seat, bars, origin } of log.flatMap((entry) => entry.events)) {
    if (event !== 'bars') continue;
    const points = found.get(String(origin)) ?? [];
    points[Number(seat)] = (points[Number(seat)] ?? 0) + Number(bars);
    found.set(String(origin), points);
  }
  return [...found].map(([origin, points]) => ({ words: name('goldblivion', 'origin', origin), points }));
}
