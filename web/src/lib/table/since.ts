/** What others have done since the viewer's last move, or a spectator's last visit: worked out from the log, so that it survives a reload. */
import type { GameUI } from '../board/game';
import type { GameEvent, LogEntry } from '../protocol';
import { inShort, linesOf, sections, type Section, type Telling } from './sections';
import { playerName } from '../words/players';

export interface Since {
  /** The move to play it again from. */
  from: number;
  /** The viewer has moved before. */
  moved: boolean;
  turns: Section[];
}

const told = ({ happened }: Section): boolean => happened.length > 0;

/** For a spectator: what came after so many moves, the newest turn first; at least that. */
export function sinceVisit(log: LogEntry[], seen: number | null, telling: Telling): Since {
  const latest = log.findIndex(({ turn }) => turn === log.at(-1)?.turn);
  const from = Math.min(seen ?? latest, Math.max(0, latest));
  return { from, moved: true, turns: sections(log.slice(from), telling).filter(told).reverse() };
}

/** All of it in its order. */
export function since(log: LogEntry[], seat: number, telling: Telling): Since {
  const last = log.findLastIndex((entry) => entry.seat === seat);
  // What the automated opponent does, and how the next turn begins, stands in the viewer's own entry.
  const others = sections(log.slice(Math.max(0, last)), telling).filter((one) => one.opponent || one.seat !== seat);
  const turns = others.filter(told);
  const own = turns.some((one) => one.opponent && one.happened[0]?.entry === log[last]);
  return { from: own ? last : last + 1, moved: last >= 0, turns };
}

export const eventsIn = (turns: Section[]): GameEvent[] => turns.flatMap(({ happened }) => happened.map(({ event }) => event));

/** What events speak of on the board, each once. */
export const marks = (events: GameEvent[], ui: Pick<GameUI<never>, 'targets'>): string[] => [
  ...new Set(events.flatMap((event) => ui.targets(event))),
];

/** A line of the strip. */
export interface Item {
  seat: number;
  text: string;
  events: GameEvent[];
  /** It changes or takes what is the viewer's. */
  touched: boolean;
}

/** What touched the viewer first, then a line a turn. */
export function items(turns: Section[], seat: number | null, ui: Pick<GameUI<never>, 'touches'>, telling: Telling): Item[] {
  const touches = ui.touches ?? ((event, mine) => event.seat === mine || event.owner === mine);
  const about = (seat === null ? [] : turns).flatMap((one) => {
    const happened = one.happened.filter(({ event }) => touches(event, seat!));
    return linesOf(happened, telling).map(({ text, events }) => ({ seat: one.seat, text, events, touched: true }));
  });
  const each = turns.map((one) => {
    const text = inShort(linesOf(one.happened, telling), playerName(one.seat, telling.seats));
    return { seat: one.seat, text, events: one.happened.map(({ event }) => event), touched: false };
  });
  return [...about, ...each];
}
