/** The bots of one table: they act while somebody looks on, in one tab at a time (`server/bots/turns.py`). */
import { luck } from '../engine/chance';
import { botOf } from '../engine/mind';
import { Refused } from '../server/errors';
import { pause } from '../server/retry';
import { toast } from '../ui/toasts.svelte';
import { botAt, botToAct, type Standpoint } from './looks';
import { played } from './games';

/** Milliseconds before trying again to write what a bot does, where there was no room for it. */
const FULL = 4000;

export interface BotsTable {
  id: string;
  /** How it stands now, whichever tab moved last. */
  look: () => Promise<Standpoint>;
  /** Acts for a seat, where the decision of that version is still its own. */
  act: (seat: number, since: number, action: number) => Promise<void>;
}

/** Plays until people are to act, nobody looks on any more, or it cannot go on. */
export async function playBots(table: BotsTable, left: AbortSignal): Promise<void> {
  try {
    await alone(`trivet-bots-${table.id}`, left, async () => {
      for (;;) {
        const at = await table.look();
        const bot = botToAct(at);
        if (bot === null || left.aborted) return;
        await turn(table, at, bot.seat, left);
      }
    });
  } catch (failure) {
    if (!left.aborted) throw failure;
  }
}

async function turn(table: BotsTable, at: Standpoint, seat: number, left: AbortSignal): Promise<void> {
  const since = at.course.since(seat);
  const action = await choice(table.id, at, seat, left);
  if (left.aborted) return;
  try {
    await table.act(seat, since, action);
  } catch (failure) {
    if (!(failure instanceof Refused && (failure.error.code === 'here_full' || failure.error.code === 'here_storage')))
      throw failure;
    toast(failure.message);
    await pause(FULL);
  }
}

/** What the bot does by what its seat may know; an offer by chance where it cannot think. */
async function choice(id: string, { kept, course }: Standpoint, seat: number, signal: AbortSignal): Promise<number> {
  const offers = course.offers(seat);
  if (offers.length === 1) return offers[0]!;
  const hidden = course.game.hide(course.state, seat);
  const chance = luck(id, hidden, seat);
  const { game, thinker } = await played(kept.game);
  try {
    const bot = botOf(botAt({ kept }, seat)!, game.about);
    const action = await thinker().choose({ hidden, seat, bot, chance }, { signal });
    if (offers.includes(action)) return action;
  } catch (failure) {
    if (signal.aborted) throw failure;
    console.warn(`A bot is stood in for: ${failure}`);
  }
  return offers[chance[1] % offers.length]!;
}

/** In one tab at a time, where browsers have locks: on plain http, or with storage forbidden, they have none, and what two do is done once. */
async function alone(name: string, signal: AbortSignal, act: () => Promise<void>): Promise<void> {
  const locks = (navigator as { locks?: LockManager }).locks;
  let begun = false;
  const work = (): Promise<void> => {
    begun = true;
    return act();
  };
  if (!locks) return work();
  try {
    await locks.request(name, { signal }, work);
  } catch (failure) {
    if (begun || (failure as DOMException).name !== 'SecurityError') throw failure;
    await act();
  }
}
