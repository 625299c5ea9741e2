/** Who will sit where, while a new table is being set up. */
import type { Clock, GameInfo, NewSeat, NewTable } from '../protocol';

/** `me`, `friend` (somebody with a device of their own), `guest` (another person at this one), or a bot by name. */
export interface Sitter {
  kind: 'me' | 'friend' | 'guest' | 'bot';
  bot: string;
  name: string;
}

export const LEVELS = ['easy', 'normal', 'hard', 'expert'];

export function usualBot(game: GameInfo): string {
  return game.bots.includes('normal') ? 'normal' : (game.bots.at(-1) ?? 'random');
}

/** Me against bots of the usual level, at as many seats as asked; who already sits stays. */
export function seated(game: GameInfo, players: number, before: Sitter[], myName: string): Sitter[] {
  const bot = levelOf(before) ?? usualBot(game);
  return Array.from({ length: players }, (_, seat) => {
    const newcomer: Sitter = { kind: seat === 0 ? 'me' : 'bot', bot, name: seat === 0 ? myName : '' };
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

/** All bots of one level. */
export const levelled = (sitters: Sitter[], bot: string): Sitter[] =>
  sitters.map((sitter) => (sitter.kind === 'bot' ? { ...sitter, bot } : sitter));

/** The level that all bots have; null where they differ, or there are none. */
export function levelOf(sitters: Sitter[]): string | null {
  const bots = new Set(sitters.flatMap((sitter) => (sitter.kind === 'bot' ? sitter.bot : [])));
  return bots.size === 1 ? [...bots][0]! : null;
}

/** As they can sit at a table of this browser: nobody comes from elsewhere, and bots are our own. */
export const here = (sitters: Sitter[], ours: string[], usual: string): Sitter[] =>
  sitters.map((sitter) => {
    if (sitter.kind === 'friend') return { ...sitter, kind: 'bot', bot: usual, name: '' };
    return sitter.kind === 'bot' && !ours.includes(sitter.bot) ? { ...sitter, bot: usual } : sitter;
  });

/** Friends in place of all bots. */
export const invited = (sitters: Sitter[]): Sitter[] =>
  sitters.map((sitter) => (sitter.kind === 'bot' ? { ...sitter, kind: 'friend', name: '' } : sitter));

/** Who may come, and how long they may think. */
export interface Terms {
  public: boolean;
  clock: Clock | null;
}

const withFriends = (sitters: Sitter[]): boolean => sitters.some((sitter) => sitter.kind === 'friend');

/** Whether a game of these can be rated: everybody plays one seat, and no other house's bot plays. */
export const ratable = (sitters: Sitter[], ours: string[]): boolean =>
  sitters.length > 1 &&
  sitters.every(({ kind, bot }) => kind === 'me' || kind === 'friend' || (kind === 'bot' && ours.includes(bot))) &&
  sitters.some(({ kind }) => kind !== 'bot');

/** What the server does unless told otherwise: games among people count, games against bots do not. */
export const usuallyRated = withFriends;

/** Seconds for a turn that can be chosen: a few for live play, days for slow play. */
export const CLOCKS = [30, 60, 120, 300, 900, 3600, 43_200, 86_400, 259_200, 604_800];

/** A turn may take as long again before a bot takes the seat over. */
export const clock = (seconds: number): Clock => ({ seconds, grace: seconds });

function newSeat(sitter: Sitter): NewSeat {
  if (sitter.kind === 'bot') return { kind: 'bot', bot: sitter.bot };
  return sitter.kind === 'friend' ? { kind: 'open' } : { kind: 'me', name: sitter.name.trim() };
}

export const newTable = (
  game: GameInfo,
  options: NewTable['options'],
  sitters: Sitter[],
  terms: Terms,
  rated: boolean,
): NewTable => ({
  game: game.id,
  options,
  seats: sitters.map(newSeat),
  // Terms are chosen where somebody is invited, and matter nowhere else.
  ...(withFriends(sitters) && terms),
  ...(rated !== usuallyRated(sitters) && { rated }),
});
