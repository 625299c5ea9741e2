/** Talking to the lab. */
import { request } from '../server/api';
import type { Changes, CheckedData, DataForm, LabJob, LabJobs, NewLabJob, OwnFile } from '../protocol';
import type { Compared } from './compared';

const at = (game: string, what: 'data' | 'form'): string => `/lab/games/${encodeURIComponent(game)}/${what}`;

/** The numbers of the file that tables are played with, or of a designer's. */
export const form = (game: string, file: OwnFile | null): Promise<DataForm> =>
  file ? request('POST', at(game, 'form'), file) : request('GET', at(game, 'data'));
export const check = (game: string, file: OwnFile | null, changes: Changes): Promise<CheckedData> =>
  request('POST', at(game, 'data'), { file, changes });
export const jobs = (): Promise<LabJobs> => request('GET', '/lab/jobs');
export const begin = (job: NewLabJob): Promise<LabJob> => request('POST', '/lab/jobs', job);
export const stop = (id: string): Promise<LabJob> => request('POST', `/lab/jobs/${id}/stop`);
export const remove = (id: string): Promise<unknown> => request('DELETE', `/lab/jobs/${id}`);
export const file = (id: string, name: string): string => `/api/lab/jobs/${id}/files/${name}`;
export const compared = (id: string): Promise<Compared> => request('GET', `/lab/jobs/${id}/files/comparison.json`);

/** What a report says first, a line each. */
export async function verdicts(id: string): Promise<string[]> {
  const said = await fetch(file(id, 'verdicts.txt'));
  return said.ok ? (await said.text()).trim().split('\n').slice(0, -1) : [];
}
