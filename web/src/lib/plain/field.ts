/** Where the cells of a grid or of hexes lie, and what is written on them: cells are 100 units wide. */
import type { Box, Point } from '../board/space';
import type { Seat } from '../protocol';
import { larger } from '../device/settings.svelte';
import { within, type Plan } from './layout';
import { isFields, type Place } from './places';
import { spell } from './words';

export const CELL = 100;
const PITCH = 104;
/** The distance of the corners of a hexagon from its middle, 104 units from the middle of the next. */
const CORNER = PITCH / Math.sqrt(3);

export function centre({ zone, at }: Place): Point {
  const [column, row] = at ?? [0, 0];
  if (zone.kind === 'grid') return [column * PITCH, row * PITCH];
  // Rows given one by one are set off by half a cell each other time; columns and rows of a view lean, as hexes do.
  const aside = zone.columns ? (row % 2) / 2 : row / 2;
  return [(column + aside) * PITCH, row * 1.5 * CORNER];
}

const corner = (at: number): string => {
  const angle = (Math.PI / 3) * at + Math.PI / 6;
  return `${(CORNER - 2) * Math.cos(angle)} ${(CORNER - 2) * Math.sin(angle)}`;
};

export const OUTLINES: Record<string, string> = {
  grid: 'M-42-50H42A8 8 0 0 1 50-42V42A8 8 0 0 1 42 50H-42A8 8 0 0 1-50 42V-42A8 8 0 0 1-42-50Z',
  hexes: `M${[0, 1, 2, 3, 4, 5].map(corner).join('L')}Z`,
};

export function bounds(places: Place[]): Box {
  const centres = places.map(centre);
  const [xs, ys] = [centres.map(([x]) => x), centres.map(([, y]) => y)];
  const [left, top] = [Math.min(0, ...xs) - PITCH * 0.75, Math.min(0, ...ys) - PITCH * 0.75];
  return {
    left,
    top,
    width: Math.max(0, ...xs) + PITCH * 0.75 - left,
    height: Math.max(0, ...ys) + PITCH * 0.75 - top,
  };
}

/** A line on a cell: words, or players' marks from left to right, with a number where there are several. */
export type Line = { text: string; size: number } | { marks: Mark[] };

export interface Mark {
  seat: number;
  count: number;
  x: number;
}

const MARK = 28;
const COUNT = 12;

/** Marks side by side, around the middle of their line. */
function inLine(counts: { seat: number; count: number }[]): Line {
  const width = (count: number): number => MARK + (count > 1 ? COUNT : 0);
  let x = -counts.reduce((all, { count }) => all + width(count), 0) / 2 + 2;
  return {
    marks: counts.map(({ seat, count }) => {
      const at = x;
      x += width(count);
      return { seat, count, x: at };
    }),
  };
}

const WIDEST = 84;
const LETTER = 0.56;
const LARGEST = 22;
const LONGEST = 11;

/** Words on lines of their own where they would be too long for one. */
function broken(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LONGEST) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const sized = (text: string): Line => ({ text, size: Math.min(LARGEST * larger(), WIDEST / (LETTER * text.length)) });

/** What stands on a cell, line by line. */
export function linesOn(plan: Plan, place: Place, seats: Seat[]): Line[] {
  const kind = within(place.kind);
  if (place.number < 0 || place.value === null) return [];
  if (kind.kind !== 'parts' || !isFields(place.value)) return linesOf(plan, place.part, kind, place.value, seats);
  const { value, zone } = place;
  const parts = kind.parts.filter(({ name }) => (zone.shows.length ? zone.shows.includes(name) : name !== zone.at));
  return parts.flatMap(({ name, of }) => linesOf(plan, name, within(of), value[name], seats));
}

function linesOf(plan: Plan, part: string, kind: ReturnType<typeof within>, value: unknown, seats: Seat[]): Line[] {
  if (value === null || value === undefined || value === false || value === 0) return [];
  if (plan.isSeat(part) && typeof value === 'number') return [inLine([{ seat: value, count: 1 }])];
  if (plan.isSeat(part) && Array.isArray(value)) {
    const counts = value.map((count, seat) => ({ seat, count: Number(count) })).filter(({ count }) => count > 0);
    return counts.length > 0 ? [inLine(counts)] : [];
  }
  if (Array.isArray(value) && value.length === 0) return [];
  return broken(spell(plan, kind, part, value, seats)).map(sized);
}

const HUES = [75, 250, 320, 20, 290, 100, 220, 350, 50, 270];

/** The tint of a cell, by the first word on it: cells alike look alike. None where it has no word. */
export function tint(plan: Plan, place: Place): number | null {
  const kind = within(place.kind);
  const word = kind.kind === 'parts' ? kind.parts.find(({ of }) => within(of).kind === 'word') : undefined;
  const of = word ? within(word.of) : kind;
  const value = word && isFields(place.value) ? place.value[word.name] : place.value;
  if (of.kind !== 'word') return null;
  const at = plan.entries(of).indexOf(value);
  return at < 0 ? null : HUES[at % HUES.length]!;
}
