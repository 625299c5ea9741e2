/** Ways into the rules, from whatever speaks of them, and back to where one was. */
import { described, isGame } from '../data/components.svelte';
import { refusal } from '../words/i18n.svelte';
import type { ApiError } from '../protocol';
import { go } from './router.svelte';

/** A paragraph of a game's rules. */
export interface Rule {
  game: string;
  anchor: string;
}

/** Why something cannot be done, in words, and where the rules say so. */
export interface Why {
  words: string;
  rule: Rule | null;
}

/** The paragraph that explains a message of a game, `nim-why-two_heaps`; null where none does. */
export function explained(game: string, message: string): Rule | null {
  const anchor = isGame(game) ? described(game).paragraphs[message.slice(game.length + 1)] : undefined;
  return anchor === undefined ? null : { game, anchor };
}

/** Why something was refused. */
export const whyOf = (error: ApiError, game = error.table?.game): Why => ({
  words: refusal(error, game),
  rule: game && error.reason ? explained(game, `${game}-why-${error.reason}`) : null,
});

type Open = (anchor: string) => void;

const readers: { game: string; open: Open }[] = [];

/** Rules are open, or can be, until what it returns is called: they are turned to what is asked for. */
export function reads(game: string, open: Open): () => void {
  const reader = { game, open };
  readers.push(reader);
  return () => void readers.splice(readers.indexOf(reader), 1);
}

/** Turns to a paragraph: beside the board where there is one. */
export function readRule({ game, anchor }: Rule): void {
  const reader = readers.findLast((each) => each.game === game);
  if (reader) reader.open(anchor);
  else go(`/rules/${game}#${anchor}`);
}

/** Where the rules beside a board are to be opened, and the ways back from there, the last one first to go. */
class Reading {
  anchor = $state.raw<{ id: string } | null>(null);
  trail = $state.raw<(() => void)[]>([]);

  /** To a paragraph; `back` leads to where one was. */
  turnTo(id: string, back: () => void): void {
    this.trail = [...this.trail, back];
    this.anchor = { id };
  }

  back(): void {
    const last = this.trail.at(-1);
    this.trail = this.trail.slice(0, -1);
    this.anchor = null;
    last?.();
  }

  /** The rules lie behind a tab beside a board: they are turned to from anywhere, until what it returns is called. */
  beside(game: string, where: () => string, turn: (panel: string) => void): () => void {
    return reads(game, (anchor) => {
      const [was, held] = [where(), document.activeElement as HTMLElement | null];
      if (was === 'rules') return void (this.anchor = { id: anchor });
      this.trail = [];
      turn('rules');
      this.turnTo(anchor, () => {
        turn(was);
        held?.focus({ preventScroll: true });
      });
    });
  }
}

export const reading = new Reading();
