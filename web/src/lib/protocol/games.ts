/** The games of a server: their options, the schemas of their views, their words. */
import type { Schema } from '../plain/kinds';
import type { Layout } from '../plain/layout';
import type { LessonInfo } from './lessons';

/** `GET /api/games`; `GET /api/tables/{id}/game`: as it is played at that table, which may have other data. */
export interface GameInfo {
  id: string;
  /** What tells it from the same game with other data. */
  mark: string;
  players: number[];
  rules_version: number;
  options: OptionInfo[];
  /** Hidden hands exist: a shared device needs a curtain between seats. */
  secrets: boolean;
  /** Levels and other bots by name, weakest first. */
  bots: string[];
  /** Those of them that have a rating: our own. */
  rated_bots: string[];
  /** The game's data file as plain data: what a board must know to draw cards and a map. */
  components: Record<string, unknown>;
  /** Its verbs, each with its arguments' names: what a move can be. */
  actions: Record<string, string[]>;
  /** What its views are made of. */
  view: Schema & { mark: string };
  /** How the game lies on the table where it brings no board of its own; null: its view is shown as tables. */
  board: Layout | null;
  /** How it is learnt; a first game comes first. */
  lessons: LessonInfo[];
  /** Where the rules explain what it says: the anchor in them by the message, without the game's name. */
  paragraphs: Record<string, string>;
}

/** `GET /api/games/{game}/texts`: by language. */
export type GameTexts = Record<string, Words>;

/** A game's words in one language: its messages in Fluent's form, its rules and its player aid in Markdown. */
export interface Words {
  messages: string;
  rules: string;
  aid: string;
}

export interface OptionInfo {
  name: string;
  choices: (number | string)[];
  default: number | string;
  /** The numbers of players that it matters for; none: all. */
  players: number[];
}
