/** Who explains a match: this device, where it has what plays the game, else the server that keeps it. */
import { ALONE } from '../device/base';
import * as api from '../server/api';
import { isHere } from '../server/provider';
import type { Analyses } from './analyses';
import { Here } from './here';
import { moduleFor } from './modules';
import { Served } from './served';

/** A finished match, and the game as it was played. */
export interface Finished {
  id: string;
  game: string;
  mark: string;
  rules: number;
}

/** Null: nobody can. What the server refuses rejects with `Refused`. */
export async function whoExplains({ id, game, mark, rules }: Finished): Promise<Analyses | null> {
  const loaded = await moduleFor(game, mark, rules);
  if (loaded) return new Here(loaded, await api.match(id));
  return ALONE || isHere(id) ? null : new Served(id);
}

/** Whether a match can be played on from one of its moves: where the server keeps it. */
export const canBranch = (id: string): boolean => !ALONE && !isHere(id);
