/**
 * What this browser adds to the seeds of tables: drawn once the server has promised its own, kept to be compared at the end.
 * Nobody else, whoever runs the server included, has then chosen the shuffle alone.
 */
import { recall, remember } from '../device/storage';
import type { Numbers, Table } from '../protocol';
import { Refused, Unreachable } from './errors';
import { at, NUMBERS, request, type Method } from './request';

/** What was added at a table, and what the server had promised there by then. */
export interface Share {
  share: string;
  commitment: string;
}

const KEPT = 'shares';
/** Tables that are remembered, the last ones. */
const MOST = 300;
const BYTES = 16;

function all(): Record<string, Share> {
  try {
    return (JSON.parse(recall(KEPT) ?? '{}') ?? {}) as Record<string, Share>;
  } catch {
    return {};
  }
}

/** What this browser has added at a table, if it has. */
export const ownShare = (table: string): Share | undefined => all()[table];

/** A number for a table; the same for every tab. */
function drawn({ id, commitment }: Table<Numbers>): Share {
  const known = all();
  if (known[id]) return known[id];
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const share = { share: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''), commitment };
  const last = Object.entries(known).slice(1 - MOST);
  remember(KEPT, JSON.stringify(Object.fromEntries([...last, [id, share]])));
  return share;
}

const adding = new Map<string, Promise<Table<Numbers>>>();

/** Adds to a table's seed where that is wanted. Returns the table as it is then. */
export function added(table: Table<Numbers>): Promise<Table<Numbers>> {
  if (table.share !== 'wanted') return Promise.resolve(table);
  const known = adding.get(table.id);
  if (known) return known;
  const { share } = drawn(table);
  const asked = request<Table<Numbers>>('POST', `${at(table.id)}/share?${NUMBERS}`, { share }).catch((failure: unknown) => {
    // It was added elsewhere, or comes too late: the table goes on all the same.
    if (failure instanceof Refused || failure instanceof Unreachable) return table;
    throw failure;
  });
  adding.set(table.id, asked);
  void asked.finally(() => adding.delete(table.id));
  return asked;
}

/** Asks for something that is answered with a table, whose view comes in numbers. */
export const forTable = async (method: Method, path: string, body?: unknown): Promise<Table<Numbers>> =>
  added(await request<Table<Numbers>>(method, `${path}?${NUMBERS}`, body));
