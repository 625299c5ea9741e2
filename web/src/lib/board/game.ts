/** What a game brings to the shell: its board, its part of a player's panel, and which parts of the board an event speaks of. */
import type { Component } from 'svelte';
import type { Words } from '../words/i18n.svelte';
import type * as course from '../protocol';
import type { GameEvent, LogEntry, Offer, Seat, Value } from '../protocol';
import type { Why } from '../ways/reading.svelte';
import type { Sound } from '../device/sound';

/** A move by what it does, `{ verb: 'buy', resource: 'iron', number: 2 }`: one that may become legal only after others. */
export interface Wish {
  verb: string;
  [argument: string]: Value;
}

/** What a move would do, worked out by the rules from what the seat knows. */
export interface Foreseen<View> extends course.Foreseen<View> {
  /** What the log would say of it beside the move itself, and what one would then have. */
  lines: string[];
  /** What it would touch, as `targets` names it. */
  targets: string[];
  /** By how much one's own points would change at once. */
  points: number;
}

export interface BoardProps<View> {
  /** The game's id. */
  game: string;
  view: View;
  /** The table as it stands, which `offers` are of: `view` may be a move on the way there. */
  now: View;
  /** Whose eyes these are; null for a spectator. */
  seat: number | null;
  seats: Seat[];
  /** The moves that are legal now and can be made by acting on the board; empty while it is not ours to act. */
  offers: Offer[];
  /** Targets to light up: what a log line under the pointer speaks of, e.g. `tile:12`. */
  lit: string[];
  /**
   * The same for everything that others have changed since the viewer's last move, until the viewer acts: a quieter mark.
   * It is what many events speak of: a key for a thing that several players have must say whose.
   */
  since: string[];
  /** The offer that a hint points at. */
  hint: Offer | null;
  /** What led from the last view to this one; empty after an undo or a jump, where the board compares views instead. */
  events: GameEvent[];
  /** Plays a move; or several wishes in this order, as far as they become legal. True when all were played. */
  act: (...moves: Wish[]) => Promise<boolean>;
  /** Why a move that people would try cannot be made now, in words; null where it can be, and for spectators. */
  whyNot: (wish: Wish) => Promise<Why | null>;
  /** What a legal move would do; null where it would show something hidden or end the turn. `says` puts both into a tip. */
  foresee: (offer: Offer) => Promise<Foreseen<View> | null>;
}

/** The game's part of a player's panel; the shell draws the name, the glyph, the score and the turn marker around it. */
export interface PlayerProps<View> extends BoardProps<View> {
  /** The player this panel is about. */
  player: number;
}

/** The least height at which all of a board can be used, in pixels: where it is narrower than 680, and where it is not. */
export interface Least {
  narrow: number;
  wide: number;
}

/** A part of a board; `shape`: how wide to how high it is drawn, left out where it has a height of its own. */
export interface BoardPart<View> {
  Part: Component<BoardProps<View>>;
  shape?: number;
}

/** An icon and what it stands for; player aids show it by its id, `{icon:coffee}`. */
export interface IconWord {
  id: string;
  /* oxlint-disable-next-line typescript/no-explicit-any */
  Icon: Component<any>;
  props: Record<string, unknown>;
  words: string;
}

/** Something that points came from, with how many by seat; none where a seat got none. */
export interface Source {
  words: string;
  points: number[];
}

/** Something that a player has: how many, and that in words, "4 coins". */
export interface Stock {
  count: number;
  words: string;
}

export interface GameUI<View> {
  Board: Component<BoardProps<View>>;
  Player: Component<PlayerProps<View>>;
  /** A line of it, where there is no room for the whole panel. */
  Brief?: Component<PlayerProps<View>>;
  /** Parts of the board that pictures in the rules show by themselves, by name. */
  parts?: Record<string, BoardPart<View>>;
  /** All that is shown by an icon, with its word, in the order of the legend. */
  icons?: () => IconWord[];
  /** The height that the board needs while these are offered; in a lower window the page scrolls. Left out: that of the shell. */
  least?: (offers: Offer[]) => Least;
  /** `tile:12`, `deck:0`, `seat:1` …: what an event or an offer speaks of. */
  targets: (thing: GameEvent | Offer) => string[];
  /** Offers that are buttons of the action bar; at most four, the one that goes forward first. The others are acted on the board. */
  buttons: (offers: Offer[], view: View) => Offer[];
  /** The message that says what is asked now, and its arguments: `['nim-prompt-heap', {}]`. */
  prompt: (view: View, offers: Offer[], seats: Seat[]) => [id: string, args: Record<string, number | string>];
  /** What an offer's label says beyond the offer's own arguments, such as the terms of a loan. */
  wording?: (offer: Offer, view: View) => Words;
  /** The name of the automated opponent that plays against those at the table; it comes after the seats wherever players are listed. */
  opponent?: (view: View) => string | null;
  /**
   * Where the log tells an event: `line`, in one of its own; `beside`, in the line of what it came with, which opens; null,
   * nowhere, since the heading of a turn or round says it. Any other word: in one line with all events of the turn for which
   * the game says the same, told by `{game}-gathered-{word}` with $player and $count. Left out: of one action the first event
   * is the line, and the others are beside it.
   */
  gather?: (event: GameEvent) => string | null;
  /** The automated opponent does this, whoever acted before it. */
  automated?: (event: GameEvent) => boolean;
  /** Something that another player did changes or takes what is this seat's. Left out: where the event names the seat. */
  touches?: (event: GameEvent, seat: number) => boolean;
  /** The cards that events speak of, as small pictures: they stand in the line that tells what others did. */
  Shown?: Component<{ events: GameEvent[] }>;
  /** Where points came from, told from the log, where the score sheet has but one item. */
  sources?: (log: LogEntry[]) => Source[];
  /** Events that are heard, by name; others sound like any move. */
  sounds?: Record<string, Sound>;
  /** What a seat has that moves change, always the same things in the same order: a preview says what they would come to. */
  stock?: (view: View, seat: number) => Stock[];
  /** The points as they stand, for all players: a tab of its own while the game goes on. */
  Standing?: Component<BoardProps<View>>;
}
