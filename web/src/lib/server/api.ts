/** Talking to the server: one function per endpoint. Where none answers, what it says of games lies in files beside the page. */
import { keep, learn } from '../data/components.svelte';
import { ALONE } from '../device/base';
import { recall, remember } from '../device/storage';
import { addTexts, isBuiltIn, wordsOf } from '../words/i18n.svelte';
import type {
  ApiError,
  BlockedPeople,
  BotRating,
  Challenge,
  Chat,
  ChatMessage,
  Command,
  Contact,
  ContactChange,
  Day,
  Ending,
  Foreseen,
  GameInfo,
  GameTexts,
  Hint,
  Join,
  Leaderboard,
  Lesson,
  Lobby,
  Me,
  MoveCode,
  Muted,
  MyChange,
  NewMessage,
  NewProposal,
  NewSeat,
  NewTable,
  Numbers,
  PersonPage,
  Picture,
  Progress,
  QuickWaits,
  RatingChange,
  Replay,
  RivalPage,
  Table,
  TableChange,
  TablePage,
  TableSummary,
  Undo,
  Verification,
  WhyNot,
  Wish,
} from '../protocol';
import { Refused, Unreachable } from './errors';
import { file } from './files';

export { Refused, Unreachable };

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function send<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Unreachable();
  }
  // A gateway's 502 or 504 says nothing of the request's fate either.
  const said = await answer.json().catch(() => null);
  if (answer.ok && said !== null) return said as Answer;
  if (typeof said?.message === 'string') throw new Refused(answer.status, said as ApiError);
  throw new Unreachable();
}

let introduced: Promise<Me> | undefined;

const OWN_NAME = 'name';

/** Who this browser is. Every other request waits for the first answer, which sets the identity cookie. Alone one is nobody. */
export function me(): Promise<Me> {
  if (ALONE) return Promise.resolve({ id: '', name: recall(OWN_NAME) ?? '', language: null });
  introduced ??= send<Me>('GET', '/me').catch((failure: unknown) => {
    introduced = undefined;
    throw failure;
  });
  return introduced;
}

export async function request<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  if (ALONE) throw new Unreachable();
  await me();
  try {
    return await send<Answer>(method, path, body);
  } catch (failure) {
    if (!(failure instanceof Refused && failure.error.code === 'no_identity')) throw failure;
    // The cookie is gone, or the server's memory of it: introduce ourselves anew.
    introduced = undefined;
    await me();
    return send<Answer>(method, path, body);
  }
}

const NUMBERS = 'view=numbers';
const withSeat = (seat: number | null): string => (seat === null ? '' : `?seat=${seat}`);
const seen = (seat: number | null): string => (seat === null ? `?${NUMBERS}` : `?seat=${seat}&${NUMBERS}`);
const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;

/** Asks for something that is answered with a table, whose view comes in numbers. */
const forTable = (method: Method, path: string, body?: unknown): Promise<Table<Numbers>> =>
  request(method, `${path}?${NUMBERS}`, body);

/** What is the same for everybody, and lies beside the page as well: asked of the server, where there is one. */
async function told<Answer>(path: string, name: string): Promise<Answer> {
  if (!ALONE) return request<Answer>('GET', path);
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

/** The game as it is played at a table, where that is not as new tables are. */
export const gameAt = async (id: string): Promise<void> => {
  keep(await request<GameInfo>('GET', `${at(id)}/game`));
};

export async function changeMe(change: MyChange): Promise<Me> {
  if (ALONE) {
    if (typeof change.name === 'string') remember(OWN_NAME, change.name);
    return me();
  }
  const changed = await request<Me>('PUT', '/me', change);
  introduced = Promise.resolve(changed);
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

/** Which of one's own tables: those that are going on or not, won or lost; of one game; with somebody. */
export interface Wanted {
  status?: 'going' | 'finished' | 'won' | 'lost';
  game?: string;
  with?: string;
}

const query = (asked: object): string => {
  const said = Object.entries(asked).filter(([, value]) => value !== undefined && value !== '');
  return said.length > 0 ? `?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}` : '';
};

/** A page of one's own tables. */
export const tables = (wanted: Wanted, after?: string): Promise<TablePage> =>
  request('GET', `/tables${query({ ...wanted, after })}`);
export const rivals = (after?: string): Promise<RivalPage> => request('GET', `/me/rivals${query({ after })}`);
export const leaderboard = (game: string, provisional: boolean, after?: string): Promise<Leaderboard> =>
  request('GET', `/games/${encodeURIComponent(game)}/leaderboard${query({ provisional, after })}`);
export const moreOfLobby = (part: keyof Lobby, after: string): Promise<TablePage> =>
  request('GET', `/lobby/${part}?after=${after}`);
export const deleteTable = (id: string): Promise<unknown> => request('DELETE', at(id));
export const lobby = (): Promise<Lobby> => request('GET', '/lobby');
export const table = (id: string): Promise<Table<Numbers>> => forTable('GET', at(id));
/** Who sits there and how it stands, without anybody's hand. */
export const summary = (id: string): Promise<TableSummary> => request('GET', `${at(id)}/summary`);
export const createTable = (table: NewTable): Promise<Table<Numbers>> => forTable('POST', '/tables', table);
export const importMatch = (match: unknown): Promise<Table<Numbers>> => forTable('POST', '/matches', match);
export const rematch = (id: string): Promise<Table<Numbers>> => forTable('POST', `${at(id)}/rematch`);

export async function join(id: string, how: Join): Promise<Table<Numbers>> {
  const joined = await forTable('POST', `${at(id)}/join`, how);
  // Who had no name is called by this one from now on.
  const known = await me();
  if (how.name && !known.name) introduced = Promise.resolve({ ...known, name: how.name });
  return joined;
}
export const leave = (id: string): Promise<Table<Numbers>> => forTable('POST', `${at(id)}/leave`);
export const reseat = (id: string, seat: number, sitter: NewSeat): Promise<Table<Numbers>> =>
  forTable('PUT', `${at(id)}/seats/${seat}`, sitter);
export const startTable = (id: string): Promise<Table<Numbers>> => forTable('POST', `${at(id)}/start`, {});
export const changeTable = (id: string, change: TableChange): Promise<Table<Numbers>> => forTable('PUT', at(id), change);
export const newInvitation = (id: string): Promise<Table<Numbers>> => forTable('POST', `${at(id)}/invitation`);
export const closeTable = (id: string): Promise<Table<Numbers>> => forTable('POST', `${at(id)}/close`);

export const play = (id: string, command: Command): Promise<Table<Numbers>> => forTable('POST', `${at(id)}/commands`, command);
export const undo = (id: string, command: Undo): Promise<Table<Numbers>> => forTable('POST', `${at(id)}/undo`, command);
export const ending = (id: string, seat: number): Promise<Ending> => request('GET', `${at(id)}/ending${withSeat(seat)}`);
export const hint = (id: string, seat: number): Promise<Hint> => request('POST', `${at(id)}/hint${withSeat(seat)}`);
export const whyNot = (id: string, seat: number, move: object): Promise<WhyNot> =>
  request('GET', `${at(id)}/why-not?seat=${seat}&move=${encodeURIComponent(JSON.stringify(move))}`);
export const foresee = (id: string, seat: number, action: number, version: number): Promise<Foreseen<Numbers> | null> =>
  request('GET', `${at(id)}/foresee${seen(seat)}&action=${action}&version=${version}`);
export const handOver = (id: string, seat: number): Promise<Table<Numbers>> =>
  forTable('POST', `${at(id)}/seats/${seat}/hand-over`);
export const takeSeatBack = (id: string, seat: number): Promise<Table<Numbers>> =>
  forTable('POST', `${at(id)}/seats/${seat}/return`);
export const propose = (id: string, proposal: NewProposal): Promise<Table<Numbers>> =>
  forTable('POST', `${at(id)}/proposals`, proposal);
export const answer = (id: string, proposal: string, agree: boolean): Promise<Table<Numbers>> =>
  forTable('POST', `${at(id)}/proposals/${encodeURIComponent(proposal)}`, { agree });

export const say = (id: string, message: NewMessage): Promise<ChatMessage> => request('POST', `${at(id)}/chat`, message);
export const muted = async (id: string): Promise<number[]> => (await request<Chat>('GET', `${at(id)}/chat`)).muted;
export const mute = (id: string, seats: number[]): Promise<Muted> => request('PUT', `${at(id)}/muted`, { seats });

export const replay = (id: string, seat: number | null): Promise<Replay<Numbers>> =>
  request('GET', `${at(id)}/replay${seen(seat)}`);
export const progress = (id: string): Promise<Progress> => request('GET', `${at(id)}/progress`);
export const ratingChanges = (id: string): Promise<RatingChange[]> => request('GET', `${at(id)}/ratings`);
export const botRatings = (): Promise<BotRating[]> => request('GET', '/ratings');
export const verify = (id: string): Promise<Verification> => request('GET', `${at(id)}/verify`);
/** Where the match file can be fetched. */
export const matchFile = (id: string): string => `/api${at(id)}/match`;

export const challenge = (person: string, asked: Challenge): Promise<Table<Numbers>> =>
  forTable('POST', `/people/${encodeURIComponent(person)}/challenge`, asked);
export const blocked = (): Promise<BlockedPeople> => request('GET', '/me/blocked');
export const block = (person: string): Promise<unknown> => request('PUT', `/me/blocked/${encodeURIComponent(person)}`);
export const unblock = (person: string): Promise<unknown> => request('DELETE', `/me/blocked/${encodeURIComponent(person)}`);
export const quickWaits = (): Promise<QuickWaits> => request('GET', '/quick');
/** Whoever waits would begin with bots at the empty seats. */
export const quickBots = (): Promise<unknown> => request('POST', '/quick/bots');

const dayAt = (game: string): string => `/games/${encodeURIComponent(game)}/daily`;
/** A day's table of a game and its list; today's where no day is named. */
export const day = (game: string, day?: string, after?: string): Promise<Day> =>
  request('GET', `${dayAt(game)}?${new URLSearchParams({ ...(day && { day }), ...(after && { after }) })}`);
/** Sits down at today's table, or goes on there. */
export const playToday = (game: string): Promise<Table<Numbers>> => forTable('POST', dayAt(game));

const lessonAt = (game: string, lesson: string): string =>
  `/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`;
/** A lesson after these moves of whoever learns. */
export const lesson = (game: string, id: string, done: number[]): Promise<Lesson<Numbers>> =>
  request('GET', `${lessonAt(game, id)}?${NUMBERS}&done=${done.join()}`);
export const whyNotInLesson = (game: string, id: string, done: number[], move: object): Promise<WhyNot> =>
  request('GET', `${lessonAt(game, id)}/why-not?done=${done.join()}&move=${encodeURIComponent(JSON.stringify(move))}`);
export const foreseeInLesson = (game: string, id: string, done: number[], action: number): Promise<Foreseen<Numbers> | null> =>
  request('GET', `${lessonAt(game, id)}/foresee?${NUMBERS}&done=${done.join()}&action=${action}`);
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

const socketAddress = (path: string): string => {
  const address = new URL(`/api${path}`, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return address.href;
};
export const liveAddress = (id: string, seat: number | null): string => socketAddress(`${at(id)}/live${seen(seat)}`);
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
