/** The log as it is told: by rounds and turns, and of each turn lines that open. */
import type { GameUI } from '../board/game';
import { t } from '../words/i18n.svelte';
import { logLine } from '../words/moves';
import { playerName } from '../words/players';
import type { GameEvent, LogEntry, Seat } from '../protocol';

export interface Telling {
  game: string;
  ui: Pick<GameUI<never>, 'gather' | 'automated'>;
  /** All who are listed: the automated opponent comes last. */
  seats: Seat[];
  /** How many of them sit at the table. */
  sitting: number;
  /** Whose turn follows the last entry; undefined: nobody's. */
  next: { seat: number; turn: number; round: number } | undefined;
}

/** Something that is told: an event, and the entry that it belongs to. */
interface Happening {
  event: GameEvent;
  entry: LogEntry;
}

export interface Line {
  text: string;
  /** How often the same is said in a row. */
  times: number;
  /** The turn ended by itself. */
  itself: boolean;
  entry: LogEntry;
  /** The moves it tells of. */
  moves: number[];
  events: GameEvent[];
  /** What it opens to; none where the line says it all. */
  parts: { text: string; event: GameEvent }[];
}

/** What one player did in one turn, or the automated opponent after it. */
export interface Section {
  seat: number;
  turn: number;
  round: number;
  opponent: boolean;
  happened: Happening[];
}

/** The event after which the turn is the next player's; what follows it in an entry is already theirs. */
const LAST = 'end_turn';

type Whose = 'own' | 'opponent' | 'next';

/** Whose part of the log each event of an entry belongs to. */
function whose(entry: LogEntry, passes: boolean, { ui, sitting }: Telling): Whose[] {
  let mode: Whose = 'own';
  let over = false;
  return entry.events.map((event) => {
    const someones = typeof event.seat === 'number' && event.seat < sitting;
    if (ui.automated?.(event)) mode = 'opponent';
    else if (mode === 'opponent' ? someones || ui.gather?.(event) === null : over) mode = passes ? 'next' : 'own';
    over ||= passes && event.event === LAST;
    return mode;
  });
}

export function sections(log: LogEntry[], telling: Telling): Section[] {
  const told: Section[] = [];
  let lead: Happening[] = [];
  const add = (seat: number, stage: { turn: number; round: number }, opponent: boolean, happened: Happening[]): void => {
    const last = told.at(-1);
    if (last && last.seat === seat && last.turn === stage.turn && last.opponent === opponent) last.happened.push(...happened);
    else told.push({ seat, turn: stage.turn, round: stage.round, opponent, happened });
  };
  log.forEach((entry, at) => {
    const after = log[at + 1]?.turn ?? telling.next?.turn ?? entry.turn;
    const parts = whose(entry, after !== entry.turn, telling);
    const of = (part: Whose): Happening[] =>
      entry.events.filter((_, number) => parts[number] === part).map((event) => ({ event, entry }));
    add(entry.seat, entry, false, [...lead, ...of('own')]);
    lead = of('next');
    const answer = of('opponent');
    if (answer.length > 0) add(telling.sitting, entry, true, answer);
  });
  if (lead.length > 0 && telling.next) add(telling.next.seat, telling.next, false, lead);
  else if (lead.length > 0) told.at(-1)?.happened.push(...lead);
  return told;
}

/** The lines of a section. */
export function linesOf(happened: Happening[], telling: Telling): Line[] {
  const { game, ui, seats } = telling;
  const say = (event: GameEvent): string => logLine(game, event, seats);
  const made: (Line & { word: string | undefined })[] = [];
  let early: Happening[] = [];
  const begin = ({ event, entry }: Happening, word?: string): void => {
    const text = say(event);
    const last = made.at(-1);
    if (!word && early.length === 0 && last && last.text === text && last.parts.length === 1 && !last.word) {
      last.times++;
      last.events.push(event);
      last.moves.push(entry.move);
      return;
    }
    const events = [...early.map((one) => one.event), event];
    early = [];
    const parts = events.map((one) => ({ text: say(one), event: one }));
    const itself = (entry.itself ?? false) && event.event === LAST;
    made.push({ text, times: 1, itself, entry, moves: [entry.move], events, parts, word });
  };
  const join = (line: Line, { event, entry }: Happening): void => {
    line.events.push(event);
    line.moves.push(entry.move);
    line.parts.push({ text: say(event), event });
  };
  happened.forEach((one, at) => {
    const first = happened[at - 1]?.entry !== one.entry;
    if (first && early.length > 0) flush();
    const itself = one.entry.itself && one.event.event === LAST;
    const how = itself ? 'line' : ui.gather ? ui.gather(one.event) : first ? 'line' : 'beside';
    if (how === null) return;
    const line = made.at(-1);
    if (how === 'line') begin(one);
    else if (how === 'beside' && line?.entry === one.entry && line.times === 1) join(line, one);
    else if (how === 'beside') early.push(one);
    else gathered(how, one);
  });
  flush();
  const last = happened.at(-1);
  // A turn that was only ended is told all the same.
  if (made.length === 0 && last) begin(last);
  return made.map(({ word: _, ...line }) => (line.parts.length > 1 ? line : { ...line, parts: [] }));

  /** What accompanied nothing is told for itself. */
  function flush(): void {
    const [head, ...rest] = early;
    early = [];
    if (!head) return;
    begin(head);
    rest.forEach((one) => join(made.at(-1)!, one));
  }

  function gathered(word: string, { event, entry }: Happening): void {
    const line = made.find((known) => known.word === word && known.events[0]?.seat === event.seat);
    if (!line) {
      begin({ event, entry }, word);
      return;
    }
    join(line, { event, entry });
    const player = typeof event.seat === 'number' ? playerName(event.seat, seats) : '';
    line.text = t(`${game}-gathered-${word}`, { player, count: line.events.length });
  }
}

/** A section in one line: what its lines say, without the player's name where it was said just before. */
export function inShort(told: Line[], name: string): string {
  const isTheirs = (line: Line | undefined): boolean => line?.text.startsWith(`${name} `) ?? false;
  return told
    .map((line, at) => (isTheirs(line) && isTheirs(told[at - 1]) ? line.text.slice(name.length + 1) : line.text))
    .map((text, at) => (at < told.length - 1 ? text.replace(/\.$/, '') : text))
    .join(' · ');
}
