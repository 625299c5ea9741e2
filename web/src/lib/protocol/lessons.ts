/** Lessons: what one teaches, how it stands after the moves made so far, what is to be done next. */
import type { Position } from './course';
import type { LogEntry, Offer, Seat } from './table';

/** A lesson of a game; its title is `{game}-lesson-{id}-title`. */
export interface LessonInfo {
  id: string;
  /** How many steps it has, */
  steps: number;
  /** and about how long it takes. */
  minutes: number;
}

/** A step, whose words are `{game}-lesson-{lesson}-{id}`. */
export interface LessonStep {
  id: string;
  /** How many moves it asks for; none: it is read. */
  moves: number;
  /** How many moves of the lesson come before it. */
  before: number;
  /** Places to light on the board, as it names them; none: those of the moves to make. */
  light: string[];
}

/** `GET /api/games/{game}/lessons/{lesson}?done=12,40`: a lesson after these moves of whoever learns. */
export interface Lesson<View = unknown> {
  game: string;
  id: string;
  rules_version: number;
  game_mark: string;
  /** Whoever learns sits there. */
  seat: number;
  seats: Seat[];
  steps: LessonStep[];
  /** The first that speaks of this position; as many as there are: it is over. */
  step: number;
  /** How it stood after the last move made and after each of the others' since; at the beginning the first alone. */
  positions: Position<View>[];
  log: LogEntry[];
  offers: Offer[];
  /** The offers that the lesson goes on with, by their action; */
  right: number[];
  /** what each of the others is told: the word of `{game}-lesson-{lesson}-{step}-{word}`. */
  told: Record<string, string>;
}
