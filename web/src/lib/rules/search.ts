/** Finding words in rules that are shown. */

export interface Hit {
  /** The paragraph. */
  block: Element;
  /** The heading it stands under. */
  under: string;
  before: string;
  match: string;
  after: string;
}

const MOST = 40;
const AROUND = 60;
const BLOCKS = 'h2, h3, h4, p, li, tr, figcaption';

/** As it is compared: small letters without accents, one for each letter of the text. */
const plain = (text: string): string => [...text].map((letter) => letter.normalize('NFD')[0]!.toLowerCase()).join('');

/** The paragraphs that hold these words, in the order of the text. */
export function search(text: Element, words: string): Hit[] {
  const wanted = plain(words.trim());
  const hits: Hit[] = [];
  let under = '';
  for (const block of text.querySelectorAll(BLOCKS)) {
    if (block.parentElement?.closest('li, tr, .drawn')) continue;
    const said = (block.textContent ?? '').replace(/\s+/g, ' ').trim();
    if (/^H[1-4]$/.test(block.tagName)) under = said;
    const at = plain(said).indexOf(wanted);
    if (at < 0) continue;
    const [start, end] = [Math.max(0, at - AROUND), at + wanted.length];
    hits.push({
      block,
      under: under === said ? '' : under,
      before: `${start > 0 ? '…' : ''}${said.slice(start, at)}`,
      match: said.slice(at, end),
      after: `${said.slice(end, end + AROUND)}${said.length > end + AROUND ? '…' : ''}`,
    });
    if (hits.length === MOST) break;
  }
  return hits;
}
