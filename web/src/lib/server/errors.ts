/** What can come instead of an answer. */
import type { ApiError } from '../protocol';
import { refusal } from '../words/i18n.svelte';

/** Whoever keeps the table said no, in words. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly error: ApiError,
  ) {
    super(refusal(error));
  }
}

/** No answer came: the network or the server is away, and nobody knows whether the request arrived. */
export class Unreachable extends Error {}
