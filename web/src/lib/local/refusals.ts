/** What is refused here, as a server would refuse it. */
import { Illegal, Invalid, Unplayable } from '../engine/errors';
import type { ApiError } from '../protocol';
import { Refused, Unreachable } from '../server/errors';

export const refuse = (code: ApiError['code'], status = 409, more: Partial<ApiError> = {}): Refused =>
  new Refused(status, { code, message: '', ...more });

export const unknownTable = (): Refused => refuse('unknown_table', 404);

/** Why a game's module cannot be used. What did not come may come yet. */
export function unplayable(failure: unknown): unknown {
  if (!(failure instanceof Unplayable)) return failure;
  switch (failure.why) {
    case 'unreachable':
      return new Unreachable();
    case 'unsupported':
      return refuse('here_unsupported');
    case 'version':
      return refuse('here_version');
    case 'damaged':
      return refuse('here_module');
  }
}

/** Why an action cannot be done; what is no such reason is thrown on. */
export function illegal(failure: unknown, more: Partial<ApiError>): Refused {
  if (failure instanceof Illegal) {
    return refuse('illegal_action', 422, { ...more, ...(failure.reason !== null && { reason: failure.reason }) });
  }
  if (failure instanceof Invalid) return refuse('invalid_action', 422, { ...more, message: failure.message });
  throw failure;
}
