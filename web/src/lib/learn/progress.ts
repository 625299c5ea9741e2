/** How far this browser's person is in each lesson: where one stopped is where one goes on. */
import { recall, remember } from '../device/storage';

const NAME = 'lessons';

export interface Progress {
  /** The step one is at, */
  step: number;
  /** the moves made up to there, by their action, */
  done: number[];
  /** and the furthest step one was ever at: the last ends the lesson. */
  furthest: number;
}

type All = Record<string, Progress>;

function all(): All {
  try {
    return JSON.parse(recall(NAME) ?? '{}') as All;
  } catch {
    return {};
  }
}

const key = (game: string, lesson: string): string => `${game}/${lesson}`;

/** Null: it was never begun. */
export const progressOf = (game: string, lesson: string): Progress | null => all()[key(game, lesson)] ?? null;

export function keepProgress(game: string, lesson: string, progress: Progress): void {
  remember(NAME, JSON.stringify({ ...all(), [key(game, lesson)]: progress }));
}

/** Whether no lesson was ever begun here. */
export const isNew = (): boolean => Object.keys(all()).length === 0;
