/** What a comparison or a sweep comes to. */

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
