/** A game's module at work: its functions, and the memory that they work on (docs/wasm.md, "How memory is laid out"). */
import type { Description, Field, NumberKind } from './description';
import { Unplayable } from './errors';

/** A position: what is saved and compared, without paper. It is never changed, but copied. */
export type State = Uint8Array<ArrayBuffer>;

/** 128 bits of chance, as four words of 32 bits, the lowest first. */
export type Words = readonly [number, number, number, number];

const HIGH = 2 ** 32;
type Call = (...numbers: number[]) => number;

export class Running {
  readonly about: Description;
  /** All of the module's memory: it changes with it. */
  readonly memory: Uint8Array<ArrayBuffer>;
  #numbers: DataView;
  #functions: Record<string, Call> = {};
  #places: Record<string, number> = {};

  private constructor(about: Description, { exports }: WebAssembly.Instance) {
    this.about = about;
    const buffer = (exports.memory as WebAssembly.Memory).buffer as ArrayBuffer;
    this.memory = new Uint8Array(buffer);
    this.#numbers = new DataView(buffer);
    for (const name of ['prepare', ...Object.keys(about.functions)]) {
      const found = exports[name];
      if (typeof found !== 'function') throw new TypeError(`The module has no function ${name}.`);
      this.#functions[name] = found as Call;
    }
    for (const name of Object.keys(about.memory)) this.#places[name] = (exports[name] as WebAssembly.Global).value as number;
    this.call('prepare');
  }

  static async start(code: WebAssembly.Module, about: Description): Promise<Running> {
    try {
      return new Running(about, await WebAssembly.instantiate(code, {}));
    } catch (failure) {
      throw new Unplayable('damaged', failure);
    }
  }

  call(name: string, ...numbers: number[]): number {
    return this.#functions[name]!(...numbers);
  }

  /** Where an item of a place lies. */
  at(place: string, item = 0): number {
    return this.#places[place]! + item * this.about.memory[place]!.bytes;
  }

  /** Writes a position to a place, on blank paper: that may hold what was shuffled. */
  put(place: string, i: number, state: State): void {
    const { size, bytes } = this.about.state;
    const start = this.at(place, i);
    this.memory.set(state, start);
    this.memory.fill(0, start + size, start + bytes);
  }

  /** The position at a place. */
  state(place: string, i: number): State {
    const start = this.at(place, i);
    return this.memory.slice(start, start + this.about.state.size);
  }

  sow(place: string, i: number, words: Words): void {
    const start = this.at(place, i) + this.about.state.fields.rng!.at;
    words.forEach((word, n) => this.#numbers.setBigInt64(start + 8 * n, BigInt(word), true));
  }

  set(place: string, i: number, field: string, value: number): void {
    this.write(this.at(place, i), this.about.state.fields[field]!, value);
  }

  /** A number of a record: the n-th of a field. */
  number(start: number, { at, kind }: Field, n = 0): number {
    return read(this.#numbers, start + at, kind, n);
  }

  /** Writes a number of a record. */
  write(start: number, { at, kind }: Field, value: number): void {
    write(this.#numbers, start + at, kind, value);
  }

  /** Blanks all that a place holds. */
  blank(place: string): void {
    const { items, bytes } = this.about.memory[place]!;
    this.memory.fill(0, this.at(place), this.at(place) + items * bytes);
  }

  /** Makes a counted list empty. */
  clear(place: string): void {
    this.#numbers.setBigInt64(this.at(place), 0n, true);
  }

  count(place: string): number {
    return read(this.#numbers, this.at(place), 'int64', 0);
  }

  /** The numbers that a place holds, or so many of them from one on. */
  list(place: string, first = 0, count = this.about.memory[place]!.items): number[] {
    const start = this.at(place, first);
    const { kind } = this.about.memory[place]!;
    return Array.from({ length: count }, (_, n) => read(this.#numbers, start, kind as NumberKind, n));
  }

  /** The numbers of a list that counts them. */
  counted(place: string): number[] {
    return this.list(place, 1, this.count(place));
  }
}

/** The number of a field in the bytes of a position. */
export function fieldOf(state: State, { at, kind }: Field): number {
  return read(new DataView(state.buffer, state.byteOffset), at, kind, 0);
}

/** Whole numbers of 64 bits as far as JavaScript counts: to 2^53. */
function read(numbers: DataView, start: number, kind: NumberKind, n: number): number {
  switch (kind) {
    case 'int8':
      return numbers.getInt8(start + n);
    case 'int16':
      return numbers.getInt16(start + 2 * n, true);
    case 'int32':
      return numbers.getInt32(start + 4 * n, true);
    case 'float64':
      return numbers.getFloat64(start + 8 * n, true);
    case 'int64':
      return numbers.getInt32(start + 8 * n + 4, true) * HIGH + numbers.getUint32(start + 8 * n, true);
    default:
      throw new TypeError(`No number is read as ${kind}.`);
  }
}

function write(numbers: DataView, start: number, kind: NumberKind, value: number): void {
  switch (kind) {
    case 'int8':
      return numbers.setInt8(start, value);
    case 'int16':
      return numbers.setInt16(start, value, true);
    case 'int32':
      return numbers.setInt32(start, value, true);
    case 'int64':
      return numbers.setBigInt64(start, BigInt(value), true);
    case 'float64':
      return numbers.setFloat64(start, value, true);
    default:
      throw new TypeError(`No field is written as ${kind}.`);
  }
}
