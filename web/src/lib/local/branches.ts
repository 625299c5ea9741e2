/** Matches played on from one of their moves: tables of their own, listed beside the match. */
import type { Branches } from '../protocol';
import { Course } from './course';
import { blank, isKept, movesOf, summaryOf, type Kept, type KeptCommand, type KeptSeat } from './kept';
import type { Standpoint } from './looks';
import { refuse } from './refusals';

/** Nobody has promised this shuffle: whoever plays on may know it. */
const NOWHERE = { table: null, commitment: null, promise: null };

/** A table that stands where a finished match stood before a move, the person in the place of whoever made it, bots in the others'. */
export function parted({ kept, course }: Standpoint, move: number, id: string, bot: string): Standpoint {
  if (!course.over) throw refuse('not_over');
  const seat = course.moves[move]?.seat;
  if (seat === undefined) throw refuse('bad_request', 422);
  const { game, rules_version, options, seed, title } = kept;
  const name = kept.seats.find(({ kind }) => kind === 'human')?.name ?? '';
  const seats = kept.seats.map((_, number): KeptSeat =>
    number === seat ? { kind: 'human', bot: null, name, stand_in: null } : { kind: 'bot', bot, name: '', stand_in: null },
  );
  const commands = movesOf(kept)
    .slice(0, move)
    .map(([whose, text]): KeptCommand => ({ id: '', seat: whose, kind: 'play', moves: [text] }));
  const begun = { game, rules_version, options, seed, title, seats, origin: NOWHERE };
  const after = { ...blank({ id, ...begun }, commands), of: { table: kept.id, move } };
  return { kept: after, course: Course.of(course.game, after) };
}

/** Those of a match among all tables, the newest first; and the match that this one plays on. */
export function branchesOf(all: unknown[], id: string): Branches {
  const tables = all.filter(isKept);
  const branches = tables
    .filter((one): one is Kept & Required<Pick<Kept, 'of'>> => one.of?.table === id)
    .sort((one, other) => (one.created < other.created ? 1 : -1))
    .map((one) => ({ move: one.of.move, table: summaryOf(one) }));
  return { of: tables.find((one) => one.id === id)?.of ?? null, branches };
}
