/**
 * The Markdown of rules and player aids, as `trivet.texts.rulebook` says: `{#id}` names a paragraph, ```` ```picture NAME ````
 * shows a position, `{=path}` says a number of the game's data, `{icon:name}` shows one of the board's icons.
 */
import { marked } from 'marked';

export interface Heading {
  id: string;
  depth: number;
  words: string;
}

export type Piece = { html: string } | { picture: string; words: string[] };

export interface Book {
  pieces: Piece[];
  headings: Heading[];
}

const PICTURE = /^```picture ([a-z0-9_]+)\n(.*?)^```$/gms;
const HEADING = /^(#{1,4}) (.+?)(?: \{#([a-z0-9-]+)\})?$/gm;
const ANCHOR = / \{#([a-z0-9][a-z0-9-]*)\}$/gm;
const RULING = /^\| (R\d+) \|/gm;
const NUMBERED = /(?<![\w">#-])(R\d+)(?![\w"<-])/g;
const ICON = /\{icon:([a-z0-9_]+)\}/g;

/** Where an anchor is in the page. */
export const place = (anchor: string): string => `rule-${anchor}`;

const named = (anchor: string): string => `<span class="anchor" id="${place(anchor)}"></span>`;

const slug = (words: string): string =>
  words
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Markdown as it is shown. A column without a heading is no heading to a screen reader. */
export const render = (text: string): string =>
  marked
    .parse(text.replace(ICON, '<span class="icon" data-icon="$1"></span>'), { async: false })
    .replaceAll('<th></th>', '<td></td>');

/** The text in pieces, with pictures between them, and its headings. */
export function read(text: string): Book {
  const headings: Heading[] = [];
  const rulings = new Set([...text.matchAll(RULING)].map(([, number]) => number));
  const marked = text
    .replace(HEADING, (_, marks: string, words: string, anchor: string | undefined) => {
      const id = anchor ?? slug(words);
      if (marks.length > 1) headings.push({ id, depth: marks.length, words });
      return `${marks} ${words}${named(id)}`;
    })
    .replace(ANCHOR, (_, id: string) => named(id))
    .replace(NUMBERED, (number: string) => (rulings.has(number) ? `<a href="#${number}">${number}</a>` : number))
    .replace(/^\| <a href="#(R\d+)">R\d+<\/a> \|/gm, (_, number: string) => `| ${number}${named(number)} |`);
  const pieces: Piece[] = [];
  let done = 0;
  for (const found of marked.matchAll(PICTURE)) {
    pieces.push({ html: render(marked.slice(done, found.index)) });
    pieces.push({ picture: found[1]!, words: found[2]!.trim().split('\n') });
    done = found.index + found[0].length;
  }
  pieces.push({ html: render(marked.slice(done)) });
  return { pieces, headings };
}

/** A player aid as its cards: each a heading and what stands under it. */
export function cards(text: string, data: unknown): { words: string; html: string }[] {
  return filled(text, data)
    .split(/^## /m)
    .slice(1)
    .map((card) => {
      const end = card.indexOf('\n');
      return { words: card.slice(0, end).trim(), html: render(card.slice(end)) };
    });
}

/** Puts the numbers of the data in: `{=resource.food.price}`. */
const filled = (text: string, data: unknown): string =>
  text.replace(/\{=([A-Za-z0-9_.]+)\}/g, (_, path: string) => {
    const found = path.split('.').reduce<unknown>(part, data);
    return typeof found === 'number' || typeof found === 'string' ? String(found) : '–';
  });

type Thing = Record<string, unknown>;

const calls = (thing: unknown, name: string): boolean => {
  const { id, name: said } = (thing ?? {}) as Thing;
  return (
    id === name ||
    String(said ?? '')
      .toLowerCase()
      .replaceAll(' ', '_') === name
  );
};

function part(data: unknown, step: string): unknown {
  if (Array.isArray(data)) return /^\d+$/.test(step) ? data[Number(step)] : data.find((each) => calls(each, step));
  return typeof data === 'object' && data !== null ? (data as Thing)[step] : undefined;
}
