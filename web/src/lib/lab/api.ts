/** Talking to the lab. */
import { request } from '../api';
import type { Changes, CheckedData, Compared, DataForm, LabJob, LabJobs, NewLabJob } from '../protocol/lab';

const data = (game: string): string => `/lab/games/${encodeURIComponent(game)}/data`;

export const form = (game: string): Promise<DataForm> => request('GET', data(game));
export const check = (game: string, changes: Changes): Promise<CheckedData> => request('POST', data(game), { changes });
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
