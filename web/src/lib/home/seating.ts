/** Who will sit where, while a new table is being set up. */
import type { GameInfo, NewTable } from '../protocol';

/** `me`, `guest` (another person at this device), or a bot by name. */
export interface Sitter {
  kind: 'me' | 'guest' | 'bot';
  bot: string;
  name: string;
}

export const LEVELS = ['easy', 'normal', 'hard', 'expert'];

export function usualBot(game: GameInfo): string {
  return game.bots.includes('normal') ? 'normal' : (game.bots.at(-1) ?? 'random');
}

/** Me against bots of the usual level, at as many seats as asked; who already sits stays. */
export function seated(game: GameInfo, players: number, before: Sitter[], myName: string): Sitter[] {
  return Array.from({ length: players }, (_, seat) => {
    const newcomer: Sitter = { kind: seat === 0 ? 'me' : 'bot', bot: usualBot(game), name: seat === 0 ? myName : '' };
    return before[seat] ?? newcomer;
  });
}

/** Two players where the game allows it, or the fewest it takes. */
export const usualPlayers = (game: GameInfo): number => (game.players.includes(2) ? 2 : (game.players[0] ?? 1));

/** Changes one seat. There is one of me: sitting down elsewhere leaves a guest behind. */
export function reseat(sitters: Sitter[], seat: number, kind: Sitter['kind'], bot: string): Sitter[] {
  const me = sitters.find((sitter) => sitter.kind === 'me');
  return sitters.map((sitter, at) => {
    if (at === seat) {
      const name = kind === 'me' ? (me?.name ?? '') : kind === sitter.kind ? sitter.name : '';
      return { kind, bot: kind === 'bot' ? bot : sitter.bot, name };
    }
    return kind === 'me' && sitter.kind === 'me' ? { ...sitter, kind: 'guest', name: '' } : sitter;
  });
}

export function newTable(game: GameInfo, options: NewTable['options'], sitters: Sitter[]): NewTable {
  return {
    game: game.id,
    options,
    seats: sitters.map((sitter) =>
      sitter.kind === 'bot' ? { kind: 'bot', bot: sitter.bot } : { kind: 'me', name: sitter.name.trim() },
    ),
  };
}
