/** Talking to the server: one function per endpoint, and two errors. */
import { learn } from './components.svelte';
import { refusal } from './i18n.svelte';
import type {
  ApiError,
  Command,
  GameInfo,
  Hint,
  Me,
  MyChange,
  NewTable,
  Replay,
  Table,
  TableSummary,
  UndoCommand,
} from './protocol';

/** The server said no, in words. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly error: ApiError,
  ) {
    super(refusal(error));
  }
}

/** No answer came: the network or the server is away, and nobody knows whether the request arrived. */
export class Unreachable extends Error {}

type Method = 'GET' | 'POST' | 'PUT';

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

/** Who this browser is. Every other request waits for the first answer, which sets the identity cookie. */
export function me(): Promise<Me> {
  introduced ??= send<Me>('GET', '/me').catch((failure: unknown) => {
    introduced = undefined;
    throw failure;
  });
  return introduced;
}

async function request<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
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

const withSeat = (seat: number | null): string => (seat === null ? '' : `?seat=${seat}`);
const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;

let known: Promise<GameInfo[]> | undefined;

/** The games of this server, asked for once; boards find their data with `components`. */
export function games(): Promise<GameInfo[]> {
  known ??= request<GameInfo[]>('GET', '/games')
    .then(learn)
    .catch((failure: unknown) => {
      known = undefined;
      throw failure;
    });
  return known;
}

export async function changeMe(change: MyChange): Promise<Me> {
  const changed = await request<Me>('PUT', '/me', change);
  introduced = Promise.resolve(changed);
  return changed;
}

export const tables = (): Promise<TableSummary[]> => request('GET', '/tables');
export const createTable = (table: NewTable): Promise<Table> => request('POST', '/tables', table);
export const play = (id: string, command: Command): Promise<Table> => request('POST', `${at(id)}/commands`, command);
export const undo = (id: string, command: UndoCommand): Promise<Table> => request('POST', `${at(id)}/undo`, command);
export const rematch = (id: string): Promise<Table> => request('POST', `${at(id)}/rematch`);
export const hint = (id: string, seat: number): Promise<Hint> => request('POST', `${at(id)}/hint${withSeat(seat)}`);
export const replay = (id: string, seat: number | null): Promise<Replay> =>
  request('GET', `${at(id)}/replay${withSeat(seat)}`);

export function liveAddress(id: string, seat: number | null): string {
  const address = new URL(`/api${at(id)}/live${withSeat(seat)}`, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return address.href;
}

/** A fresh name for a command, a UUID. `crypto.randomUUID` is missing on plain http, where a home network plays. */
export function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}
