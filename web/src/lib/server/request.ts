/** Sending requests to the server, as somebody it knows. */
import { ALONE } from '../device/base';
import { recall, remember } from '../device/storage';
import type { ApiError, Me } from '../protocol';
import { t } from '../words/i18n.svelte';
import { connection } from './connection.svelte';
import { Refused, Unreachable } from './errors';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Under this a browser keeps the name of whoever plays, for when no server says it. */
const OWN_NAME = 'name';

async function send<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    return unreachable();
  }
  // A gateway's 502 or 504 says nothing of the request's fate either.
  const said = await answer.json().catch(() => null);
  const refused = typeof said?.message === 'string';
  if (said === null || !(answer.ok || refused)) return unreachable();
  connection.lost = false;
  if (answer.ok) return said as Answer;
  throw new Refused(answer.status, said as ApiError);
}

function unreachable(): never {
  connection.lost = true;
  throw new Unreachable();
}

let introduced: Promise<Me> | undefined;

/** From now on this browser is known as this person. */
export function introduce(as: Me): void {
  introduced = Promise.resolve(as);
  nameHere(as.name);
}

/** Keeps the name in this browser. */
export const nameHere = (name: string): void => remember(OWN_NAME, name);

/** Who this browser is. Every other request waits for the first answer, which sets the identity cookie. Alone one is nobody. */
export function me(): Promise<Me> {
  if (ALONE) return Promise.resolve({ id: '', name: recall(OWN_NAME) ?? '', language: null });
  introduced ??= send<Me>('GET', '/me').then(
    (answered) => {
      nameHere(answered.name);
      return answered;
    },
    (failure: unknown) => {
      introduced = undefined;
      throw failure;
    },
  );
  return introduced;
}

/** One's name, also while the server does not answer. */
export async function ownName(): Promise<string> {
  try {
    return (await me()).name;
  } catch (failure) {
    if (!(failure instanceof Unreachable)) throw failure;
    return recall(OWN_NAME) ?? '';
  }
}

export async function request<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  if (ALONE) throw new Refused(404, { code: 'not_found', message: t('notice-alone') });
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

/** Views come as numbers. */
export const NUMBERS = 'view=numbers';
/** Seen from a seat; from none as a spectator. */
export const seen = (seat: number | null): string => (seat === null ? `?${NUMBERS}` : `?seat=${seat}&${NUMBERS}`);
/** Where a table is. */
export const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;
/** Where a lesson is. */
export const lessonAt = (game: string, lesson: string): string =>
  `/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`;

/** What is asked for, behind an address. */
export const query = (asked: object): string => {
  const said = Object.entries(asked).filter(([, value]) => value !== undefined && value !== '');
  return said.length > 0 ? `?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}` : '';
};

/** Where a live line is. */
export const socketAddress = (path: string): string => {
  const address = new URL(`/api${path}`, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return address.href;
};
