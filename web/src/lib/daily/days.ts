/** Tables of the day, and what is kept back at them. */
import type { Table } from '../protocol';

/** Whether what is dealt here is still a secret: no seed, no match file, no hints, nobody looks on. */
export const withheld = ({ daily }: Pick<Table, 'daily'>): boolean => daily !== null && Date.now() < Date.parse(daily.until);

/** Where the list of a day is. */
export const dayAddress = (game: string, day: string): string => `/daily/${game}/${day}`;

/** Another day, so many days on. */
export function dayAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
