/** Reading views. The server sends the numbers that a game's rules wrote, and the schema by which the game declares them. */
import type { Kind, Schema } from '../protocol';

/** The numbers of one view, taken one after the other. */
class Numbers {
  #at = 0;
  readonly all: readonly number[];

  constructor(all: readonly number[]) {
    this.all = all;
  }

  get next(): number {
    const number = this.all[this.#at];
    if (number === undefined) throw new RangeError('The view has fewer numbers than its game declares.');
    return number;
  }

  take(): number {
    const number = this.next;
    this.#at += 1;
    return number;
  }

  get left(): number {
    return this.all.length - this.#at;
  }
}

type Read = (numbers: Numbers) => unknown;

/** A function from the numbers of a view to the view, made once for each game. */
export function reader({ view, tables }: Schema): (written: readonly number[]) => unknown {
  const read = made(view, tables);
  return (written) => {
    const numbers = new Numbers(written);
    const found = read(numbers);
    if (numbers.left > 0) throw new RangeError(`The view has ${numbers.left} numbers more than its game declares.`);
    return found;
  };
}

const times = <Thing>(n: number, thing: () => Thing): Thing[] => Array.from({ length: n }, thing);

function made(kind: Kind, tables: unknown[][]): Read {
  switch (kind.kind) {
    case 'count':
    case 'signed':
      return (numbers) => numbers.take();
    case 'flag':
      return (numbers) => numbers.take() === 1;
    case 'number':
      return (numbers) => numbers.take() + kind.first;
    case 'pair':
      return (numbers) => {
        const pair = numbers.take();
        return [(pair % kind.n) - kind.origin, Math.floor(pair / kind.n) - kind.origin];
      };
    case 'word':
    case 'entry':
      return (numbers) => entry(tables[kind.table]!, numbers.take());
    case 'bag': {
      const words = tables[kind.table]!;
      return (numbers) => words.flatMap((word) => times(numbers.take(), () => word));
    }
    case 'tally': {
      const words = tables[kind.table] as string[];
      return (numbers) => Object.fromEntries(words.map((word) => [word, numbers.take()]).filter(([, n]) => n !== 0));
    }
    case 'parts': {
      const parts = kind.parts.map(({ name, of }) => [name, made(of, tables)] as const);
      return (numbers) => Object.fromEntries(parts.map(([name, read]) => [name, read(numbers)]));
    }
    case 'many': {
      const read = made(kind.of, tables);
      return (numbers) => times(kind.n ?? numbers.take(), () => read(numbers));
    }
    case 'maybe': {
      const read = made(kind.of, tables);
      return (numbers) => {
        if (numbers.next !== -1) return read(numbers);
        numbers.take();
        return null;
      };
    }
    case 'each': {
      const words = tables[kind.table] as string[];
      const read = made(kind.of, tables);
      return (numbers) => Object.fromEntries(words.map((word) => [word, read(numbers)]));
    }
  }
}

function entry(table: unknown[], place: number): unknown {
  if (!(place in table)) throw new RangeError(`The view names entry ${place} of a table of ${table.length}.`);
  return table[place];
}
