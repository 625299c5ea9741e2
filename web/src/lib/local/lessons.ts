/** Lessons, taught here from their files as a server teaches them (`engine/lessons.py`): a match up to a position, then steps. */
import type { Lesson, LogEntry, Numbers, Offer, Seat } from '../protocol';
import { Illegal, Invalid } from '../engine/errors';
import type { Game, Options } from '../engine/game';
import type { State } from '../engine/running';
import { file } from '../server/files';
import type { LessonProvider } from '../server/provider';
import { made, type Made } from './course';
import { played } from './games';
import { logEntry, position } from './looks';
import { fits } from './patterns';
import { refuse } from './refusals';
import { wishing } from './wishes';

/** One idea: words, and what is to be done about it. */
interface Step {
  id: string;
  /** The moves to make, one after the other: `*` stands for anything, ` | ` between two either will do. */
  do?: string[];
  /** An event that the last of them must bring about, by its name and as many of its fields as matter. */
  brings?: Record<string, unknown>;
  /** What other moves are told, by the word that its text is found by: the first that fits. */
  wrong?: Record<string, string[]>;
  /** What the others do after it, each move by whoever is to act. */
  then?: string[];
  light?: string[];
}

export interface LessonFile {
  seed: number;
  options?: Options;
  seat?: number;
  before?: string[];
  steps: Step[];
}

const isEmpty = (brings: Step['brings']): boolean => Object.keys(brings ?? {}).length === 0;

/** The moves that a step asks for. */
const asksFor = ({ do: moves = [], brings }: Step): string[] => (moves.length > 0 || isEmpty(brings) ? moves : ['*']);

/** A lesson under way: the match as it stands, and what is asked for now. */
export class Teaching {
  readonly game: Game;
  readonly lesson: LessonFile;
  readonly seat: number;
  readonly opening: State;
  moves: Made[] = [];
  /** The first step that speaks of this position, */
  at = 0;
  /** and how many of the moves it asks for are made. */
  made = 0;
  /** How many moves there were before the last one of whoever learns. */
  shown = 0;

  constructor(game: Game, lesson: LessonFile) {
    if (!Number.isSafeInteger(lesson.seed)) throw new Invalid(`The seed ${lesson.seed} is more than a page can count.`);
    this.game = game;
    this.lesson = lesson;
    this.seat = lesson.seat ?? 0;
    this.opening = game.begin(lesson.options ?? {}, lesson.seed.toString(16).padStart(32, '0')).state;
    this.#perform(lesson.before ?? []);
    this.shown = this.moves.length;
  }

  get state(): State {
    return this.moves.at(-1)?.after ?? this.opening;
  }

  /** The step whose move is to be made next; as many as there are: none, it is over. */
  get asking(): number {
    const { steps } = this.lesson;
    const found = steps.findIndex((step, number) => number >= this.at && asksFor(step).length > 0);
    return found < 0 ? steps.length : found;
  }

  get step(): Step | undefined {
    return this.lesson.steps[this.asking];
  }

  offers(): number[] {
    return this.game.offers(this.state, this.seat);
  }

  /** The moves, of all that are offered, that the lesson goes on with. */
  right(): number[] {
    return this.offers().filter((action) => this.#isRight(action));
  }

  /** The others that are offered, with the word that each is told; empty: it is told nothing. */
  wrong(): Record<string, string> {
    const { step } = this;
    const right = this.right();
    if (!step) return {};
    const told = (action: number): string => {
      const text = this.game.actions.text(action);
      const found = Object.entries(step.wrong ?? {}).find(([, moves]) => moves.some((move) => fits(move, text)));
      return found?.[0] ?? '';
    };
    const others = this.offers().filter((action) => !right.includes(action));
    return Object.fromEntries(others.map((action) => [`${action}`, told(action)]));
  }

  /** Makes a move that is right, and what the others do after it; throws `Illegal`. */
  play(action: number): void {
    const { step } = this;
    if (!step || !this.right().includes(action)) throw new Illegal('This is not the move that the lesson asks for here.', null);
    this.shown = this.moves.length;
    this.#make(this.seat, action);
    if (this.asking !== this.at) [this.at, this.made] = [this.asking, 0];
    this.made += 1;
    if (this.made === asksFor(step).length) {
      [this.at, this.made] = [this.asking + 1, 0];
      this.#perform(step.then ?? []);
    }
  }

  #isRight(action: number): boolean {
    const { step } = this;
    if (!step) return false;
    const wanted = asksFor(step);
    if (!fits(wanted[this.made]!, this.game.actions.text(action))) return false;
    return this.made < wanted.length - 1 || isEmpty(step.brings) || this.#brings(step.brings!, action);
  }

  #brings(wanted: Record<string, unknown>, action: number): boolean {
    const told = this.game.play(this.state, this.seat, action).told.to(this.seat);
    return told.some((event) =>
      Object.entries(wanted).every(([name, value]) => JSON.stringify(event[name]) === JSON.stringify(value)),
    );
  }

  /** The moves of a script, each by the first of those to act that may make it. */
  #perform(moves: string[]): void {
    for (const text of moves) {
      const action = this.game.actions.read(text);
      const seats = this.game.toAct(this.state);
      this.#make(seats.find((seat) => this.game.offers(this.state, seat).includes(action)) ?? seats[0] ?? 0, action);
    }
  }

  #make(seat: number, action: number): void {
    this.moves.push(made(this.game, this.state, this.moves.length, seat, action));
  }
}

async function taught(name: string, id: string, done: number[]): Promise<Teaching> {
  const { game, info } = await played(name);
  const known = info.lessons.some((lesson) => lesson.id === id);
  const lesson = known ? await file<LessonFile>(`${name}/lessons/${id}.json`) : undefined;
  if (!lesson) throw refuse('not_found', 404, { message: `${name} has no lesson '${id}' here.` });
  try {
    const teaching = new Teaching(game, lesson);
    for (const action of done) teaching.play(action);
    return teaching;
  } catch (failure) {
    if (failure instanceof Illegal || failure instanceof Invalid) throw refuse('illegal_action', 422);
    throw failure;
  }
}

const NONE: ReadonlySet<number> = new Set();

function lessonAnswer(game: string, id: string, teaching: Teaching, begun: boolean): Lesson<Numbers> {
  const { game: rules, lesson, seat, state, opening, moves } = teaching;
  const log = moves.map((one): LogEntry => logEntry(one, seat, NONE));
  const since = begun ? moves.slice(teaching.shown) : [];
  const now = position(rules, state, seat, null);
  let before = 0;
  return {
    game,
    id,
    rules_version: rules.newest,
    game_mark: rules.about.mark,
    seat,
    seats: Array.from({ length: rules.players(opening) }, (_, number) => sitter(number, seat)),
    steps: lesson.steps.map((step) => {
      const asked = asksFor(step).length;
      before += asked;
      return { id: step.id, moves: asked, before: before - asked, light: step.light ?? [] };
    }),
    step: teaching.at,
    positions: since.length > 0 ? since.map((one) => position(rules, one.after, seat, log[one.number]!)) : [now],
    log,
    offers: teaching.step ? teaching.offers().map((action): Offer => rules.offer(state, seat, action)) : [],
    right: teaching.right(),
    told: teaching.wrong(),
  };
}

const sitter = (seat: number, learns: number): Seat => ({
  seat,
  kind: 'human',
  bot: null,
  name: '',
  mine: seat === learns,
  person: null,
  kept: false,
  stand_in: null,
});

export const lessonsHere: LessonProvider = {
  lesson: async (game, id, done) => lessonAnswer(game, id, await taught(game, id, done), done.length > 0),
  whyNot: async (game, id, done, move) => {
    const teaching = await taught(game, id, done);
    return wishing(teaching.game, teaching.state, teaching.seat, teaching.offers(), move);
  },
  foresee: async (game, id, done, action) => {
    const teaching = await taught(game, id, done);
    if (!teaching.offers().includes(action)) throw refuse('illegal_action', 422);
    return teaching.game.foresee(teaching.state, teaching.seat, action);
  },
};
