/**
 * All that can be asked: one function per endpoint. Where no server answers, what it says of games lies in files beside the page.
 * What is asked at a table, or in a lesson, is asked of whoever keeps it (`provider.ts`).
 */
import { keep, learn } from '../data/components.svelte';
import { ALONE } from '../device/base';
import { addTexts, isBuiltIn, wordsOf } from '../words/i18n.svelte';
import type {
  Analysis,
  BlockedPeople,
  BotRating,
  Challenge,
  Chat,
  ChatMessage,
  Contact,
  ContactChange,
  Curves,
  Day,
  Foreseen,
  GameInfo,
  GameTexts,
  Join,
  Leaderboard,
  Live,
  Lobby,
  Me,
  MoveCode,
  Muted,
  MyChange,
  NewMessage,
  NewProposal,
  NewSeat,
  NewTable,
  Noted,
  Numbers,
  OwnPlay,
  PersonPage,
  Picture,
  Puzzle,
  Puzzles,
  PuzzleSolution,
  QuickWaits,
  RatingChange,
  RivalPage,
  Table,
  TablePage,
  WhyNot,
  Wish,
} from '../protocol';
import { Refused, Unreachable } from './errors';
import { file, playable } from './files';
import {
  here,
  isHere,
  mayKeep,
  type Ears,
  type LessonProvider,
  type TableProvider,
  type Wanted,
  type Watching,
} from './provider';
import { at, introduce, lessonAt, me, nameHere, NUMBERS, ownName, query, request, socketAddress } from './request';
import { served, shown } from './served';
import { added, forTable, ownShare } from './shares';

export { added, isHere, me, ownName, ownShare, playable, request, Refused, Unreachable };
export type { Wanted };

/** What is the same for everybody, and lies beside the page as well: asked of the server, where one answers. */
async function told<Answer>(path: string, name: string): Promise<Answer> {
  try {
    if (!ALONE) return await request<Answer>('GET', path);
  } catch (failure) {
    if (!(failure instanceof Unreachable)) throw failure;
  }
  const found = await file<Answer>(name);
  if (found === undefined) throw new Unreachable();
  return found;
}

let known: Promise<GameInfo[]> | undefined;

/** The words of a game that the page was not built with. */
async function learnWords({ id }: GameInfo): Promise<void> {
  if (!isBuiltIn(id)) addTexts(id, await told<GameTexts>(`/games/${id}/texts`, `${id}/texts.json`));
}

/** What the server says of its games, asked for once; boards find their data with `components`. */
export function gamesHere(): Promise<GameInfo[]> {
  known ??= told<GameInfo[]>('/games', 'games.json')
    .then(async (here) => {
      await Promise.all(here.map(learnWords));
      return learn(here);
    })
    .catch((failure: unknown) => {
      known = undefined;
      throw failure;
    });
  return known;
}

/** The games of this server with all their words. */
export async function games(): Promise<GameInfo[]> {
  const here = await gamesHere();
  await Promise.all(here.map(({ id }) => wordsOf(id)));
  return here;
}

/** One game with its words, where the server has it. */
export async function game(id: string): Promise<GameInfo | undefined> {
  const [here] = await Promise.all([gamesHere(), wordsOf(id)]);
  return here.find((each) => each.id === id);
}

/** Whoever keeps that table. */
const keeperOf = async (id: string): Promise<TableProvider> => (isHere(id) ? (await here()).tables : served);
/** Whoever keeps tables on this device, or for everybody. */
const keeper = async (onThisDevice: boolean): Promise<TableProvider> => (onThisDevice ? (await here()).tables : served);

type AtTable = Exclude<keyof TableProvider, 'watch' | 'gameAt' | 'createTable' | 'importMatch' | 'tables'>;

const atTable = <Name extends AtTable>(name: Name): TableProvider[Name] =>
  (async (id: string, ...asked: unknown[]) =>
    ((await keeperOf(id))[name] as (id: string, ...asked: unknown[]) => unknown)(id, ...asked)) as TableProvider[Name];

/** Who sits there and how it stands, without anybody's hand. */
export const summary = atTable('summary');
export const table = atTable('table');
export const play = atTable('play');
export const undo = atTable('undo');
export const ending = atTable('ending');
export const hint = atTable('hint');
export const knowledge = atTable('knowledge');
export const whyNot = atTable('whyNot');
export const foresee = atTable('foresee');
export const replay = atTable('replay');
export const progress = atTable('progress');
export const verify = atTable('verify');
/** All there is to a match, to be kept or handed on. */
export const match = atTable('match');
/** Where its file can be fetched; of a damaged table of this browser all that is left of it. */
export const matchFile = async (id: string): Promise<string> =>
  isHere(id) ? URL.createObjectURL(new Blob([JSON.stringify(await (await here()).remains(id))])) : `/api${at(id)}/match`;
export const changeTable = atTable('changeTable');
export const closeTable = atTable('closeTable');
export const rematch = atTable('rematch');
export const branches = atTable('branches');
export const branch = atTable('branch');
export const handOver = atTable('handOver');
export const takeSeatBack = atTable('takeSeatBack');
export const deleteTable = atTable('deleteTable');

/** The game as it is played at a table, where that is not as new tables are. */
export const gameAt = async (id: string): Promise<void> => keep(await (await keeperOf(id)).gameAt(id));

/** Looks at a table until that is closed. */
export function watch(id: string, seat: number | null, ears: Ears<Live>): Watching {
  if (!isHere(id)) return served.watch(id, seat, ears);
  let closed = false;
  let watching: Watching | undefined;
  here().then(
    ({ tables }) => {
      if (!closed) watching = tables.watch(id, seat, ears);
    },
    () => ears.onLost(),
  );
  return {
    close: () => {
      closed = true;
      watching?.close();
    },
  };
}

export const createTable = async (table: NewTable, onThisDevice = ALONE): Promise<Table<Numbers>> =>
  (await keeper(onThisDevice)).createTable(table);
export const importMatch = async (match: unknown, onThisDevice = ALONE): Promise<Table<Numbers>> =>
  (await keeper(onThisDevice)).importMatch(match);
/** A page of one's own tables. Where this browser has never kept any, nothing need be fetched to know it. */
export const tables = async (wanted: Wanted, after?: string, onThisDevice = ALONE): Promise<TablePage> =>
  onThisDevice && !mayKeep() ? { tables: [], next: null } : (await keeper(onThisDevice)).tables(wanted, after);
/** Whether tables of this browser stay when the page is closed. */
export const isLasting = async (): Promise<boolean> => (await here()).lasting;
/** A copy of a table of this browser becomes one of the server's: as from its match file. */
export const handToServer = async (id: string): Promise<Table<Numbers>> => importMatch(await match(id), false);

/** Asked of the server, and of this device where it does not answer: lessons are the same everywhere. */
const inLesson = <Name extends keyof LessonProvider>(name: Name): LessonProvider[Name] =>
  (async (...asked: unknown[]) => {
    type Asked = (...asked: unknown[]) => unknown;
    if (ALONE) return ((await here()).lessons[name] as Asked)(...asked);
    try {
      return await (shown[name] as Asked)(...asked);
    } catch (failure) {
      if (!(failure instanceof Unreachable)) throw failure;
      return ((await here()).lessons[name] as Asked)(...asked);
    }
  }) as LessonProvider[Name];

/** A lesson after these moves of whoever learns. */
export const lesson = inLesson('lesson');
export const whyNotInLesson = inLesson('whyNot');
export const foreseeInLesson = inLesson('foresee');

export async function changeMe(change: MyChange): Promise<Me> {
  if (typeof change.name === 'string') nameHere(change.name);
  if (ALONE) return me();
  const changed = await request<Me>('PUT', '/me', change);
  introduce(changed);
  return changed;
}

export const moveCode = (): Promise<MoveCode> => request('POST', '/me/code');
/** This browser becomes the person the code speaks of; everything known until now was another's. */
export const moveHere = (code: string): Promise<Me> => request('POST', '/me/move', { code });
export const forgetDevices = (): Promise<Me> => request('POST', '/me/forget-devices');
/** Where all that is kept about this person can be fetched. */
export const exportFile = (): string => '/api/me/export';
export const deleteMe = (): Promise<unknown> => request('DELETE', '/me');
export const contact = (): Promise<Contact> => request('GET', '/me/contact');
export const changeContact = (change: ContactChange): Promise<Contact> => request('PUT', '/me/contact', change);
export const confirmContact = (code: string): Promise<Contact> => request('POST', '/me/contact/confirm', { code });
export const person = (id: string): Promise<PersonPage> => request('GET', `/people/${encodeURIComponent(id)}`);

export const personTables = (id: string, after: string): Promise<TablePage> =>
  request('GET', `/people/${encodeURIComponent(id)}/tables?after=${after}`);

export const rivals = (after?: string): Promise<RivalPage> => request('GET', `/me/rivals${query({ after })}`);
/** Tells for one's curve how one has played a match, as this device has found. */
export const noteOwnPlay = (id: string, play: OwnPlay): Promise<Noted> => request('PUT', `${at(id)}/analysis/own`, play);
/** How one's own play has changed. */
export const curves = (): Promise<Curves> => request('GET', '/me/curves');
export const leaderboard = (game: string, provisional: boolean, after?: string): Promise<Leaderboard> =>
  request('GET', `/games/${encodeURIComponent(game)}/leaderboard${query({ provisional, after })}`);
export const moreOfLobby = (part: keyof Lobby, after: string): Promise<TablePage> =>
  request('GET', `/lobby/${part}?after=${after}`);
export const lobby = (): Promise<Lobby> => request('GET', '/lobby');

export async function join(id: string, how: Join): Promise<Table<Numbers>> {
  const joined = await forTable('POST', `${at(id)}/join`, how);
  // Who had no name is called by this one from now on.
  const known = await me();
  if (how.name && !known.name) introduce({ ...known, name: how.name });
  return joined;
}
export const leave = (id: string): Promise<Table<Numbers>> => forTable('POST', `${at(id)}/leave`);
export const reseat = (id: string, seat: number, sitter: NewSeat): Promise<Table<Numbers>> =>
  forTable('PUT', `${at(id)}/seats/${seat}`, sitter);
export const startTable = (id: string): Promise<Table<Numbers>> => forTable('POST', `${at(id)}/start`, {});
export const newInvitation = (id: string): Promise<Table<Numbers>> => forTable('POST', `${at(id)}/invitation`);
export const propose = (id: string, proposal: NewProposal): Promise<Table<Numbers>> =>
  forTable('POST', `${at(id)}/proposals`, proposal);
export const answer = (id: string, proposal: string, agree: boolean): Promise<Table<Numbers>> =>
  forTable('POST', `${at(id)}/proposals/${encodeURIComponent(proposal)}`, { agree });

export const say = (id: string, message: NewMessage): Promise<ChatMessage> => request('POST', `${at(id)}/chat`, message);
export const muted = async (id: string): Promise<number[]> => (await request<Chat>('GET', `${at(id)}/chat`)).muted;
export const mute = (id: string, seats: number[]): Promise<Muted> => request('PUT', `${at(id)}/muted`, { seats });

export const ratingChanges = (id: string): Promise<RatingChange[]> => request('GET', `${at(id)}/ratings`);
export const botRatings = (): Promise<BotRating[]> => request('GET', '/ratings');

/** How far the analysis of a finished match is; `known`: the revision of which one has all that was found. */
export const analysis = (id: string, known?: number): Promise<Analysis> =>
  request('GET', `${at(id)}/analysis${query({ known })}`);
export const analyse = (id: string, depth: number): Promise<Analysis> => request('POST', `${at(id)}/analysis`, { depth });
export const stopAnalysis = (id: string): Promise<Analysis> => request('POST', `${at(id)}/analysis/stop`);

export const challenge = (person: string, asked: Challenge): Promise<Table<Numbers>> =>
  forTable('POST', `/people/${encodeURIComponent(person)}/challenge`, asked);
export const blocked = (): Promise<BlockedPeople> => request('GET', '/me/blocked');
export const block = (person: string): Promise<unknown> => request('PUT', `/me/blocked/${encodeURIComponent(person)}`);
export const unblock = (person: string): Promise<unknown> => request('DELETE', `/me/blocked/${encodeURIComponent(person)}`);
export const quickWaits = (): Promise<QuickWaits> => request('GET', '/quick');
/** Whoever waits would begin with bots at the empty seats. */
export const quickBots = (): Promise<unknown> => request('POST', '/quick/bots');

const puzzlesAt = (game: string): string => `/games/${encodeURIComponent(game)}/puzzles`;
const puzzleAt = (game: string, id: string): string => `${puzzlesAt(game)}/${encodeURIComponent(id)}`;
/** The puzzles of a game, and how one has answered them. */
export const puzzles = (game: string): Promise<Puzzles> => request('GET', puzzlesAt(game));
export const puzzle = (game: string, id: string): Promise<Puzzle<Numbers>> =>
  request('GET', `${puzzleAt(game, id)}?${NUMBERS}`);
export const answerPuzzle = (game: string, id: string, action: number): Promise<PuzzleSolution> =>
  request('POST', puzzleAt(game, id), { action });
export const whyNotInPuzzle = (game: string, id: string, move: object): Promise<WhyNot> =>
  request('GET', `${puzzleAt(game, id)}/why-not?move=${encodeURIComponent(JSON.stringify(move))}`);
export const foreseeInPuzzle = (game: string, id: string, action: number): Promise<Foreseen<Numbers> | null> =>
  request('GET', `${puzzleAt(game, id)}/foresee?${NUMBERS}&action=${action}`);

const dayAt = (game: string): string => `/games/${encodeURIComponent(game)}/daily`;
/** A day's table of a game and its list; today's where no day is named. */
export const day = (game: string, day?: string, after?: string): Promise<Day> =>
  request('GET', `${dayAt(game)}?${new URLSearchParams({ ...(day && { day }), ...(after && { after }) })}`);
/** Sits down at today's table, or goes on there. */
export const playToday = (game: string): Promise<Table<Numbers>> => forTable('POST', dayAt(game));

/** Counts, without who, that somebody has come to a step for the first time. */
export const reached = (game: string, id: string, step: string): Promise<unknown> =>
  request('POST', `${lessonAt(game, id)}/steps/${encodeURIComponent(step)}`);

const drawn = new Map<string, Promise<Picture<Numbers>>>();

/** A picture of a game's rules; each is asked for once. */
export function picture(game: string, id: string): Promise<Picture<Numbers>> {
  const path = `/games/${encodeURIComponent(game)}/pictures/${encodeURIComponent(id)}?${NUMBERS}`;
  const asked = drawn.get(path) ?? told<Picture<Numbers>>(path, `${game}/pictures/${id}.json`);
  drawn.set(path, asked);
  asked.catch(() => drawn.delete(path));
  return asked;
}

/** Waits for a quick match, as long as it is open. */
export const quickAddress = ({ game, players, slow }: Wish): string =>
  socketAddress(`/quick/live?game=${encodeURIComponent(game)}&players=${players}&pace=${slow ? 'slow' : 'live'}`);
export const turnsAddress = (): string => socketAddress('/live');

/** A fresh name for a command, a UUID. `crypto.randomUUID` is missing on plain http, where a home network plays. */
export function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}
