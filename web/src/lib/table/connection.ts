/** The live line to a table: a WebSocket that comes back by itself. */
import { liveAddress } from '../api';
import type { ApiError, Live, Table } from '../protocol';
import { patience, pause } from '../retry';

export interface Listener {
  onTable: (table: Table) => void;
  onError: (error: ApiError) => void;
  onLost: () => void;
}

export class Connection {
  #socket: WebSocket | undefined;
  #closed = false;

  constructor(
    readonly table: string,
    readonly seat: number | null,
    readonly listener: Listener,
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
      this.listener.onLost();
      await pause(patience(attempt));
    }
  }

  /** Listens until the line breaks; says whether anything was heard. */
  #listen(): Promise<boolean> {
    return new Promise((resolve) => {
      let heard = false;
      const socket = new WebSocket(liveAddress(this.table, this.seat));
      this.#socket = socket;
      socket.onmessage = ({ data }: MessageEvent<string>) => {
        if (this.#closed) return;
        heard = true;
        const said = JSON.parse(data) as Live;
        if (said.type === 'table') {
          this.listener.onTable(said.table);
        } else if (said.type === 'error') {
          this.close();
          this.listener.onError(said.error);
        }
      };
      socket.onclose = () => resolve(heard);
    });
  }
}
