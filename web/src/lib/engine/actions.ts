/** Actions and events: numbers in a game's space, and the typed forms and texts that they stand for (`engine/actions.py`). */
import type { GameEvent, Value } from '../protocol';
import type { Argument, ArgumentKind, Description, Verb } from './description';
import { Invalid } from './errors';

/** What an action is: its verb, then its arguments by name. */
export interface Form {
  verb: string;
  [argument: string]: Value;
}

/** An event is so many numbers: its kind, who alone may know its private arguments (−1: there are none), its arguments. */
export const EVENT_WIDTH = 8;

export class Actions {
  #about: Description;
  #sizes: Map<ArgumentKind, number> = new Map();

  constructor(about: Description) {
    this.#about = about;
  }

  /** The typed form of an action. */
  form(action: number): Form {
    const { size, verbs } = this.#about.actions;
    if (!Number.isInteger(action) || action < 0 || action >= size) {
      throw new Invalid(`${action} is no action of this game: its actions are 0 to ${size - 1}.`);
    }
    const { verb, first, arguments: kinds } = verbs.findLast((each) => each.first <= action)!;
    let rest = action - first;
    const form: Form = { verb };
    for (const { name, of } of kinds) {
      form[name] = this.#said(of, rest % this.#size(of));
      rest = Math.floor(rest / this.#size(of));
    }
    return form;
  }

  /** The text form: `place 3,-1`, `end turn`. */
  text(action: number): string {
    return spoken(this.form(action));
  }

  /** The action of a typed form or a text. */
  read(said: Form | string): number {
    return typeof said === 'string' ? this.#readText(said) : this.#number(said);
  }

  /** Events as a seat, or a spectator (null), sees them. */
  events(told: BigInt64Array, seat: number | null): GameEvent[] {
    return Array.from({ length: told.length / EVENT_WIDTH }, (_, i) => {
      const [kind, knower, ...values] = told.subarray(EVENT_WIDTH * i, EVENT_WIDTH * (i + 1));
      const { event, arguments: kinds } = this.#about.events[Number(kind)]!;
      const known = seat !== null && seat === Number(knower);
      const form: GameEvent = { event };
      kinds.forEach((argument, n) => {
        form[argument.name] = argument.private && !known ? null : this.#told(argument, values[n]!);
      });
      return form;
    });
  }

  #told({ of }: Argument, value: bigint): Value {
    return of.kind === 'several' ? several(of.n, value) : this.#said(of, Number(value));
  }

  #size(kind: ArgumentKind): number {
    const known = this.#sizes.get(kind);
    if (known !== undefined) return known;
    const size =
      kind.kind === 'number'
        ? kind.size
        : kind.kind === 'word'
          ? this.#about.tables[kind.table]!.length
          : kind.kind === 'pair'
            ? kind.n ** 2
            : (kind.n + 1) ** kind.most;
    this.#sizes.set(kind, size);
    return size;
  }

  #said(kind: ArgumentKind, value: number): Value {
    switch (kind.kind) {
      case 'number':
        return value + kind.first;
      case 'word':
        return this.#about.tables[kind.table]!.at(value)!;
      case 'pair':
        return [value - kind.n * Math.floor(value / kind.n) - kind.origin, Math.floor(value / kind.n) - kind.origin];
      case 'several':
        return several(kind.n, BigInt(value));
    }
  }

  #number({ verb, ...given }: Form): number {
    const kinds = this.#about.actions.verbs.find((each) => each.verb === verb);
    if (!kinds) {
      const verbs = this.#about.actions.verbs.map((each) => each.verb).join(', ');
      throw new Invalid(`'${verb}' is none of this game's verbs: ${verbs}.`);
    }
    const names = kinds.arguments.map(({ name }) => name);
    if (names.length !== Object.keys(given).length || !names.every((name) => name in given)) {
      const said = Object.keys(given).join(', ') || 'nothing';
      throw new Invalid(`${verb} takes ${names.join(', ') || 'no argument'}, not ${said}.`);
    }
    let action = kinds.first;
    let step = 1;
    for (const { name, of } of kinds.arguments) {
      const value = this.#value(of, given[name]);
      if (value === undefined) throw new Invalid(`${verb} has no ${name} ${JSON.stringify(given[name])}.`);
      action += step * value;
      step *= this.#size(of);
    }
    return action;
  }

  /** The value with this typed form, if there is one. */
  #value(kind: ArgumentKind, form: unknown): number | undefined {
    switch (kind.kind) {
      case 'number':
        return below(kind.size, Number.isInteger(form) ? (form as number) - kind.first : -1);
      case 'word':
        return below(this.#size(kind), this.#about.tables[kind.table]!.indexOf(form as string));
      case 'pair': {
        if (!isNumbers(form) || form.length !== 2) return undefined;
        const [x, y] = form.map((part) => below(kind.n, part + kind.origin));
        return x === undefined || y === undefined ? undefined : y * kind.n + x;
      }
      case 'several':
        if (!isNumbers(form) || form.some((part) => below(kind.n, part) === undefined)) return undefined;
        return form.reduceRight((value, part) => value * (kind.n + 1) + part + 1, 0);
    }
  }

  #readText(text: string): number {
    const words = text.split(/\s+/).filter((word) => word !== '');
    const verbs = [...this.#about.actions.verbs].sort((one, other) => other.verb.length - one.verb.length);
    const found = verbs.find(({ verb }) => saysVerb(words, verb));
    if (!found) throw new Invalid(`'${text}' begins with none of this game's verbs.`);
    const given = words.slice(found.verb.split('_').length);
    if (given.length !== found.arguments.length) {
      throw new Invalid(`'${text}' does not read: write '${[shown(found.verb), ...asked(found)].join(' ')}'.`);
    }
    const form: Form = { verb: found.verb };
    found.arguments.forEach(({ name }, i) => (form[name] = plain(given[i]!)));
    return this.#number(form);
  }
}

const below = (size: number, value: number): number | undefined => (value >= 0 && value < size ? value : undefined);
const isNumbers = (form: unknown): form is number[] => Array.isArray(form) && form.every((part) => Number.isInteger(part));
const shown = (verb: string): string => verb.replaceAll('_', ' ');
const asked = (verb: Verb): string[] => verb.arguments.map(({ name }) => `<${name}>`);
const saysVerb = (words: string[], verb: string): boolean =>
  words.slice(0, verb.split('_').length).join('_').toLowerCase() === verb;

/** The text of a typed form. */
export const spoken = ({ verb, ...said }: Form): string => [shown(verb), ...Object.values(said).map(String)].join(' ');

/** The typed form of an argument's text: a number, several, or the word itself. */
function plain(word: string): Value {
  const parts = word.split(',').map((part) => (/^[+-]?\d+$/.test(part) ? Number(part) : NaN));
  if (parts.some(Number.isNaN)) return word;
  return parts.length === 1 ? parts[0]! : parts;
}

function several(n: number, value: bigint): number[] {
  const found: number[] = [];
  for (let rest = value; rest > 0n; rest /= BigInt(n + 1)) found.push(Number(rest % BigInt(n + 1)) - 1);
  return found;
}
