/** Tables that a server keeps, and lessons that it shows. */
import type { Hint, Knowledge } from '../protocol';
import { Line } from './line';
import type { LessonProvider, TableProvider } from './provider';
import { at, lessonAt, NUMBERS, query, request, seen, socketAddress } from './request';
import { forTable } from './shares';

const move = (wish: object): string => `move=${encodeURIComponent(JSON.stringify(wish))}`;

const knowledge = (id: string, seat: number): Promise<Knowledge> => request('GET', `${at(id)}/known?seat=${seat}`);

/** Thought out beside the page; by the server's bots where that cannot be. */
async function hint(id: string, seat: number): Promise<Hint> {
  const told = await knowledge(id, seat);
  const found = await import('./adviser').then(({ advice }) => advice(id, seat, told)).catch(() => null);
  return found ?? request('POST', `${at(id)}/hint?seat=${seat}`);
}

export const served: TableProvider = {
  summary: (id) => request('GET', `${at(id)}/summary`),
  table: (id) => forTable('GET', at(id)),
  gameAt: (id) => request('GET', `${at(id)}/game`),
  watch: (id, seat, ears) => new Line(socketAddress(`${at(id)}/live${seen(seat)}`), ears),

  play: (id, command) => forTable('POST', `${at(id)}/commands`, command),
  undo: (id, command) => forTable('POST', `${at(id)}/undo`, command),
  ending: (id, seat) => request('GET', `${at(id)}/ending?seat=${seat}`),
  hint,
  knowledge,
  whyNot: (id, seat, wish) => request('GET', `${at(id)}/why-not?seat=${seat}&${move(wish)}`),
  foresee: (id, seat, action, version) => request('GET', `${at(id)}/foresee${seen(seat)}&action=${action}&version=${version}`),

  replay: (id, seat) => request('GET', `${at(id)}/replay${seen(seat)}`),
  progress: (id) => request('GET', `${at(id)}/progress`),
  verify: (id) => request('GET', `${at(id)}/verify`),
  match: (id) => request('GET', `${at(id)}/match`),

  changeTable: (id, change) => forTable('PUT', at(id), change),
  closeTable: (id) => forTable('POST', `${at(id)}/close`),
  branches: (id) => request('GET', `${at(id)}/branches`),
  branch: (id, move) => forTable('POST', `${at(id)}/branches`, { move }),
  rematch: (id) => forTable('POST', `${at(id)}/rematch`),
  handOver: (id, seat) => forTable('POST', `${at(id)}/seats/${seat}/hand-over`),
  takeSeatBack: (id, seat) => forTable('POST', `${at(id)}/seats/${seat}/return`),
  deleteTable: (id) => request('DELETE', at(id)),

  createTable: (table) => forTable('POST', '/tables', { ...table, shared: true }),
  importMatch: (match) => forTable('POST', '/matches', match),
  tables: (wanted, after) => request('GET', `/tables${query({ ...wanted, after })}`),
};

export const shown: LessonProvider = {
  lesson: (game, id, done) => request('GET', `${lessonAt(game, id)}?${NUMBERS}&done=${done.join()}`),
  whyNot: (game, id, done, wish) => request('GET', `${lessonAt(game, id)}/why-not?done=${done.join()}&${move(wish)}`),
  foresee: (game, id, done, action) =>
    request('GET', `${lessonAt(game, id)}/foresee?${NUMBERS}&done=${done.join()}&action=${action}`),
};
