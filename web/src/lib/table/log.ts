/** The log of a table: how it grows, and how it is told turn by turn. */
import type { GameEvent, LogEntry, Table } from '../protocol';

/** The log after what the server sent; null where entries between are missing. */
export function extend(log: LogEntry[], table: Table): LogEntry[] | null {
  if (table.log_keep > log.length) return null;
  return [...log.slice(0, table.log_keep), ...table.log];
}

/** What happened between two logs; nothing where the second does not simply continue the first, as after an undo. */
export function eventsBetween(before: LogEntry[], after: LogEntry[]): GameEvent[] {
  const last = before.length - 1;
  const continues = last < 0 || JSON.stringify(before[last]) === JSON.stringify(after[last]);
  return continues ? after.slice(before.length).flatMap((entry) => entry.events) : [];
}

/** Lines of the log; what is said several times in a row is told once. */
export function lines(
  events: GameEvent[],
  say: (event: GameEvent) => string,
): { event: GameEvent; text: string; times: number }[] {
  const told: { event: GameEvent; text: string; times: number }[] = [];
  for (const event of events) {
    const text = say(event);
    const last = told.at(-1);
    if (last?.text === text) last.times++;
    else told.push({ event, text, times: 1 });
  }
  return told;
}

/** Entries in a row by one seat. */
export interface Passage {
  seat: number;
  entries: LogEntry[];
}

export function passages(log: LogEntry[]): Passage[] {
  const told: Passage[] = [];
  for (const entry of log) {
    const last = told.at(-1);
    if (last?.seat === entry.seat) last.entries.push(entry);
    else told.push({ seat: entry.seat, entries: [entry] });
  }
  return told;
}
