/**
 * What this browser keeps of a table: who sits there, and its match as options, seed and commands. How it stands is made again
 * from these (`course.ts`), so that a page that is newer plays on. Moves are kept in their text form, as match files have them:
 * a match can be saved whatever can be played here.
 */
import type { MatchFile, Notice, Seat, Status, TableSummary } from '../protocol';
import { commitment } from '../engine/chance';
import type { Options } from '../engine/game';

/** The form of what is kept; an older one would be read for ever. */
const FORM = 1;

export interface KeptSeat {
  kind: 'human' | 'bot';
  bot: string | null;
  name: string;
  /** The bot that plays for a person until they come back. */
  stand_in: string | null;
}

const KINDS = ['play', 'ending', 'undo'] as const;
export type CommandKind = (typeof KINDS)[number];

/** Something done for a seat; `id`: by which a person's command is known again. */
export interface KeptCommand {
  id: string;
  seat: number;
  kind: CommandKind;
  moves: string[];
}

/** How a table stands, for lists: they play no match through. */
export interface Standing {
  to_act: number[];
  moves: number;
  result: { places: number[]; totals: number[] } | null;
}

/** `promise`: the seed that was promised, and what players added to it, where the match is dealt by a hash of all. */
export type Origin = Required<Pick<MatchFile, 'table' | 'commitment' | 'promise'>>;

export interface Kept {
  form: typeof FORM;
  id: string;
  /** Grows by one with every change. */
  revision: number;
  game: string;
  rules_version: number;
  options: Options;
  seed: string;
  seats: KeptSeat[];
  commands: KeptCommand[];
  title: string;
  closed: boolean;
  notices: Notice[];
  /** What the file of an imported match says of the table that it was dealt at; null: it was dealt here. */
  origin: Origin | null;
  /** The match that this one plays on, and from before which of its moves. */
  of?: { table: string; move: number };
  standing: Standing;
  created: string;
  updated: string;
}

/** A table that is not begun yet. */
export const blank = (
  begun: Pick<Kept, 'id' | 'game' | 'rules_version' | 'options' | 'seed' | 'seats' | 'title' | 'origin'>,
  commands: KeptCommand[],
): Kept => {
  const now = new Date().toISOString();
  const standing = { to_act: [], moves: 0, result: null };
  return { form: FORM, revision: 0, commands, closed: false, notices: [], standing, created: now, updated: now, ...begun };
};

export function statusOf({ closed, standing }: Kept): Status {
  if (standing.result) return 'over';
  return closed ? 'closed' : 'playing';
}

/** Who sits there, as servers tell it: all people at this device are the one who looks. */
export const seatsOf = ({ seats }: Kept): Seat[] =>
  seats.map((seat, number) => ({ seat: number, ...seat, mine: seat.kind === 'human', person: null, kept: false }));

export function summaryOf(kept: Kept): TableSummary {
  const { id, game, title, standing, created, updated } = kept;
  const status = statusOf(kept);
  return {
    id,
    game,
    status,
    title,
    public: false,
    clock: null,
    seats: seatsOf(kept),
    to_act: status === 'playing' ? standing.to_act : [],
    moves: standing.moves,
    result: standing.result,
    created,
    updated,
    deletable: true,
  };
}

/** A table of which no more can be read than that it was there. */
export const summaryOfDamaged = (id: string): TableSummary => {
  const longAgo = new Date(0).toISOString();
  return {
    id,
    game: '',
    status: 'closed',
    title: '',
    public: false,
    clock: null,
    seats: [],
    to_act: [],
    moves: 0,
    result: null,
    created: longAgo,
    updated: longAgo,
    deletable: true,
    damaged: true,
  };
};

/** The moves that stand: who made each, and its text. */
export function movesOf({ commands }: Pick<Kept, 'commands'>): [number, string][] {
  const moves: [number, string][] = [];
  for (const { kind, seat, moves: made } of commands) {
    if (kind === 'undo') moves.pop();
    else moves.push(...made.map((text): [number, string] => [seat, text]));
  }
  return moves;
}

/** The match as a file. An imported one keeps what its own file said. */
export function matchFile(kept: Kept): MatchFile {
  const { id, game, rules_version, options, seed } = kept;
  const origin = kept.origin ?? { table: id, commitment: commitment(game, id, seed), promise: null };
  return {
    format: 'trivet match',
    format_version: origin.promise ? 2 : 1,
    game,
    rules_version,
    options,
    seed,
    moves: movesOf(kept),
    data: null,
    table: origin.table,
    commitment: origin.commitment,
    ...(origin.promise && { promise: origin.promise }),
  };
}

type Check = (found: unknown) => boolean;

const text: Check = (found) => typeof found === 'string';
const textOrNone: Check = (found) => found === null || text(found);
const count: Check = (found) => Number.isSafeInteger(found) && (found as number) >= 0;
const flag: Check = (found) => typeof found === 'boolean';
const moment: Check = (found) => text(found) && !Number.isNaN(Date.parse(found as string));
const number: Check = (found) => Number.isFinite(found);
const oneOf =
  (words: readonly string[]): Check =>
  (found) =>
    words.includes(found as string);
const many =
  (check: Check): Check =>
  (found) =>
    Array.isArray(found) && found.every(check);
const parts =
  (checks: Record<string, Check>): Check =>
  (found) =>
    typeof found === 'object' &&
    found !== null &&
    Object.entries(checks).every(([name, check]) => check((found as Record<string, unknown>)[name]));
const orNone =
  (check: Check): Check =>
  (found) =>
    found === null || check(found);
const options: Check = (found) =>
  typeof found === 'object' && found !== null && Object.values(found).every((value) => text(value) || number(value));

const promise = parts({ seed: text, shares: many(textOrNone) });

const reads = parts({
  form: (found) => found === FORM,
  id: text,
  revision: count,
  game: text,
  rules_version: count,
  options,
  seed: (found) => text(found) && /^[0-9a-f]{32}$/.test(found as string),
  seats: many(parts({ kind: oneOf(['human', 'bot']), bot: textOrNone, name: text, stand_in: textOrNone })),
  commands: many(parts({ id: text, seat: count, kind: oneOf(KINDS), moves: many(text) })),
  title: text,
  closed: flag,
  notices: many(parts({ kind: text, name: text, move: count, at: text })),
  origin: orNone(parts({ table: textOrNone, commitment: textOrNone, promise: orNone(promise) })),
  of: (found) => found === undefined || parts({ table: text, move: count })(found),
  standing: parts({
    to_act: many(count),
    moves: count,
    result: orNone(parts({ places: many(count), totals: many(number) })),
  }),
  created: moment,
  updated: moment,
});

/** Whether what was found is a table, undamaged as far as its form goes. */
export const isKept = (found: unknown): found is Kept =>
  reads(found) && (found as Kept).seats.length === (found as Kept).options.players;
