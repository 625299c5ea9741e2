/** What bots have learned, as files of the safetensors format hold it. */
import type { Description } from './description';

/** Weights that cannot be played with: of something else, no such file, or one that did not come. */
export class BadWeights extends Error {
  constructor(readonly why: 'version' | 'damaged' | 'unreachable') {
    super(`The weights cannot be used: ${why}.`);
  }
}

interface Tensor {
  dtype: string;
  shape: number[];
  data_offsets: [number, number];
}

const LENGTH = 8;
const HALF = 2;
/** The bits of 100, as a 16-bit float: a weight beyond it is no learned one. */
const HEAVIEST = 0x5640;
const WITHOUT_SIGN = 0x7fff;

/** The arrays of a file one after the other, as a module takes them in; throws `BadWeights`. */
export function weightsOf(file: ArrayBuffer, { weights }: Description): Uint8Array<ArrayBuffer> {
  const { header, start } = headerOf(file);
  const { __metadata__: said = {}, ...tensors } = header;
  const bound = said as unknown as Record<string, string>;
  if (!Object.entries(weights.bound_to).every(([what, told]) => bound[what] === told)) throw new BadWeights('version');
  const parts = weights.arrays.map(({ name, shape }) => {
    const tensor = tensors[name];
    const bytes = HALF * shape.reduce((product, n) => product * n, 1);
    if (tensor?.dtype !== 'F16' || `${tensor.shape}` !== `${shape}`) throw new BadWeights('damaged');
    const part = new Uint8Array(file, start).subarray(...tensor.data_offsets);
    if (part.length !== bytes) throw new BadWeights('damaged');
    return part;
  });
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  if (new Uint16Array(all.buffer).some((half) => (half & WITHOUT_SIGN) > HEAVIEST)) throw new BadWeights('damaged');
  return all;
}

function headerOf(file: ArrayBuffer): { header: Record<string, Tensor>; start: number } {
  try {
    const length = Number(new DataView(file).getBigUint64(0, true));
    const header = JSON.parse(new TextDecoder().decode(new Uint8Array(file, LENGTH, length))) as Record<string, Tensor>;
    return { header, start: LENGTH + length };
  } catch {
    throw new BadWeights('damaged');
  }
}
