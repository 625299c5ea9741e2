/** A line on which the server tells what has changed: a WebSocket that comes back by itself. */
import type { ApiError } from '../protocol';
import { connection } from './connection.svelte';
import type { Ears, Watching } from './provider';
import { patience, pause } from './retry';

const PASSING = new Set(['storage_down', 'relay_down', 'stopping', 'too_many']);

/** The server cannot now, and may soon: the line comes back by itself. */
export const passing = (error: ApiError): boolean => PASSING.has(error.code);

export class Line<Said> implements Watching {
  #socket: WebSocket | undefined;
  #closed = false;

  constructor(
    readonly address: string,
    readonly ears: Ears<Said>,
  ) {
    void this.#keepOpen();
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }

  async #keepOpen(): Promise<void> {
    for (let attempt = 0; !this.#closed; attempt++) {
      if (await this.#listen()) attempt = 0;
      if (this.#closed) return;
      this.ears.onLost();
      await pause(patience(attempt));
    }
  }

  /** Listens until the line breaks; says whether anything was heard. */
  #listen(): Promise<boolean> {
    return new Promise((resolve) => {
      let heard = false;
      const socket = new WebSocket(this.address);
      this.#socket = socket;
      socket.onmessage = ({ data }: MessageEvent<string>) => {
        if (this.#closed) return;
        heard = true;
        connection.lost = false;
        if (!this.ears.hear(JSON.parse(data) as Said)) this.close();
      };
      socket.onclose = () => resolve(heard);
    });
  }
}
