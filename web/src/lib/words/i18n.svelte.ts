/** Words for people, from the Fluent catalogues that the page shares with the terminal. */
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentFunction,
  type FluentVariable,
  type Scope,
} from '@fluent/bundle';
import { described, givenName, isGame } from '../data/components.svelte';
import type { ApiError, GameTexts } from '../protocol';
import { recall, remember } from '../device/storage';
import { inWords } from './telling';

/** The catalogues that the page was built with, each fetched when it is first needed: a language's, a game's in a language. */
const own = import.meta.glob<string>('../../../../src/trivet/texts/*.ftl', { query: '?raw', import: 'default' });
const ofGames = import.meta.glob<string>('../../../../src/trivet/games/*/texts/*.ftl', { query: '?raw', import: 'default' });

const at = (path: string, from: number): string => path.split('/').at(from)!;

/** The language that all words are first written in. */
const FIRST = 'en';
/** A language is its catalogues: the page speaks all that there are. */
export const LANGUAGES: readonly string[] = [
  FIRST,
  ...Object.keys(own)
    .map((path) => at(path, -1).replace('.ftl', ''))
    .filter((code) => code !== FIRST),
];
export type Words = Record<string, FluentVariable>;

/** The games whose words the page was built with. */
const built = new Set(Object.keys(ofGames).map((path) => at(path, -3)));

/** How a French name begins before which "de" loses its vowel, as in Python: Alice, Élise, Hélène and Yves, not Yann. */
const ELIDED = /^(?:[aeiouœæ]|he\u0301|y(?![aeiou]))/i;

/** "d’Alice", "de Bo": what a French message writes as `{ DE($player) }`, for the name is not known to it. */
const de: FluentFunction = ([name]) => {
  const said = typeof name === 'object' ? String(name.valueOf()) : String(name);
  return ELIDED.test(said.normalize('NFD')) ? `d’${said}` : `de ${said}`;
};

const bundles = new Map<string, FluentBundle>();

function bundle(language: string): FluentBundle {
  const known = bundles.get(language);
  if (known) return known;
  // The page reads left to right throughout, so arguments need no isolation marks.
  const made = new FluentBundle(language, { functions: { DE: de }, useIsolating: false });
  bundles.set(language, made);
  return made;
}

/** Grows whenever there are more words: whoever has said something says it again with them. */
let learnt = $state(0);

function add(language: string, messages: string): void {
  bundle(language).addResource(new FluentResource(messages));
  learnt += 1;
}

const coming = new Map<string, Promise<void>>();

/** Fetches a catalogue once; what did not come is asked for again. */
function fetched(language: string, game?: string): Promise<void> {
  const path = `../../../../src/trivet/${game ? `games/${game}/` : ''}texts/${language}.ftl`;
  const catalogue = (game ? ofGames : own)[path];
  const asked = coming.get(path) ?? (catalogue ? catalogue().then((text) => add(language, text)) : Promise.resolve());
  coming.set(path, asked);
  asked.catch(() => coming.delete(path));
  return asked;
}

/** The games that are spoken of: a new language needs their words too. */
const spoken = new Set<string>();

/** Whether the page was built with the words of a game; those of others the server has. */
export const isBuiltIn = (game: string): boolean => built.has(game);

/** The words of a game that the page was built with, in the language of the page, once they are here. */
export async function wordsOf(game: string): Promise<void> {
  spoken.add(game);
  for (let asked = ''; asked !== current;) await fetched((asked = current), game);
}

/** From now on the page speaks that language; every word changes at once. */
export async function speak(chosen: string): Promise<void> {
  for (let games = -1; games < spoken.size;) {
    games = spoken.size;
    await Promise.all([fetched(chosen), ...[...spoken].map((game) => fetched(chosen, game))]);
  }
  current = chosen;
}

const rules: Record<string, string> = {};
const aids: Record<string, string> = {};

/** The words of a game that the page was not built with. */
export function addTexts(game: string, texts: GameTexts): void {
  for (const language of LANGUAGES) {
    const { messages = '', rules: text = '', aid = '' } = texts[language] ?? {};
    rules[`${game} ${language}`] = text;
    aids[`${game} ${language}`] = aid;
    add(language, messages);
  }
}

/** The rules of a game that the page was not built with, in the language of the page. */
export function rulesOf(game: string): string | undefined {
  void learnt;
  return rules[`${game} ${current}`] || undefined;
}

/** The player aid of such a game, in the language of the page. */
export function aidOf(game: string): string | undefined {
  void learnt;
  return aids[`${game} ${current}`] || undefined;
}

const isLanguage = (code: string | null): code is string => code !== null && LANGUAGES.includes(code);

function preferred(): string {
  const stored = recall('language');
  if (isLanguage(stored)) return stored;
  return navigator.languages.map((code) => code.slice(0, 2)).find(isLanguage) ?? FIRST;
}

let current = $state(preferred());

/** What a language calls itself: "English", "Français". */
export const languageName = (code: string): string => tidy(new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code);

/** The language of the page. */
export const language = {
  get current(): string {
    return current;
  },
  /** Speaks another one, and keeps it for the next visit. */
  choose(chosen: string): Promise<void> {
    remember('language', chosen);
    return speak(chosen);
  },
  /** Speaks the one that a person is known by, where this browser has none of its own. */
  async suggest(known: string | null | undefined): Promise<void> {
    if (isLanguage(known ?? null) && !recall('language')) await language.choose(known!);
  },
};

type Message = ReturnType<FluentBundle['getMessage']>;

/** A message in the language of the page. Words of a game that nobody has asked for yet come with the first that is said. */
function found(id: string): Message {
  void learnt;
  const message = bundle(current).getMessage(id);
  const game = id.slice(0, id.indexOf('-'));
  if (!message && built.has(game) && !spoken.has(game)) wordsOf(game).catch(() => {});
  return message;
}

/** Whether the catalogues know this message. */
export const has = (id: string): boolean => found(id) !== undefined;

/** `draw_pile` → "Draw pile": what has no other name. */
export function tidy(name: string): string {
  const words = name.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * A missing message shows its own name, so that it is seen and mended. A game still in the making says what it has:
 * `nim-score-last_heap` is "Last heap", `nim-title` "Nim".
 */
export function missing(id: string): string {
  const [game = '', kind = '', ...rest] = id.split('-');
  if (built.has(game) && !bundle(current).hasMessage(`${game}-title`)) return '';
  if (!isGame(game)) return id;
  if (rest.length > 0) return tidy(rest.join(' '));
  return kind === 'title' ? tidy(game) : '';
}

/** A number below zero, which is written with a true minus. */
class Below extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope).replace('-', '−');
  }
}

const written = (args: Words): Words =>
  Object.fromEntries(
    Object.entries(args).map(([name, said]) => [name, typeof said === 'number' && said < 0 ? new Below(said) : said]),
  );

/** The message in the language of the page. */
export function t(id: string, args: Words = {}): string {
  const message = found(id);
  if (!message?.value) return missing(id);
  return bundle(current).formatPattern(message.value, written(args), []);
}

/**
 * The message, if all that it says is given; null where it would have a hole, and where there is none. By what it is not
 * given it cannot choose: it then says what it says of anything else.
 */
export function whole(id: string, args: Words = {}): string | null {
  const said = has(id) ? t(id, args) : HOLE;
  return said.includes(HOLE) ? null : said;
}

/** How Fluent shows an argument that it was not given. */
const HOLE = '{$';

type Pattern = NonNullable<NonNullable<Message>['value']>;

/** The arguments by which a message chooses its words, or a message that it is made of. */
export function choosing(id: string): Set<string> {
  const names = new Set<string>();
  const look = (pattern: Pattern): void => {
    for (const part of typeof pattern === 'string' ? [] : pattern) {
      if (typeof part === 'string') continue;
      if (part.type === 'mesg') look(found(part.name)?.value ?? '');
      if (part.type !== 'select') continue;
      if (part.selector.type === 'var') names.add(part.selector.name);
      part.variants.forEach(({ value }) => look(value));
    }
  };
  look(found(id)?.value ?? '');
  return names;
}

/** Why something was refused: in the reader's language where the catalogue knows the reason, else in the server's words. */
export function refusal(error: ApiError, game = error.table?.game): string {
  const why = [`${game}-why-${error.reason}`, `refused-${error.code}`].find(has);
  return why ? t(why) : error.message;
}

/** "Ada, Bo and Cy". */
export const list = (items: string[]): string => new Intl.ListFormat(current).format(items);

/** "Ada, Bo or Cy". */
export const either = (items: string[]): string => new Intl.ListFormat(current, { type: 'disjunction' }).format(items);

/** What a game's board says of cards, by a name of the game's own. */
export const told = (game: string, name: string): string => inWords(described(game).told[name] ?? name, { say: t, either });

/** What a thing of a game is called: the card `fool` by `nim-card-fool`, or as the data file names it. */
export function name(game: string, kind: string, id: string): string {
  const message = `${game}-${kind}-${id}`;
  return has(message) ? t(message) : (givenName(game, id) ?? id);
}
