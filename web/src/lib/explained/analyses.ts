/** A finished match explained: what is asked of whoever explains it, the server or this device, and what comes of it. */
import type { Offer, Reason, Value } from '../protocol';

/** Iterations of the search for each decision; 0: chances and luck alone. */
export type Depth = 0 | 200 | 2000;
export const ROUGH: Depth = 200;
export const FINE: Depth = 2000;

export type Called = 'inaccuracy' | 'mistake' | 'blunder';
export type Phase = 'opening' | 'middle' | 'end';

/** Something done, in the typed form that offers have. */
export interface Deed {
  action: number;
  verb: string;
  text: string;
  [argument: string]: Value;
}

/** A move that the search expects. */
export interface LineMove {
  seat: number;
  move: Deed;
}

/** Something that could have been done; `worth`: the seat's chance then, as the search counts it. */
export interface Alternative {
  offer: Offer;
  worth: number;
  visits: number;
}

/** A move with more than one thing to do, judged by what its seat knew then. */
export interface Decision {
  /** Its place in the match, from 0. */
  move: number;
  seat: number;
  /** Iterations of the search; 0: it has not been looked at, and there is nothing but what was played. */
  depth: number;
  phase: Phase;
  /** How many things there were to do. */
  offered: number;
  played: Offer;
  best: Offer | null;
  /** The most promising first; what was played is always among them. */
  choices: Alternative[];
  /** What the search expects, the best move first. */
  line: LineMove[];
  /** Chance that it cost its seat against the best, weighed again with the same luck for both, and the 95 % interval of that. */
  loss: number;
  low: number;
  high: number;
  /** Null: it is no mistake. */
  called: Called | null;
  /** What a proven error did to every seat's chance; empty where none is. */
  effect: number[];
  /** What the best move would have done more for, where this one is called something. */
  reasons: Reason[];
}

/** After a move, or the set-up: every seat's chance, and what of the change was luck. */
export interface Moment {
  chances: number[];
  luck: number[];
  depth: number;
  luck_depth: number;
}

/** Where a seat's chance went: result − start = deal + luck + own + others + remainder. */
export interface Account {
  start: number;
  result: number;
  deal: number;
  luck: number;
  own: number;
  others: number;
  remainder: number;
}

/** How a seat played, in the whole match or a third of it. */
export interface Level {
  decisions: number;
  errors: number;
  /** The sum of proven losses for each decision; null: there were none. */
  error: number | null;
  called: Record<Called, number>;
}

export type Levels = Record<'whole' | Phase, Level>;

/** A move that swung the match: `error`, one of the decisions, by its move; else what came to light by it was luck. */
export interface TurningPoint {
  move: number;
  seat: number;
  change: number;
  error: boolean;
}

/** What has been found of a match; chances lie between 0 and 1, lists of them go by seat. */
export interface Found {
  start: number[];
  result: number[];
  /** Who acted, by move. */
  seats: number[];
  /** From the set-up on: one more than there are moves. */
  positions: Moment[];
  decisions: Decision[];
  accounts: Account[];
  levels: Levels[];
  /** The largest, in the order of the match. */
  turning_points: TurningPoint[];
}

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
