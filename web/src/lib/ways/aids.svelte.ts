/** Which game's player aid is one key away. */
let game = $state<string | null>(null);

/** The game at hand, until what it returns is called. */
export function aids(of: string): () => void {
  game = of;
  return () => (game = null);
}

export const aided = {
  get game(): string | null {
    return game;
  },
};
