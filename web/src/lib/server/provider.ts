/**
 * Who keeps tables and shows lessons: the server, or this browser. Pages and boards ask `api.ts`, and do not know which it was.
 *
 * What is refused rejects with `Refused`; where nobody answered, with `Unreachable` (`errors.ts`).
 */
import type {
  Branches,
  Command,
  Ending,
  Foreseen,
  GameInfo,
  Hint,
  Knowledge,
  Lesson,
  Live,
  MatchFile,
  NewTable,
  Numbers,
  Progress,
  Replay,
  Table,
  TableChange,
  TablePage,
  TableSummary,
  Undo,
  Verification,
  WhyNot,
} from '../protocol';
import { ALONE } from '../device/base';
import { recall } from '../device/storage';
import { Refused, Unreachable } from './errors';

/** Somebody who looks at a table, until they no longer do. */
export interface Watching {
  close(): void;
}

export interface Ears<Said> {
  /** Something was said; false: nothing more is to come. */
  hear: (said: Said) => boolean;
  /** Nothing can be heard for a while. */
  onLost: () => void;
}

/** Which of one's own tables: those that are going on or not, won or lost; of one game; with somebody. */
export interface Wanted {
  status?: 'going' | 'finished' | 'won' | 'lost';
  game?: string;
  with?: string;
}

/** Tables as the addresses under `/api/tables` answer for them; views come in numbers. */
export interface TableProvider {
  summary(id: string): Promise<TableSummary>;
  table(id: string): Promise<Table<Numbers>>;
  /** The game as it is played at that table. */
  gameAt(id: string): Promise<GameInfo>;
  /** Tells the whole table first, then again after each change. `seat` null: as a spectator. */
  watch(id: string, seat: number | null, ears: Ears<Live>): Watching;

  play(id: string, command: Command): Promise<Table<Numbers>>;
  undo(id: string, command: Undo): Promise<Table<Numbers>>;
  ending(id: string, seat: number): Promise<Ending>;
  hint(id: string, seat: number): Promise<Hint>;
  /** All that a seat may know, for what is thought beside the page; refused where a hint is. */
  knowledge(id: string, seat: number): Promise<Knowledge>;
  whyNot(id: string, seat: number, move: object): Promise<WhyNot>;
  foresee(id: string, seat: number, action: number, version: number): Promise<Foreseen<Numbers> | null>;

  replay(id: string, seat: number | null): Promise<Replay<Numbers>>;
  progress(id: string): Promise<Progress>;
  verify(id: string): Promise<Verification>;
  match(id: string): Promise<MatchFile>;

  changeTable(id: string, change: TableChange): Promise<Table<Numbers>>;
  closeTable(id: string): Promise<Table<Numbers>>;
  rematch(id: string): Promise<Table<Numbers>>;
  /** Tables at which one plays a match on; and what this one plays on, where it does. */
  branches(id: string): Promise<Branches>;
  /** Plays a finished match on from before a move, in the place of whoever made it, against bots. */
  branch(id: string, move: number): Promise<Table<Numbers>>;
  handOver(id: string, seat: number): Promise<Table<Numbers>>;
  takeSeatBack(id: string, seat: number): Promise<Table<Numbers>>;
  deleteTable(id: string): Promise<unknown>;

  createTable(table: NewTable): Promise<Table<Numbers>>;
  importMatch(match: unknown): Promise<Table<Numbers>>;
  /** A page of one's own tables, the newest first. */
  tables(wanted: Wanted, after?: string): Promise<TablePage>;
}

/** A lesson after the moves `done` of whoever learns. */
export interface LessonProvider {
  lesson(game: string, id: string, done: number[]): Promise<Lesson<Numbers>>;
  whyNot(game: string, id: string, done: number[], move: object): Promise<WhyNot>;
  foresee(game: string, id: string, done: number[], action: number): Promise<Foreseen<Numbers> | null>;
}

/** All that this browser keeps and shows by itself. */
export interface Here {
  tables: TableProvider;
  lessons: LessonProvider;
  /** What is kept stays when the page is closed. */
  lasting: boolean;
  /** All that can be read of a table, its match file where it is undamaged. */
  remains(id: string): Promise<unknown>;
}

/** Tables of this browser are told from a server's by their ids. */
export const HERE = 'here-';
export const isHere = (id: string): boolean => id.startsWith(HERE);

/** The line between a browser's tabs on which the ids of tables are said that have changed there. */
export const CHANGES = 'trivet-tables';
/** What a browser remembers that has ever kept a table. */
export const KEEPS = 'keeps';

let load: () => Promise<Here> = () => Promise.reject(new Unreachable());
let loaded: Promise<Here> | undefined;

/** Whether there may be tables in this browser: else nothing need be fetched to list them. */
export const mayKeep = (): boolean => ALONE || loaded !== undefined || recall(KEEPS) !== null;

/** From where it comes once somebody plays on this device: it is no part of what is fetched first. */
export function useHere(how: () => Promise<Here>): void {
  load = how;
}

/** What this browser keeps; rejects with `Unreachable` where it does not come. */
export function here(): Promise<Here> {
  loaded ??= load().catch((failure: unknown) => {
    loaded = undefined;
    throw failure instanceof Refused ? failure : new Unreachable();
  });
  return loaded;
}
