/** BLAKE2b (RFC 7693), as Python's hashlib has it: analyses draw their luck from it, the same here as there. */

const MASK = (1n << 64n) - 1n;
const BLOCK = 128;
/** The first 64 bits of the fractions of the square roots of the first eight primes. */
const FIRST = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
/** In which order each round takes the words of a block; after ten rounds it begins again. */
const ORDERS = [
  '0123456789abcdef',
  'ea489fd61c02b753',
  'b8c052fdae367194',
  '7931dcbe265a40f8',
  '905724afe1bc683d',
  '2c6a0b834d75fe19',
  'c51fed4a0763928b',
  'db7ec13950f4862a',
  '6fe9b308c2d714a5',
  'a2847615fb9e3cd0',
].map((order) => Array.from(order, (digit) => parseInt(digit, 16)));
const ROUNDS = 12;
/** The words that are mixed: columns, then diagonals. */
const MIXED = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

const turned = (x: bigint, by: bigint): bigint => ((x >> by) | (x << (64n - by))) & MASK;

/** So many bytes that tell a message from any other. */
export function blake2b(message: Uint8Array, bytes: number): Uint8Array {
  const sum = [...FIRST];
  sum[0]! ^= 0x01010000n ^ BigInt(bytes);
  const blocks = Math.max(1, Math.ceil(message.length / BLOCK));
  const padded = new Uint8Array(blocks * BLOCK);
  padded.set(message);
  const words = new DataView(padded.buffer);
  for (let block = 1; block <= blocks; block++) {
    const end = Math.min(block * BLOCK, message.length);
    const m = Array.from({ length: 16 }, (_, i) => words.getBigUint64((block - 1) * BLOCK + 8 * i, true));
    const v = [...sum, ...FIRST];
    v[12]! ^= BigInt(end);
    if (block === blocks) v[14]! ^= MASK;
    for (let round = 0; round < ROUNDS; round++) mix(v, m, ORDERS[round % ORDERS.length]!);
    for (let i = 0; i < 8; i++) sum[i]! ^= v[i]! ^ v[i + 8]!;
  }
  const found = new DataView(new ArrayBuffer(64));
  sum.forEach((word, i) => found.setBigUint64(8 * i, word, true));
  return new Uint8Array(found.buffer, 0, bytes);
}

function mix(v: bigint[], m: bigint[], order: number[]): void {
  MIXED.forEach(([a, b, c, d], i) => {
    const [x, y] = [m[order[2 * i]!]!, m[order[2 * i + 1]!]!];
    v[a] = (v[a]! + v[b]! + x) & MASK;
    v[d] = turned(v[d]! ^ v[a], 32n);
    v[c] = (v[c]! + v[d]) & MASK;
    v[b] = turned(v[b]! ^ v[c], 24n);
    v[a] = (v[a] + v[b] + y) & MASK;
    v[d] = turned(v[d] ^ v[a], 16n);
    v[c] = (v[c] + v[d]) & MASK;
    v[b] = turned(v[b] ^ v[c], 63n);
  });
}
