/** What a view is made of, as the server describes it: `engine/views.py` says the same in Python. */
export type Kind =
  | { kind: 'count' | 'signed' | 'flag' }
  | { kind: 'number'; size: number; first: number }
  | { kind: 'pair'; n: number; origin: number }
  | { kind: 'word' | 'bag' | 'tally'; table: number; name?: string }
  | { kind: 'entry'; table: number }
  | { kind: 'each'; table: number; of: Kind; name?: string }
  | { kind: 'many'; of: Kind; n?: number }
  | { kind: 'maybe'; of: Kind }
  | PartsKind;

export interface PartsKind {
  kind: 'parts';
  name?: string;
  parts: Part[];
}

export interface Part {
  name: string;
  of: Kind;
  /** What it is, in English, for those who read the API. */
  said?: string;
}

export interface Schema {
  view: PartsKind;
  /** The lists that words and entries are looked up in. */
  tables: unknown[][];
}
