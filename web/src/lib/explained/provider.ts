/** Who explains a match: this device, where it has what plays the game, else the server that keeps it. */
import { ALONE } from '../device/base';
import type { OwnPlay } from '../protocol';
import * as api from '../server/api';
import { isHere } from '../server/provider';
import type { Analyses, Found, Phase } from './analyses';
import { Here } from './here';
import { moduleFor } from './modules';
import { Served } from './served';

/** A finished match, and the game as it was played. */
export interface Finished {
  id: string;
  game: string;
  mark: string;
  rules: number;
  /** Where the person sat; null: nowhere, or at several seats. */
  seat: number | null;
}

/** Null: nobody can. What the server refuses rejects with `Refused`. */
export async function whoExplains({ id, game, mark, rules, seat }: Finished): Promise<Analyses | null> {
  const served = !ALONE && !isHere(id);
  const loaded = await moduleFor(game, mark, rules);
  if (!loaded) return served ? new Served(id) : null;
  return new Here(loaded, await api.match(id), (found, depth) => {
    // One's own curve, which the server keeps, is the poorer where it does not hear of it.
    if (served && seat !== null && depth > 0)
      api.noteOwnPlay(id, ownPlay(found, seat, depth as OwnPlay['depth'])).catch(() => {});
  });
}

/** How a seat played, for its curve. */
function ownPlay({ levels, accounts }: Found, seat: number, depth: OwnPlay['depth']): OwnPlay {
  const of = (phase: Phase): { decisions: number; errors: number } => {
    const { decisions, errors } = levels[seat]![phase];
    return { decisions, errors };
  };
  const { luck, deal } = accounts[seat]!;
  return { depth, luck, deal, phases: { opening: of('opening'), middle: of('middle'), end: of('end') } };
}
