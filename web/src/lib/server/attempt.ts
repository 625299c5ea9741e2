/** Asking the server for something once, and saying so where it does not come. */
import { Refused, Unreachable } from './errors';
import { t } from '../words/i18n.svelte';
import { toast } from '../ui/toasts.svelte';

/** Why something asked for did not come, in words. */
export function why(failure: unknown): string {
  if (failure instanceof Refused) return failure.message;
  if (failure instanceof Unreachable) return t('notice-no-answer');
  throw failure;
}

/** The answer; undefined where there is none, and then a note has said why. */
export async function attempt<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (failure) {
    toast(why(failure));
    return undefined;
  }
}
