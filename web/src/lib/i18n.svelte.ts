/** Words for people, from the Fluent catalogues that the page shares with the terminal. */
import { FluentBundle, FluentResource, type FluentFunction, type FluentVariable } from '@fluent/bundle';
import { givenName, isGame } from './components.svelte';
import { playerName } from './players';
import type { GameTexts } from './protocol/games';
import type { ApiError, GameEvent, Offer, Seat, Value } from './protocol/table';
import { recall, remember } from './storage';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Words = Record<string, FluentVariable>;

const catalogues = {
  ...import.meta.glob<string>('../../../src/trivet/texts/*.ftl', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../../src/trivet/games/*/texts/*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};

/** How a French name begins before which "de" loses its vowel, as in Python: Alice, Élise, Hélène and Yves, not Yann. */
const ELIDED = /^(?:[aeiouœæ]|he\u0301|y(?![aeiou]))/i;

/** "d’Alice", "de Bo": what a French message writes as `{ DE($player) }`, for the name is not known to it. */
const de: FluentFunction = ([name]) => {
  const said = typeof name === 'object' ? String(name.valueOf()) : String(name);
  return ELIDED.test(said.normalize('NFD')) ? `d’${said}` : `de ${said}`;
};

function bundle(language: Language): FluentBundle {
  // The page reads left to right throughout, so arguments need no isolation marks.
  const made = new FluentBundle(language, { functions: { DE: de }, useIsolating: false });
  for (const [path, text] of Object.entries(catalogues)) {
    if (path.endsWith(`/${language}.ftl`)) made.addResource(new FluentResource(text));
  }
  return made;
}

const bundles = { en: bundle('en'), fr: bundle('fr') };
const rules: Record<string, string> = {};
const aids: Record<string, string> = {};
/** Games whose words came from the server: whoever has said something says it again with them. */
let learnt = $state.raw<string[]>([]);

/** Whether the words of a game are here. */
export const speaksOf = (game: string): boolean => bundles.en.hasMessage(`${game}-title`);

/** The words of a game that the page was not built with; none of them takes the place of one that is here. */
export function addTexts(game: string, texts: GameTexts): void {
  for (const language of LANGUAGES) {
    const { messages = '', rules: text = '', aid = '' } = texts[language] ?? {};
    bundles[language].addResource(new FluentResource(messages));
    rules[`${game} ${language}`] = text;
    aids[`${game} ${language}`] = aid;
  }
  learnt = [...learnt, game];
}

/** The rules of such a game, in the language of the page. */
export function rulesOf(game: string): string | undefined {
  void learnt;
  return rules[`${game} ${current}`] || undefined;
}

/** The player aid of such a game, in the language of the page. */
export function aidOf(game: string): string | undefined {
  void learnt;
  return aids[`${game} ${current}`] || undefined;
}

const isLanguage = (code: string | null): code is Language => LANGUAGES.includes(code as Language);

function preferred(): Language {
  const stored = recall('language');
  if (isLanguage(stored)) return stored;
  return navigator.languages.map((code) => code.slice(0, 2)).find(isLanguage) ?? 'en';
}

let current = $state<Language>(preferred());

/** The language of the page; assigning it changes every word at once. */
export const language = {
  get current(): Language {
    return current;
  },
  set current(chosen: Language) {
    current = chosen;
    remember('language', chosen);
  },
};

/** Whether the catalogues know this message. */
export function has(id: string): boolean {
  void learnt;
  return bundles[current].hasMessage(id);
}

/** `draw_pile` → "Draw pile": what has no other name. */
export function tidy(name: string): string {
  const words = name.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * A missing message shows its own name, so that it is seen and mended. A game still in the making says what it has:
 * `nim-score-last_heap` is "Last heap", `nim-title` "Nim".
 */
function missing(id: string): string {
  const [game = '', kind = '', ...rest] = id.split('-');
  if (!isGame(game)) return id;
  if (rest.length > 0) return tidy(rest.join(' '));
  return kind === 'title' ? tidy(game) : '';
}

/** The message in the language of the page. */
export function t(id: string, args: Words = {}): string {
  void learnt;
  const message = bundles[current].getMessage(id);
  if (!message?.value) return missing(id);
  return bundles[current].formatPattern(message.value, args, []);
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

type Pattern = NonNullable<NonNullable<ReturnType<FluentBundle['getMessage']>>['value']>;

/** The arguments by which a message chooses its words, or a message that it is made of. */
export function choosing(id: string): Set<string> {
  const found = new Set<string>();
  const look = (pattern: Pattern): void => {
    for (const part of typeof pattern === 'string' ? [] : pattern) {
      if (typeof part === 'string') continue;
      if (part.type === 'mesg') look(bundles[current].getMessage(part.name)?.value ?? '');
      if (part.type !== 'select') continue;
      if (part.selector.type === 'var') found.add(part.selector.name);
      part.variants.forEach(({ value }) => look(value));
    }
  };
  look(bundles[current].getMessage(id)?.value ?? '');
  return found;
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

/** What a thing of a game is called: the card `fool` by `nim-card-fool`, or as the data file names it. */
export function name(game: string, kind: string, id: string): string {
  const message = `${game}-${kind}-${id}`;
  return has(message) ? t(message) : (givenName(game, id) ?? id);
}

const UNITS: [Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
];

/** "3 hours ago" */
export function ago(moment: string): string {
  const seconds = (Date.now() - Date.parse(moment)) / 1000;
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ['second', Infinity];
  return new Intl.RelativeTimeFormat(current, { numeric: 'auto' }).format(-Math.floor(seconds / length) || 0, unit);
}

const LENGTHS: [unit: string, seconds: number][] = [...UNITS, ['second', 1]];

/** "2 minutes", "1 day"; narrow: "3h 20m". */
export function duration(seconds: number, unitDisplay: 'long' | 'narrow' = 'long'): string {
  const parts: string[] = [];
  let left = Math.max(0, Math.round(seconds));
  for (const [unit, length] of LENGTHS) {
    const count = Math.floor(left / length);
    left -= count * length;
    if (count > 0 && parts.length < 2) {
      parts.push(new Intl.NumberFormat(current, { style: 'unit', unit, unitDisplay }).format(count));
    } else if (parts.length > 0) {
      break;
    }
  }
  return parts.join(' ');
}

/** "+1.2" */
export const decimal = (gain: number): string =>
  new Intl.NumberFormat(current, { signDisplay: 'exceptZero', maximumFractionDigits: 1 }).format(gain);

/** "15 November 2026" */
export const date = (moment: string): string =>
  new Intl.DateTimeFormat(current, { dateStyle: 'long' }).format(new Date(moment));

/** "14:05" */
export const time = (moment: string): string =>
  new Intl.DateTimeFormat(current, { timeStyle: 'short' }).format(new Date(moment));

const OTHER_DAY = { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' } as const;

/** "14:05"; of another day "15 Nov, 14:05" */
export function clock(moment: string): string {
  const at = new Date(moment);
  const today = at.toDateString() === new Date().toDateString();
  return today ? time(moment) : new Intl.DateTimeFormat(current, OTHER_DAY).format(at);
}

/** What an offer or event carries beside its arguments. */
const NOT_ARGUMENTS = new Set(['action', 'verb', 'text', 'reveals', 'event']);
const SEATS = new Set(['seat', 'owner']);

function word(game: string, argument: string, value: Value, seats: Seat[]): FluentVariable {
  if (SEATS.has(argument) && typeof value === 'number') return playerName(value, seats);
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return value.join(', ');
  // What a seat may not know: "a card".
  if (value === null) return has(`${game}-${argument}-unknown`) ? t(`${game}-${argument}-unknown`) : '';
  return name(game, argument, String(value));
}

/** The arguments of an offer or event as people read them: seats by name, things by their word, cells as "3, -1". */
export function words(game: string, thing: Offer | GameEvent, seats: Seat[]): Words {
  const said: Words = {};
  for (const [argument, value] of Object.entries(thing)) {
    if (!NOT_ARGUMENTS.has(argument)) said[argument] = word(game, argument, value, seats);
  }
  if (typeof thing.seat === 'number') said.player = playerName(thing.seat, seats);
  return said;
}

/** The message with its arguments; where it has not all that it says, its name and they: "Ada: Play · Seven". */
function sentence(id: string, said: Words, called: string | null = null): string {
  const words = whole(id, said);
  if (words !== null) return words;
  const { player, seat: _, ...rest } = said;
  const name = called ?? missing(id);
  const done = [name, ...Object.values(rest).map((one) => (typeof one === 'string' ? tidy(one) : one))].join(' · ');
  return player === undefined ? done : `${player}: ${done}`;
}

/** What an offer does, in a few words: the label of its button or target. `more`: what the game knows beside the offer. */
export const label = (game: string, offer: Offer, seats: Seat[], more: Words = {}): string =>
  sentence(`${game}-action-${offer.verb}`, { ...words(game, offer, seats), ...more }, whole(`${game}-verb-${offer.verb}`));

/** A line of the log. */
export const logLine = (game: string, event: GameEvent, seats: Seat[]): string =>
  sentence(`${game}-event-${event.event}`, words(game, event, seats));
