/** What can be wrong with a module, or with what is asked of it. */

/** Why a game cannot be played here. Its text is `engine-{why}`. */
export type Hindrance =
  /** This browser runs no WebAssembly. */
  | 'unsupported'
  /** The module did not come. */
  | 'unreachable'
  /** It does not read. */
  | 'damaged'
  /** It is of another version than this page knows, or plays no game of such a version. */
  | 'version';

export class Unplayable extends Error {
  constructor(
    readonly why: Hindrance,
    cause?: unknown,
  ) {
    super(`The module cannot be used: ${why}.`, { cause });
  }
}

/** No action, option or seed of this game. */
export class Invalid extends Error {}

/** An action that is not offered; `reason`: the game's, whose text is `{game}-why-{reason}`. */
export class Illegal extends Error {
  constructor(
    message: string,
    readonly reason: string | null,
  ) {
    super(message);
  }
}
