/** Files that lie beside the page (docs/site.md): what it plays with where no server answers, or needs none. */
import { BASE } from '../device/base';
import { Unreachable } from './errors';

/** The mark of every file, by its name: an address with it is kept for ever. */
let index: Promise<Record<string, string>> | undefined;

function marks(): Promise<Record<string, string>> {
  index ??= said<Record<string, string>>(`${BASE}local/files.json`).catch((failure: unknown) => {
    index = undefined;
    throw failure;
  });
  return index;
}

/** Where a file lies; undefined: there is none of that name. Rejects with `Unreachable`. */
export async function addressOf(name: string): Promise<string | undefined> {
  const mark = (await marks())[name];
  return mark === undefined ? undefined : `${BASE}local/${name}?${mark}`;
}

/** What a file says; undefined: there is none of that name. Rejects with `Unreachable`. */
export async function file<Said>(name: string): Promise<Said | undefined> {
  const address = await addressOf(name);
  return address === undefined ? undefined : said<Said>(address);
}

/** Those of these games that can be played with these files; none where they do not come. */
export async function playable(games: string[]): Promise<string[]> {
  if (typeof WebAssembly === 'undefined') return [];
  const here = await marks().catch(() => ({}));
  return games.filter((game) => `${game}/module.wasm` in here);
}

async function said<Said>(address: string): Promise<Said> {
  const answer = await fetch(address).catch(() => null);
  const read = answer?.ok ? await answer.json().catch(() => null) : null;
  if (read === null) throw new Unreachable();
  return read as Said;
}
