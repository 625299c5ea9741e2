/** What others have done since the viewer's last move: worked out from the log, so that it survives a reload. */
import type { GameUI } from '../game';
import type { GameEvent, LogEntry } from '../protocol';

/** An entry as far as others are behind it. */
export interface Happened {
  entry: LogEntry;
  events: GameEvent[];
}

type Game = Pick<GameUI<never>, 'automated' | 'targets'>;

/** All of it in its order; nothing for a spectator, who has no move to count from. */
export function since(log: LogEntry[], seat: number | null, ui: Game): Happened[] {
  if (seat === null) return [];
  const last = log.findLastIndex((entry) => entry.seat === seat);
  const own = log[last];
  // What the automated opponent does follows in the same entry.
  const answered = own ? own.events.slice(firstAutomated(own.events, ui)) : [];
  const happened = log.slice(last + 1).map((entry) => ({ entry, events: entry.events }));
  return own && answered.length > 0 ? [{ entry: own, events: answered }, ...happened] : happened;
}

function firstAutomated(events: GameEvent[], ui: Game): number {
  const first = events.findIndex((event) => ui.automated?.(event));
  return first < 0 ? events.length : first;
}

/** What it speaks of on the board, each once. */
export const marks = (happened: Happened[], ui: Game): string[] => [
  ...new Set(happened.flatMap(({ events }) => events).flatMap((event) => ui.targets(event))),
];
