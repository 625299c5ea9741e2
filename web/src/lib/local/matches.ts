/** Match files: read, checked, and verified. */
import type { MatchFile, Verification } from '../protocol';
import { commitment, committedText, dealtSeed, dealtText } from '../engine/chance';
import { Illegal, Invalid } from '../engine/errors';
import { Course } from './course';
import { isKept, matchFile, movesOf, type Kept, type KeptCommand } from './kept';
import type { Standpoint } from './looks';
import { refuse } from './refusals';
import { played } from './games';

const MOST_MOVES = 20_000;

/** A match as a file holds it, played through; refuses what is none, and what cannot be played here. */
export async function opened(file: unknown): Promise<{ match: MatchFile; course: Course; commands: KeptCommand[] }> {
  if (!isMatch(file)) throw refuse('bad_match', 422);
  if (file.data) throw refuse('here_data', 422);
  const { game } = await played(file.game);
  if (!game.about.rules_versions.includes(file.rules_version)) throw refuse('here_version', 422);
  if (!game.plays(file.options, file.rules_version)) throw refuse('bad_match', 422);
  try {
    const course = Course.begin(game, file);
    const { actions } = game;
    const commands = file.moves.map(([seat, text]): KeptCommand => {
      const action = actions.read(text);
      course.apply({ seat, kind: 'play', actions: [action] });
      return { id: '', seat, kind: 'play', moves: [actions.text(action)] };
    });
    return { match: file, course, commands };
  } catch (failure) {
    if (failure instanceof Illegal || failure instanceof Invalid) throw refuse('bad_match', 422);
    throw failure;
  }
}

const FIELDS = 'format format_version game rules_version options seed moves data table commitment promise'.split(' ');
const SEED = /^[0-9a-f]{32}$/;
const textOrNone = (found: unknown): boolean => found === undefined || found === null || typeof found === 'string';

function isMatch(found: unknown): found is MatchFile {
  if (typeof found !== 'object' || found === null) return false;
  const file = found as MatchFile;
  const { format, format_version, game, rules_version, options, seed, moves, data, table, commitment, promise } = file;
  return (
    Object.keys(found).every((field) => FIELDS.includes(field)) &&
    (format as string) === 'trivet match' &&
    (format_version as number) === (promise ? 2 : 1) &&
    (!promise || (Boolean(table && commitment) && isPromise(promise))) &&
    typeof game === 'string' &&
    Number.isSafeInteger(rules_version) &&
    typeof options === 'object' &&
    options !== null &&
    typeof seed === 'string' &&
    SEED.test(seed) &&
    Array.isArray(moves) &&
    moves.length <= MOST_MOVES &&
    moves.every((move) => Array.isArray(move) && Number.isSafeInteger(move[0]) && typeof move[1] === 'string') &&
    [data, table, commitment].every(textOrNone) &&
    (!table || /^[!-~]{1,64}$/.test(table)) &&
    (!commitment || /^[0-9a-f]{64}$/.test(commitment))
  );
}

const isPromise = ({ seed, shares }: NonNullable<MatchFile['promise']>): boolean =>
  SEED.test(seed) && Array.isArray(shares) && shares.every((share) => share === null || SEED.test(share));

/** Whether the seed of a finished match is the one that was promised, and its moves lead to its end. `known`: tables kept here. */
export function verification({ kept, course }: Standpoint, known: unknown[]): Verification {
  const again = Course.of(course.game, kept);
  const { game } = kept;
  const origin = kept.origin ?? { table: kept.id, commitment: commitment(game, kept.id, kept.seed), promise: null };
  const table = origin.table ?? kept.id;
  const claim = claimOf(kept, known);
  const { promise } = origin;
  const seed = promise?.seed ?? kept.seed;
  const deal = promise && { seed: kept.seed, text: dealtText(game, table, seed, promise.shares), shares: promise.shares };
  const dealt = !deal || dealtSeed(game, table, seed, deal.shares) === kept.seed;
  const fits = origin.commitment === null || (dealt && origin.commitment === commitment(game, table, seed));
  const same = again.state.every((byte, at) => byte === course.state[at]);
  return {
    verified: same && fits && claim !== 'differs',
    claim,
    table,
    commitment: origin.commitment,
    seed,
    text: committedText(game, table, seed),
    deal,
    moves: course.moves.length,
    places: course.game.places(course.state),
  };
}

/** What is known here of the table that an imported match says it was dealt at. */
function claimOf(kept: Kept, known: unknown[]): Verification['claim'] {
  if (kept.origin === null) return 'dealt_here';
  const { table } = kept.origin;
  if (table === null) return 'none';
  const there = known.filter(isKept).find(({ id, origin }) => id === table && origin === null);
  if (!there) return 'unknown';
  const [one, other] = [there, kept].map((each) => JSON.stringify([each.game, each.seed, movesOf(each)]));
  const same = one === other && there.standing.result !== null && matchFile(there).commitment === kept.origin.commitment;
  return same ? 'same' : 'differs';
}
