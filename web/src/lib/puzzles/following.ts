/** Which puzzle comes next: today's as long as it is open, then the first that was never answered. */
import type { Puzzles } from '../protocol';

export function following({ puzzles, today, tries }: Puzzles, after: string | null): string | null {
  const answered = new Set(tries.map(({ puzzle }) => puzzle));
  const open = puzzles.filter((one) => !answered.has(one) && one !== after);
  if (open.includes(today)) return today;
  const from = after === null ? 0 : puzzles.indexOf(after) + 1;
  return open.find((one) => puzzles.indexOf(one) >= from) ?? open[0] ?? null;
}
