/** How far this browser has seen the tables that it only looks on at: who plays has their own last move to count from. */
import { recall, remember } from '../device/storage';

const NAME = 'visits';
const MOST = 40;

function all(): [table: string, moves: number][] {
  try {
    return JSON.parse(recall(NAME) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

/** How many moves there were when somebody last looked; null: nobody has. */
export const seenAt = (table: string): number | null => all().find(([id]) => id === table)?.[1] ?? null;

export function look(table: string, moves: number): void {
  remember(NAME, JSON.stringify([...all().filter(([id]) => id !== table), [table, moves]].slice(-MOST)));
}
