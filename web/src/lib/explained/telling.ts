/** What an analysis has found in words: each sentence made of the game's own terms and events. */
import type { GameUI } from '../board/game';
import type { GameEvent, Offer, Seat } from '../protocol';
import { has, list, t } from '../words/i18n.svelte';
import { label, logLine } from '../words/moves';
import { playerName } from '../words/players';
import type { Decision, Found, ExpectedMove, TurningPoint } from './analyses';

/** The match that is spoken of. */
export interface Course {
  game: string;
  seats: Seat[];
  ui: Pick<GameUI<unknown>, 'wording' | 'gather'>;
  /** What was seen before a move, */
  view: (move: number) => unknown;
  /** and what came of it. */
  events: (move: number) => GameEvent[];
}

/** Lines of the log that tell what luck brought, at most. */
const TOLD = 2;

/** Chance in points of a hundred, as people read it. */
export const points = (chance: number): number => Math.round(100 * chance);

/** "+1.2", "−0.4": points of chance with the sign that a reader looks for. */
export const signed = (chance: number): string => {
  const tenths = Math.round(1000 * chance) / 10;
  return `${tenths < 0 ? '−' : '+'}${Math.abs(tenths).toFixed(1)}`;
};

/** A move in words, as it would have stood on its button. */
export const moveName = (course: Course, move: number, offer: Offer): string =>
  label(course.game, offer, course.seats, course.ui.wording?.(offer, course.view(move)));

/** The verbs whose words go by how things look at that moment: beside what a tile would lie. */
export function byLooks({ ui, view }: Course, { decisions }: Found): Set<string> {
  const found = decisions.filter(({ move, played }) => Object.keys(ui.wording?.(played, view(move)) ?? {}).length > 0);
  return new Set(found.map(({ played }) => played.verb));
}

/** A move that the search expects: "Ada: Discard the tile". Of a move by looks the verb alone: nobody has seen them yet. */
export function expected({ game, seats }: Course, { seat, move }: ExpectedMove, looks: Set<string>): string {
  const verb = `${game}-verb-${move.verb}`;
  const said = looks.has(move.verb) && has(verb) ? t(verb) : label(game, { ...move, reveals: false }, seats);
  return `${playerName(seat, seats)}: ${said}`;
}

const terms = (course: Course, { reasons }: Decision): string =>
  list(reasons.map(({ term }) => small(t(`${course.game}-term-${term}`))));

const small = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** What a move lost, and what for. */
export const lossOf = (course: Course, one: Decision): string =>
  t('analysis-error', {
    move: one.move + 1,
    player: playerName(one.seat, course.seats),
    called: one.called ?? '',
    points: points(one.loss),
    played: moveName(course, one.move, one.played),
    best: one.best ? moveName(course, one.move, one.best) : '',
    because: one.reasons.length > 0 ? t('analysis-because', { reasons: terms(course, one) }) : '',
  });

/** The same in short, beside the board that shows both moves. */
export const lossInShort = (course: Course, one: Decision): string =>
  t('explained-lost', { points: points(one.loss), best: one.best ? moveName(course, one.move, one.best) : '' });

/** A turning point in a sentence. */
export function sentence(course: Course, found: Found, { move, seat, change, error }: TurningPoint): string {
  const decision = error ? found.decisions.find((one) => one.move === move) : undefined;
  if (decision) return lossOf(course, decision);
  const events = course.events(move).filter((event) => course.ui.gather?.(event) !== null);
  return t('analysis-fortune', {
    move: move + 1,
    player: playerName(seat, course.seats),
    points: points(Math.abs(change)),
    good: change > 0 ? 'yes' : 'no',
    told: events
      .slice(-TOLD)
      .map((event) => logLine(course.game, event, course.seats))
      .join(' '),
  });
}
