/** Games that are played here: their modules, what servers say of them, and bots that think beside the page. */
import { Game } from '../engine/game';
import { load } from '../engine/load';
import { Thinker } from '../engine/thinker';
import type { GameInfo } from '../protocol';
import { addressOf, file } from '../server/files';
import { refuse, unplayable } from './refusals';

export interface Played {
  game: Game;
  /** The game as pages know it. */
  info: GameInfo;
  /** Bots and hints; made when first asked for, one for all tables. */
  thinker: () => Thinker;
}

const known = new Map<string, Promise<Played>>();

/** A game of that id; refuses where it cannot be played here, and is unreachable where it does not come. */
export function played(id: string): Promise<Played> {
  const found = known.get(id) ?? fetched(id);
  known.set(id, found);
  found.catch(() => known.delete(id));
  return found;
}

async function fetched(id: string): Promise<Played> {
  const info = (await file<GameInfo[]>('games.json'))?.find((game) => game.id === id);
  if (!info) throw refuse('unknown_game', 404, { message: `There is no game '${id}' here.` });
  const [code, about, weights] = await Promise.all(
    ['module.wasm', 'module.json', 'weights.safetensors'].map((name) => addressOf(`${id}/${name}`)),
  );
  if (code === undefined || about === undefined) throw refuse('here_unplayable');
  try {
    const loaded = await load({ code, about, weights: weights ?? null });
    if (loaded.about.mark !== info.mark) throw refuse('here_version');
    let thinker: Thinker | undefined;
    return { game: await Game.of(loaded), info, thinker: () => (thinker ??= new Thinker(loaded)) };
  } catch (failure) {
    throw unplayable(failure);
  }
}
