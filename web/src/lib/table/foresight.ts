/** Questions about moves that are not made yet: each is asked once in a position, and where no answer comes nothing is said. */
import { readView } from '../data/components.svelte';
import type { Foreseen, GameUI, Stock, Wish } from '../board/game';
import { t } from '../words/i18n.svelte';
import { logLine } from '../words/moves';
import { signed } from '../words/points';
import type * as course from '../protocol';
import type { GameEvent, Numbers, Offer, Seat, Table } from '../protocol';
import { whyOf, type Why } from '../ways/reading.svelte';
import { lines } from './log';

/** A position that a seat asks about. */
export type Asking = Pick<Table, 'game' | 'game_mark' | 'seat' | 'version' | 'view' | 'scores'>;

/** Who answers. */
export interface Oracle {
  whyNot: (at: Asking, seat: number, wish: Wish) => Promise<course.WhyNot>;
  foresee: (at: Asking, seat: number, action: number) => Promise<course.Foreseen<Numbers> | null>;
}

export class Foresight {
  #oracle: Oracle;
  #position = '';
  #asked = new Map<string, Promise<unknown>>();

  constructor(oracle: Oracle) {
    this.#oracle = oracle;
  }

  /** Why a move cannot be made now, in words; null where it can be, or nobody knows. */
  async whyNot(table: Asking, wish: Wish): Promise<Why | null> {
    const { seat } = table;
    if (seat === null) return null;
    const found = await this.#once(table, JSON.stringify(wish), () => this.#oracle.whyNot(table, seat, wish));
    if (!found?.code) return null;
    const { code, message, reason } = found;
    return whyOf({ code, message: message ?? '', ...(reason === null ? {} : { reason }) }, table.game);
  }

  /** What a legal move would do; null where nothing beside the move itself is certain. */
  async foresee<View>(table: Asking, offer: Offer, ui: GameUI<View>, seats: Seat[]): Promise<Foreseen<View> | null> {
    const { game, seat } = table;
    if (seat === null) return null;
    const found = await this.#once(table, `${offer.action}`, () => this.#oracle.foresee(table, seat, offer.action));
    if (!found) return null;
    const view = found.view && (readView(table.game_mark, found.view) as View);
    const told = lines(
      found.events.filter((event) => !repeats(event, offer)),
      (event) => logLine(game, event, seats),
    );
    return {
      ...found,
      view,
      lines: [
        ...told.map(({ text, times }) => (times > 1 ? `${text} × ${times}` : text)),
        ...(view && ui.stock ? then(ui.stock(table.view as View, seat), ui.stock(view, seat)) : []),
      ],
      targets: [...new Set(found.events.flatMap(ui.targets))],
      points: found.scores ? (found.scores[seat]?.total ?? 0) - (table.scores[seat]?.total ?? 0) : 0,
    };
  }

  #once<Answer>(table: Asking, what: string, ask: () => Promise<Answer>): Promise<Answer | null> {
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

/** Whether an event is the move that was offered, and says nothing of what comes of it. */
function repeats(event: GameEvent, offer: Offer): boolean {
  const { event: name, seat: _, ...said } = event;
  return name === offer.verb && Object.entries(said).every(([what, value]) => `${offer[what]}` === `${value}`);
}

/** What one would have of all that changes, in one line; none where nothing does. */
function then(now: Stock[], after: Stock[]): string[] {
  const changed = after.flatMap(({ count, words }, at) => {
    const change = count - (now[at]?.count ?? count);
    return change === 0 ? [] : [`${words} (${signed(change)})`];
  });
  return changed.length > 0 ? [t('foreseen-then', { list: changed.join(', ') })] : [];
}
