/** What stands beside a game's module (`GAME.json`): all that its host must know. `wasm/description.py` says the same in Python. */
import type { Layout, OptionInfo, Schema } from '../protocol';

/** The kind of an argument: `size` values, each with a typed form. */
export type ArgumentKind =
  | { kind: 'number'; size: number; first: number }
  | { kind: 'word'; table: number; name?: string }
  | { kind: 'pair'; n: number; origin: number }
  | { kind: 'several'; n: number; most: number };

export interface Argument {
  name: string;
  of: ArgumentKind;
  /** Only the seat that an event is whispered to may know it. */
  private?: true;
}

export interface Verb {
  verb: string;
  /** The number of its first action. */
  first: number;
  arguments: Argument[];
}

/** Where a field stands in its record, and how many numbers of what kind it is; none: one. */
export interface Field {
  at: number;
  kind: NumberKind;
  shape: number[];
}

export type NumberKind = 'int8' | 'int16' | 'int32' | 'int64' | 'float64' | 'float16';

export interface RecordLayout {
  bytes: number;
  fields: Record<string, Field>;
}

/** What lies at an exported place. */
export interface Place {
  items: number;
  /** Of each item. */
  bytes: number;
  kind: NumberKind | 'record';
}

/** How much a level thinks. */
export interface Level {
  iterations: number;
  /** With what the game's bots have learned, where there is any. */
  network: boolean;
}

export interface Description {
  format: string;
  format_version: number;
  game: string;
  /** The game's own, as servers name it (`GameInfo.mark`). */
  mark: string;
  /** The rules, bots and data that the module was made of. */
  made_of: string;
  /** The versions of the rules that it plays, the newest last. */
  rules_versions: number[];
  players: number[];
  options: OptionInfo[];
  secrets: boolean;
  actions: { size: number; verbs: Verb[] };
  events: { event: string; arguments: Argument[] }[];
  /** The lists that words are looked up in. */
  tables: string[][];
  view: Schema & { mark: string };
  score_items: string[];
  reasons: string[];
  terms: string[];
  components: Record<string, unknown>;
  /** What points ahead make a chance by, for chances that are told, by the number of players. */
  odds: Record<string, number>;
  board: Layout | null;
  levels: Record<string, Level>;
  weights: { arrays: { name: string; shape: number[] }[]; bound_to: Record<string, string> };
  state: RecordLayout & { size: number };
  tree: RecordLayout;
  paper: RecordLayout;
  net: RecordLayout;
  memory: Record<string, Place>;
  functions: Record<string, { takes: string[]; returns: 'number' | 'flag' | 'real' | null }>;
}

const FORMAT = 'trivet module';
const FORMAT_VERSION = 1;

/** Whether this page knows how to run what is described so. */
export const isOurs = ({ format, format_version }: Partial<Description>): boolean =>
  format === FORMAT && format_version === FORMAT_VERSION;
