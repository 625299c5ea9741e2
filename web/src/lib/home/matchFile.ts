/** Match files: what a person opens, and what a link brings along behind its #. */
export const LARGEST = 1_000_000;

/** What the file says; undefined where it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The match in a link: its file, compressed (zlib), in letters that an address takes (base64url). Undefined: there is none. */
export async function unpacked(packed: string): Promise<unknown> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const parts = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
    const decoder = new TextDecoder();
    let text = '';
    for (let part = await parts.read(); !part.done; part = await parts.read()) {
      text += decoder.decode(part.value, { stream: true });
      if (text.length > LARGEST) return undefined;
    }
    return parsed(text);
  } catch {
    return undefined;
  }
}
