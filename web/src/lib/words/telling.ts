/** Puts into words what Python composed of messages (`trivet.texts.telling`): what cards say is made up there alone. */
import type { Telling } from '../protocol/telling';

/** How a language says a message, and one thing or another. */
export interface Saying {
  say: (message: string, given: Record<string, string | number>) => string;
  either: (items: string[]) => string;
}

export function inWords(telling: Telling, saying: Saying): string {
  const text = (part: Telling): string => inWords(part, saying);
  if (typeof telling !== 'object') return String(telling);
  if (Array.isArray(telling)) {
    const [message, given] = telling;
    const arg = (part: Telling): string | number => (typeof part === 'number' ? part : text(part));
    return saying.say(message, Object.fromEntries(Object.entries(given).map(([name, part]) => [name, arg(part)])));
  }
  if ('joined' in telling) return telling.joined.map(text).join(telling.by);
  if ('either' in telling) return saying.either(telling.either.map(text));
  return capital(text(telling.capital));
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
