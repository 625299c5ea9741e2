/** SHA-256. The browser's own is missing on plain http, where a home network plays. */

/** The first 32 bits of the fractions of roots: square roots of the first 8 primes, cube roots of the first 64. */
const primes = Array.from({ length: 312 }, (_, n) => n).filter((n) => n > 1 && !fractions(n));
const bits = (x: number): number => ((x % 1) * 2 ** 32) | 0;
const FIRST = primes.slice(0, 8).map((prime) => bits(Math.sqrt(prime)));
const ROUNDS = primes.slice(0, 64).map((prime) => bits(Math.cbrt(prime)));
const BLOCK = 64;

function fractions(n: number): boolean {
  for (let i = 2; i * i <= n; i++) if (n % i === 0) return true;
  return false;
}

const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setBigUint64(padded.length - 8, 8n * BigInt(message.length));
  const sum = Int32Array.from(FIRST);
  const w = new Int32Array(64);
  for (let start = 0; start < padded.length; start += BLOCK) {
    for (let i = 0; i < 16; i++) w[i] = words.getInt32(start + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [x, y] = [w[i - 15]!, w[i - 2]!];
      const s0 = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
      const s1 = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
      w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
    }
    let [a, b, c, d, e, f, g, h] = sum as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const one = (h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[i]! + w[i]!) | 0;
      const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((part, i) => (sum[i] = sum[i]! + part));
  }
  const found = new DataView(new ArrayBuffer(32));
  sum.forEach((part, i) => found.setInt32(4 * i, part));
  return new Uint8Array(found.buffer);
}
