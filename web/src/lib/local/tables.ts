/** Tables that this browser keeps: asked as a server is, answered as it answers. Written down, then acknowledged, then told. */
import { remember } from '../device/storage';
import { freshSeed, luck } from '../engine/chance';
import { Invalid } from '../engine/errors';
import type { Game, Options } from '../engine/game';
import { botOf } from '../engine/mind';
import type { NewTable, Numbers, Table, TableSummary } from '../protocol';
import { HERE, KEEPS, type TableProvider, type Wanted } from '../server/provider';
import { playBots } from './bots';
import { branchesOf, parted } from './branches';
import { Course, type Deed } from './course';
import { played } from './games';
import { blank, isKept, matchFile, statusOf, summaryOf, summaryOfDamaged } from './kept';
import type { Kept, KeptCommand, KeptSeat } from './kept';
import { Lives } from './live';
import { botToAct, eyes, progressAnswer, replayAnswer, standing, tableAnswer, type Standpoint } from './looks';
import { opened, verification } from './matches';
import { illegal, refuse } from './refusals';
import type { Shelf } from './shelf';
import { wishing } from './wishes';

const ADVISER = 'hard';
/** The bot that plays for people who are away. */
const STAND_IN = 'normal';
const PAGE = 20;
const LONGEST_NAME = 40;
const LONGEST_TITLE = 60;
const MOST_NOTICES = 60;

interface Order extends Deed {
  id: string;
  version: number;
}

export function tablesHere(shelf: Shelf): TableProvider {
  const lives = new Lives(shelf, wake);
  const playing = new Map<string, AbortController>();

  /** Has the bots of a table act if it is their turn; never twice at once. */
  function wake(id: string): void {
    if (playing.has(id)) return;
    const left = new AbortController();
    playing.set(id, left);
    const look = (): Promise<Standpoint> => {
      if (!lives.watched(id)) left.abort();
      return lives.at(id);
    };
    const act = (seat: number, since: number, action: number): Promise<void> => botActs(id, seat, since, action);
    playBots({ id, look, act }, left.signal)
      .then(async () => lives.watched(id) && botToAct(await lives.at(id)) !== null)
      .catch((failure: unknown) => {
        console.warn(`The bots of table ${id} stop: ${failure}`);
        return false;
      })
      .then((goesOn) => {
        playing.delete(id);
        if (goesOn) wake(id);
      });
  }

  async function botActs(id: string, seat: number, since: number, action: number): Promise<void> {
    const at = await lives.at(id);
    if (botToAct(at)?.seat !== seat || at.course.since(seat) !== since) return;
    await lives.write(at, carriedOut(at, { id: '', seat, kind: 'play', actions: [action], version: since }));
  }

  /** What a table becomes by a command; throws where it cannot be carried out. */
  function carriedOut({ kept, course }: Standpoint, { id, seat, kind, actions }: Order): Standpoint {
    const next = course.copy();
    next.apply({ seat, kind, actions });
    const { actions: said } = course.game;
    const command: KeptCommand = { id, seat, kind, moves: actions.map((action) => said.text(action)) };
    return { kept: { ...kept, commands: [...kept.commands, command], standing: standing(next) }, course: next };
  }

  async function command(table: string, order: Order): Promise<Table<Numbers>> {
    for (;;) {
      const at = await lives.at(table);
      const done = at.kept.commands.findIndex(({ id }) => id !== '' && id === order.id);
      if (done >= 0) return sameAnswer(at, order, done);
      const now = (): { table: Table<Numbers> } => ({ table: tableAnswer(at, order.seat, at.course.logKeep(order.version)) });
      check(at, order, now);
      let after: Standpoint;
      try {
        after = carriedOut(at, order);
      } catch (failure) {
        throw illegal(failure, now());
      }
      if (await lives.write(at, after)) return tableAnswer(after, order.seat, after.course.logKeep(order.version));
    }
  }

  function check(at: Standpoint, { seat, kind, actions, version }: Order, now: () => { table: Table<Numbers> }): void {
    const { kept, course } = at;
    own(kept, seat);
    const hindered = hindrance(at, seat);
    if (hindered) throw refuse(hindered, 409, now());
    if (course.stale(seat, version)) throw refuse('stale', 409, now());
    if (kind === 'undo' && !course.canUndo(seat)) throw refuse('nothing_to_undo', 422, now());
    if (kind === 'ending' && `${actions}` !== `${course.offers(seat)}`) throw refuse('illegal_action', 422, now());
  }

  /** What was answered when this command was carried out, however long ago. */
  function sameAnswer({ kept, course }: Standpoint, order: Order, done: number): Table<Numbers> {
    const was = kept.commands[done]!;
    const moves = order.actions.map((action) => course.game.actions.text(action));
    if (was.seat !== order.seat || was.kind !== order.kind || `${was.moves}` !== `${moves}`) {
      throw refuse('command_id_reused', 422, { message: 'This command id belongs to another command. Nothing was done.' });
    }
    const then = Course.of(course.game, { ...kept, commands: kept.commands.slice(0, done + 1) });
    return tableAnswer({ kept, course: then }, order.seat, then.logKeep(order.version));
  }

  /** Something about a table other than a move. */
  async function change(id: string, make: (at: Standpoint) => Kept): Promise<Table<Numbers>> {
    for (;;) {
      const at = await lives.at(id);
      const after = { ...at, kept: make(at) };
      if (after.kept === at.kept || (await lives.write(at, after))) return tableAnswer(after, eyes(after, null));
    }
  }

  async function begin(kept: Kept, course: Course): Promise<Table<Numbers>> {
    const after = { kept: { ...kept, standing: standing(course) }, course };
    await shelf.put(after.kept, null);
    if (shelf.lasting) {
      remember(KEEPS, 'tables');
      void navigator.storage?.persist?.().catch(() => {});
    }
    lives.changed(kept.id);
    return tableAnswer(after, eyes(after, null));
  }

  async function createTable({ game: name, options = {}, seats, title = '' }: NewTable): Promise<Table<Numbers>> {
    const { game } = await played(name);
    const sitting = seats.map((seat): KeptSeat => {
      if (seat.kind === 'open') throw refuse('here_open', 422);
      if (seat.kind === 'me') return { kind: 'human', bot: null, name: brief(seat.name ?? '', LONGEST_NAME), stand_in: null };
      if (!isBot(seat.bot, game)) throw refuse('unknown_bot', 422, { message: `There is no bot '${seat.bot}' here.` });
      return { kind: 'bot', bot: seat.bot, name: '', stand_in: null };
    });
    const chosen: Options = { ...usual(game.about.options), ...options, players: seats.length };
    const rules_version = game.newest;
    if (!game.plays(chosen, rules_version))
      throw refuse('bad_options', 422, { message: `${name} cannot be begun with ${JSON.stringify(chosen)}.` });
    const begun = { game: name, rules_version, options: chosen, seed: freshSeed(), seats: sitting, origin: null };
    const kept = blank({ id: freshId(), title: brief(title, LONGEST_TITLE), ...begun }, []);
    return begin(kept, Course.begin(game, kept));
  }

  async function importMatch(file: unknown): Promise<Table<Numbers>> {
    const { match, course, commands } = await opened(file);
    const { game, rules_version, seed, table = null, commitment = null, promise = null } = match;
    const options: Options = { ...usual(course.game.about.options), ...match.options };
    const seats = Array.from({ length: course.game.players(course.state) }, () => PERSON);
    const begun = { game, rules_version, options: { ...options, players: seats.length }, seed, seats, title: '' };
    return begin(blank({ id: freshId(), origin: { table, commitment, promise }, ...begun }, commands), course);
  }

  async function tables(wanted: Wanted, after?: string): Promise<{ tables: TableSummary[]; next: string | null }> {
    const found = (await shelf.every()).map((each) =>
      isKept(each) ? summaryOf(each) : summaryOfDamaged(String((each as Partial<Kept>).id)),
    );
    const listed = found.filter((one) => isWanted(one, wanted)).sort((a, b) => (place(a) < place(b) ? 1 : -1));
    const rest = after === undefined ? listed : listed.filter((one) => place(one) < after);
    const shown = rest.slice(0, PAGE);
    return { tables: shown, next: rest.length > PAGE ? place(shown.at(-1)!) : null };
  }

  return {
    summary: async (id) => summaryOf(await lives.kept(id)),
    table: async (id) => {
      const at = await lives.at(id);
      return tableAnswer(at, eyes(at, null));
    },
    gameAt: async (id) => (await played((await lives.kept(id)).game)).info,
    watch: (id, seat, ears) => lives.watch(id, seat, ears),

    play: (id, { command_id, version, seat, actions, itself = false }) =>
      command(id, { id: command_id, version, seat, actions, kind: itself ? 'ending' : 'play' }),
    undo: (id, { command_id, version, seat }) => command(id, { id: command_id, version, seat, actions: [], kind: 'undo' }),
    ending: async (id, seat) => {
      const { kept, course } = await lives.at(id);
      own(kept, seat);
      const [only, ...others] = course.offers(seat);
      const alone = only !== undefined && others.length === 0 && course.game.endsQuietly(course.state, seat, only);
      return { action: alone ? only : null };
    },
    hint: async (id, seat) => {
      const { kept, course } = await lives.at(id);
      own(kept, seat);
      const offers = statusOf(kept) === 'playing' ? course.offers(seat) : [];
      if (offers.length === 0) throw refuse('not_to_act', 422);
      if (offers.length === 1) return { action: offers[0]!, reasons: [] };
      const { game, thinker } = await played(kept.game);
      const hidden = game.hide(course.state, seat);
      const decision = { hidden, seat, bot: botOf(ADVISER, game.about), chance: luck(id, hidden, seat) };
      return thinker().hint(decision);
    },
    knowledge: async (id, seat) => {
      const at = await lives.at(id);
      own(at.kept, seat);
      const hindered = hindrance(at, seat);
      if (hindered) throw refuse(hindered);
      const { game, state } = at.course;
      const hidden = Array.from(game.hide(state, seat), (byte) => String.fromCharCode(byte)).join('');
      return { game: at.kept.game, made_of: game.about.made_of, hidden: btoa(hidden) };
    },
    whyNot: async (id, seat, move) => {
      const at = await lives.at(id);
      own(at.kept, seat);
      const hindered = hindrance(at, seat) ?? (at.course.toAct.includes(seat) ? null : 'not_to_act');
      if (hindered) return { code: hindered, message: null, reason: null };
      return wishing(at.course.game, at.course.state, seat, at.course.offers(seat), move);
    },
    foresee: async (id, seat, action, version) => {
      const at = await lives.at(id);
      own(at.kept, seat);
      if (hindrance(at, seat) || at.course.stale(seat, version)) return null;
      if (!at.course.offers(seat).includes(action)) throw refuse('illegal_action', 422);
      return at.course.game.foresee(at.course.state, seat, action);
    },

    replay: async (id, seat) => {
      const at = await lives.at(id);
      return replayAnswer(at, eyes(at, seat));
    },
    progress: async (id) => {
      const at = await lives.at(id);
      if (!at.course.over) throw refuse('not_over');
      return progressAnswer(at);
    },
    verify: async (id) => {
      const at = await lives.at(id);
      if (!at.course.over) throw refuse('not_over');
      return verification(at, await shelf.every());
    },
    match: async (id) => matchFile(await lives.kept(id)),

    changeTable: (id, { title }) =>
      change(id, ({ kept, course }) => {
        const called = brief(title ?? kept.title, LONGEST_TITLE);
        if (statusOf(kept) !== 'playing') throw refuse(kept.closed ? 'closed' : 'over');
        return called === kept.title ? kept : noted({ ...kept, title: called }, course, 'renamed', null, called.slice(0, 40));
      }),
    closeTable: (id) =>
      change(id, ({ kept, course }) => {
        if (course.over) throw refuse('over');
        return kept.closed ? kept : noted({ ...kept, closed: true }, course, 'closed', null, '');
      }),
    rematch: async (id) => {
      const { game, options, seats, title } = await lives.kept(id);
      const sitting = seats.map((seat) =>
        seat.bot === null ? { kind: 'me' as const, name: seat.name } : { kind: 'bot' as const, bot: seat.bot },
      );
      return createTable({ game, options, seats: sitting, title });
    },
    branches: async (id) => branchesOf(await shelf.every(), id),
    branch: async (id, move) => {
      const { kept, course } = parted(await lives.at(id), move, freshId(), ADVISER);
      return begin(kept, course);
    },
    handOver: (id, seat) => change(id, ({ kept, course }) => standIn(kept, course, own(kept, seat), 'handed_over', STAND_IN)),
    takeSeatBack: (id, seat) => change(id, ({ kept, course }) => standIn(kept, course, own(kept, seat), 'returned', null)),
    deleteTable: async (id) => {
      await shelf.remove(id);
      lives.changed(id);
      return { deleted: id };
    },

    createTable,
    importMatch,
    tables,
  };
}

const PERSON: KeptSeat = { kind: 'human', bot: null, name: '', stand_in: null };

const usual = (options: { name: string; default: number | string }[]): Options =>
  Object.fromEntries(options.map((option) => [option.name, option.default]));

function isBot(name: string, { about }: Game): boolean {
  try {
    botOf(name, about);
    return true;
  } catch (failure) {
    if (failure instanceof Invalid) return false;
    throw failure;
  }
}

const brief = (said: string, longest: number): string => said.trim().slice(0, longest);

/** An id that nobody else has. */
function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const letters = btoa(String.fromCharCode(...bytes));
  return HERE + letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** That seat, where somebody at this device has it. */
function own(kept: Kept, seat: number): number {
  if (kept.seats[seat]?.kind !== 'human') throw refuse('not_your_seat', 403);
  return seat;
}

/** Why nothing at all can be done for a seat now, whoever is to act. */
function hindrance({ kept, course }: Standpoint, seat: number): 'over' | 'closed' | 'handed_over' | null {
  if (course.over) return 'over';
  if (kept.closed) return 'closed';
  return kept.seats[seat]?.stand_in ? 'handed_over' : null;
}

function standIn(kept: Kept, course: Course, seat: number, why: 'handed_over' | 'returned', bot: string | null): Kept {
  if (statusOf(kept) !== 'playing') throw refuse('not_playing');
  const player = kept.seats[seat]!;
  if (player.stand_in === bot) return kept;
  return noted({ ...kept, seats: kept.seats.with(seat, { ...player, stand_in: bot }) }, course, why, seat, player.name);
}

function noted(kept: Kept, course: Course, kind: Kept['notices'][number]['kind'], seat: number | null, name: string): Kept {
  const notice = { kind, seat, name, move: course.moves.length, at: new Date().toISOString() };
  return { ...kept, notices: [...kept.notices, notice].slice(-MOST_NOTICES) };
}

const going = ({ status }: TableSummary): boolean => status === 'playing';

/** Where a table stands in lists: what is going on comes first, then the newest. */
const place = (one: TableSummary): string => `${Number(going(one))} ${one.created} ${one.id}`;

function isWanted(one: TableSummary, { status, game, with: other }: Wanted): boolean {
  if (other !== undefined || (game && one.game !== game)) return false;
  switch (status) {
    case undefined:
      return true;
    case 'going':
      return going(one);
    case 'finished':
      return !going(one);
    default: {
      const own = one.seats.flatMap(({ seat, mine }) => (mine ? (one.result?.places[seat] ?? []) : []));
      return own.length > 0 && (Math.min(...own) === 1) === (status === 'won');
    }
  }
}
