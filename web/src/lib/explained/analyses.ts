/** A finished match explained: what is asked of whoever explains it, the server or this device, and what comes of it. */
import type { Found } from '../protocol';

export type {
  Account,
  Alternative,
  Decision,
  Deed,
  ExpectedMove,
  Found,
  Level,
  Levels,
  Moment,
  TurningPoint,
} from '../protocol';

/** Iterations of the search for each decision; 0: chances and luck alone. */
export type Depth = 0 | 200 | 2000;
export const ROUGH: Depth = 200;
export const FINE: Depth = 2000;

export type Called = 'inaccuracy' | 'mistake' | 'blunder';
export type Phase = 'opening' | 'middle' | 'end';

export type AnalysisState = 'none' | 'waiting' | 'working' | 'done' | 'stopped' | 'failed';

/** How far the analysis of a finished match is, and what it has found. */
export interface Analysis {
  state: AnalysisState;
  /** How deep every decision has been searched; −1: nothing is found yet. */
  depth: number;
  aim: number;
  /** How far it is on its way to the next depth, from 0 to 1. */
  progress: number;
  /** Why it went no further, as a sentence. */
  failure: string | null;
  /** How many matches the person may still have analysed today; null: as many as one likes. */
  left: number | null;
  found: Found | null;
}

/** Who explains one finished match. */
export interface Analyses {
  /** Where it is worked out. */
  readonly where: 'server' | 'here';
  /** Tells how far it is, now and whenever that changes, until what it returns is called; `failed`: it cannot be learnt. */
  watch: (told: (analysis: Analysis) => void, failed: (problem: unknown) => void) => () => void;
  /** Begins, or goes on to a finer depth; rougher ones come on the way. Refused, it throws. */
  ask: (depth: Depth) => Promise<void>;
  /** No more of it; what was found stays. */
  stop: () => Promise<void>;
}
