/** Moves as lessons ask for them, by their text forms (`engine/lessons.py`). */

/** Whether a move is one that a pattern means: `*` stands for anything, ` | ` between two for either. */
export const fits = (pattern: string, text: string): boolean =>
  pattern.split('|').some((each) => fitsOne(words(each), words(text)));

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

function fitsOne(wanted: string[], said: string[]): boolean {
  if (`${wanted}` === '*') return true;
  return wanted.length === said.length && wanted.every((want, at) => want === '*' || want === said[at]);
}
