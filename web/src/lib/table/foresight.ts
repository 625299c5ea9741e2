/** Questions about moves that are not made yet: each is asked once in a position, and where no answer comes nothing is said. */
import * as api from '../api';
import { readView } from '../components.svelte';
import type { Foreseen, GameUI, Wish } from '../game';
import { logLine, refusal } from '../i18n.svelte';
import type { Offer, Seat, Table } from '../protocol/table';
import { lines } from './log';

export class Foresight {
  #position = '';
  #asked = new Map<string, Promise<unknown>>();

  /** Why a move cannot be made now, in words; null where it can be, or nobody knows. */
  async whyNot(table: Table, wish: Wish): Promise<string | null> {
    const { id, seat } = table;
    if (seat === null) return null;
    const found = await this.#once(table, JSON.stringify(wish), () => api.whyNot(id, seat, wish));
    if (!found?.code) return null;
    const { code, message, reason } = found;
    return refusal({ code, message: message ?? '', ...(reason === null ? {} : { reason }) }, table.game);
  }

  /** What a legal move would do; null where it would show something hidden. */
  async foresee<View>(table: Table, offer: Offer, ui: GameUI<View>, seats: Seat[]): Promise<Foreseen<View> | null> {
    const { id, game, seat, version } = table;
    if (seat === null || offer.reveals) return null;
    const found = await this.#once(table, `${offer.action}`, () => api.foresee(id, seat, offer.action, version));
    if (!found) return null;
    const told = lines(found.events, (event) => logLine(game, event, seats));
    return {
      ...found,
      view: readView(table.game_mark, found.view) as View,
      lines: told.map(({ text, times }) => (times > 1 ? `${text} × ${times}` : text)),
      targets: [...new Set(found.events.flatMap(ui.targets))],
      points: (found.scores[seat]?.total ?? 0) - (table.scores[seat]?.total ?? 0),
    };
  }

  #once<Answer>(table: Table, what: string, ask: () => Promise<Answer>): Promise<Answer | null> {
    const position = `${table.version} ${table.seat}`;
    if (position !== this.#position) this.#asked.clear();
    this.#position = position;
    const known = this.#asked.get(what);
    if (known) return known as Promise<Answer | null>;
    const asked = ask().catch(() => {
      this.#asked.delete(what);
      return null;
    });
    this.#asked.set(what, asked);
    return asked;
  }
}
