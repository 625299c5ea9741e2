/** Where a game's module lies: among the files beside the page (docs/site.md). */
import { load, type Loaded } from '../engine/load';
import type { ModuleFiles } from '../protocol';
import { addressOf } from '../server/files';

/** The files of a game's module; null: there is none. Rejects with `Unreachable`. */
export async function moduleFiles(game: string): Promise<ModuleFiles | null> {
  const [code, about, weights] = await Promise.all(
    ['module.wasm', 'module.json', 'weights.safetensors'].map((name) => addressOf(`${game}/${name}`)),
  );
  return code === undefined || about === undefined ? null : { code, about, weights: weights ?? null };
}

/**
 * What plays a game of that mark by a version of its rules in this browser; null where nothing does: there is no module, it is
 * of other rules or data, or the browser runs none.
 */
export async function moduleFor(game: string, mark: string, rules: number): Promise<Loaded | null> {
  try {
    const files = await moduleFiles(game);
    const loaded = files && (await load(files));
    return loaded?.about.mark === mark && loaded.about.rules_versions.includes(rules) ? loaded : null;
  } catch {
    return null;
  }
}
