/** The log of a table: how it grows, and how it is told turn by turn. */
import type { GameEvent, LogEntry, Notice, Table } from '../protocol';
import type { Section } from './sections';

/** The log after what the server sent; null where entries between are missing. */
export function extend(log: LogEntry[], table: Table): LogEntry[] | null {
  if (table.log_keep > log.length) return null;
  return [...log.slice(0, table.log_keep), ...table.log];
}

/** Whether the second log simply continues the first: not so after an undo. */
export function continues(before: LogEntry[], after: LogEntry[]): boolean {
  const last = before.length - 1;
  return last < after.length && (last < 0 || JSON.stringify(before[last]) === JSON.stringify(after[last]));
}

/** What events say; what is said several times in a row is told once. */
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

/** A seat's last move, and the first of the moves in a row that it ends: what can be asked to be taken back. */
export function lastMoves(log: LogEntry[], seat: number): { last: number; turn: number } | null {
  const passage = passages(log).findLast((one) => one.seat === seat);
  const [first, last] = [passage?.entries[0], passage?.entries.at(-1)];
  return first && last ? { last: last.move, turn: first.move } : null;
}

/** What the log tells: sections, and between them what happened at the table beside the moves. */
export type Told = { section: Section } | { notice: Notice };

export function tell(sections: Section[], notices: Notice[]): Told[] {
  const told: Told[] = [];
  const waiting = [...notices];
  for (const section of sections) {
    let left = section.happened;
    for (let notice = waiting[0]; notice && notice.move <= (left.at(-1)?.entry.move ?? -1); notice = waiting[0]) {
      const before = left.filter(({ entry }) => entry.move < notice!.move);
      if (before.length > 0) told.push({ section: { ...section, happened: before } });
      told.push({ notice });
      waiting.shift();
      left = left.slice(before.length);
    }
    told.push({ section: { ...section, happened: left } });
  }
  return [...told, ...waiting.map((notice) => ({ notice }))];
}
