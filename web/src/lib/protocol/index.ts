/** What the server is asked and answers: its types as `server.ts` has them, and what the page makes of them. */
import type * as server from './server';
import type { Layout } from './boards';
import type { Telling } from './telling';
import type { Schema } from './views';

export type * from './server';
export type * from './boards';
export type * from './telling';
export type * from './views';

/** A view as it comes, before it is read by the schema of its game. */
export type Numbers = number[];

/** What an argument of a move or an event may be. */
export type Value = server.Offer[string];

/** What this browser refuses where it keeps the tables itself; their texts are `refused-{code}`. */
type RefusedHere =
  /** There is no room left. */
  | 'here_full'
  /** What is kept cannot be read or written. */
  | 'here_storage'
  /** A table cannot be read, or its match not be played. */
  | 'here_damaged'
  /** It is of another version than what plays here. */
  | 'here_version'
  /** This browser runs no WebAssembly; the game has no module here, or none that reads. */
  | 'here_unsupported'
  | 'here_unplayable'
  | 'here_module'
  /** A match has data of its own; a seat waits for somebody elsewhere. */
  | 'here_data'
  | 'here_open';

/** How a request was refused. */
export type ApiError = Omit<server.ApiError<Numbers>, 'code'> & { code: server.ErrorCode | RefusedHere };

/** A table in a list; `damaged`: this browser keeps it, and no more of it can be read. */
export type TableSummary = server.TableSummary & { damaged?: true };
export type TablePage = Omit<server.TablePage, 'tables'> & { tables: TableSummary[] };

/** What a line says; its last words may be a refusal. */
type Told<Said> = Exclude<Said, { type: 'error' }> | { type: 'error'; error: ApiError };

/** A game of the server; the forms of its view and of its plain board are the engine's, and what its cards say is made of messages. */
export type GameInfo = Omit<server.GameInfo, 'view' | 'board' | 'told'> & {
  view: Schema & { mark: string };
  board: Layout | null;
  told: Record<string, Telling>;
};

/** The words of a game by language. */
export type GameTexts = Record<string, server.Words>;

/** What comes over a table's line, a person's own, and that of a quick match. */
export type Live = Told<server.Lines<Numbers>['/api/tables/{id}/live']>;
export type OwnLine = Told<server.Lines<Numbers>['/api/live']>;
export type QuickLine = Told<server.Lines<Numbers>['/api/quick/live']>;

/** Who has a table open. */
export type Presence = Omit<server.Presence, 'type'>;

/** Who is to sit on a seat. */
export type NewSeat = server.NewTable['seats'][number];

/** What others are asked to agree to. */
export type NewProposal = server.Takeback | server.StandIn | server.Close;

/** What one waits for with others. */
export type Wish = Omit<server.QuickWish, 'waiting'>;

/** Work for the lab. */
export type NewLabJob = server.NewReport | server.NewComparison | server.NewSweep;
/** Other numbers in a data file, by their names. */
export type Changes = Record<string, number>;

/** Where a game's WebAssembly module lies, what stands beside it, and what its bots have learned: addresses that are kept for ever. */
export interface ModuleFiles {
  code: string;
  about: string;
  weights: string | null;
}
