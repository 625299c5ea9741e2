/** What is said at one table, and what of it has been read. */
import * as api from '../api';
import { attempt } from '../attempt';
import type { ChatMessage, NewChatMessage } from '../protocol';

export class Talk {
  messages = $state.raw<ChatMessage[]>([]);
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
    // What was said before one came in is no news.
    if (!this.#known) this.read();
    this.#known = true;
  }

  /** All of it is in sight. */
  read(): void {
    this.#read = Math.max(this.#read, this.messages.at(-1)?.number ?? 0);
  }

  async say(message: NewChatMessage): Promise<boolean> {
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
