/** The lab, on a server that was started with it: a game's data as a form, and the jobs. */

/** `GET /api/lab/games/{game}/data`: the file that new tables are played with. */
export interface DataForm {
  file: string;
  numbers: DataNumber[];
}

/** A data file of a designer's; `POST /api/lab/games/{game}/form` with it: its `DataForm`. */
export interface OwnFile {
  name: string;
  text: string;
}

/** `path`: what it stands in, entries by their id or name; `name`: that in one word. */
export interface DataNumber {
  name: string;
  path: string[];
  value: number;
}

/** Other numbers, by their names. */
export type Changes = Record<string, number>;

/** `POST /api/lab/games/{game}/data` with `{ file?, changes }`: the file with them. */
export interface CheckedData {
  text: string;
  /** What `trivet check-data` says is wrong with it, */
  problem: string | null;
  /** and the number that it is likely to be about. */
  at: string | null;
}

/** `POST /api/lab/jobs` answers 201 with the `LabJob`. */
export type NewLabJob = LabWork &
  (
    | { kind: 'report'; second?: string | null; forks?: number; ladder?: boolean; language?: string }
    | { kind: 'compare'; margin?: number; against?: 'tables' | 'file' }
    | { kind: 'sweep'; number: string; low: number; high: number; margin?: number }
  );

export interface LabWork {
  game: string;
  options: Record<string, number | string>;
  /** One for all seats, or one for each. */
  bots: string[];
  games: number;
  seed?: number;
  /** Instead of the data of new tables. */
  file?: OwnFile | null;
  changes: Changes;
}

/** `GET /api/lab/jobs`, the newest first; `POST …/{id}/stop`, `DELETE …/{id}`, `GET …/{id}/files/{file}`. */
export interface LabJob {
  id: string;
  kind: 'report' | 'compare' | 'sweep';
  game: string;
  options: Record<string, number | string>;
  bots: string[];
  games: number;
  /** The name of the designer's data file, else empty, */
  file: string;
  /** and whether that, without the changes, or the data of new tables are what is compared with. */
  against: 'tables' | 'file';
  changes: { name: string; old: number; new: number }[];
  /** What is swept, and its values. */
  number: string;
  values: number[];
  /** What one would type for the same. */
  command: string;
  made: string;
  state: 'waiting' | 'running' | 'done' | 'failed' | 'stopped';
  done: number;
  /** About how many games there will be; 0 while none is played yet. */
  of: number;
  /** Why it failed. */
  message: string;
  /** What came of it, by name. */
  files: string[];
}

export interface LabJobs {
  jobs: LabJob[];
}

/** `comparison.json`, as `trivet compare --json` prints it. */
export interface Compared {
  comparisons: Comparison[];
}

export interface Comparison {
  name: string;
  pairs: number;
  /** Pairs until all is decided, as it looks; 0: it is. */
  needed: number;
  measures: Finding[];
  /** How many of the seats took each thing, the largest differences first. */
  content: Finding[];
}

export interface Finding {
  name: string;
  a: number;
  b: number;
  difference: number;
  interval: [number, number];
  needed: number;
  verdict: 'differs' | 'same' | 'open';
  /** What is taken, where that is measured. */
  about: { verb: string; argument: string; word: string } | null;
}
