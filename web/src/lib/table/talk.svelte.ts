/** What is said at one table, and what of it has been read. */
import * as api from '../server/api';
import { attempt } from '../server/attempt';
import { t } from '../words/i18n.svelte';
import { playerName } from '../words/players';
import type { ChatMessage, NewMessage, Seat } from '../protocol';

/** Milliseconds for which what was just said is shown at the table. */
const FRESH_FOR = 6000;
const MOST_FRESH = 3;

/** Who said it, by the name they had then. */
export const speaker = ({ name, seat }: ChatMessage, seats: Seat[]): string =>
  name || (seat === null ? t('chat-somebody') : playerName(seat, seats));

export class Talk {
  messages = $state.raw<ChatMessage[]>([]);
  /** What others have just said. */
  fresh = $state.raw<ChatMessage[]>([]);
  muted = $state.raw<number[]>([]);
  /** The number of the last message that was in sight. */
  #read = $state(0);
  #known = false;

  constructor(readonly table: string) {}

  get unread(): number {
    return this.messages.filter((message) => message.number > this.#read && !message.mine).length;
  }

  hear(messages: ChatMessage[], anew: boolean): void {
    this.messages = anew ? messages : [...this.messages, ...messages];
    // All of it anew: somebody may have been muted.
    if (anew) this.fresh = [];
    else this.#show(messages.filter((message) => !message.mine));
    // What was said before one came in is no news.
    if (!this.#known) this.read();
    this.#known = true;
  }

  #show(said: ChatMessage[]): void {
    this.fresh = [...this.fresh, ...said].slice(-MOST_FRESH);
    setTimeout(() => (this.fresh = this.fresh.filter((message) => !said.includes(message))), FRESH_FOR);
  }

  /** All of it is in sight. */
  read(): void {
    this.#read = Math.max(this.#read, this.messages.at(-1)?.number ?? 0);
  }

  async say(message: NewMessage): Promise<boolean> {
    return (await attempt(api.say(this.table, message))) !== undefined;
  }

  async learnMuted(): Promise<void> {
    this.muted = (await attempt(api.muted(this.table))) ?? this.muted;
  }

  async mute(seat: number, silent: boolean): Promise<void> {
    const seats = silent ? [...this.muted, seat] : this.muted.filter((other) => other !== seat);
    this.muted = (await attempt(api.mute(this.table, seats)))?.seats ?? this.muted;
  }
}
