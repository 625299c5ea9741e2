/** What lately happened and is worth reading in peace: the last combat, and the noble's last turn. */
import type { GameEvent } from '../../lib/protocol';

/** What a player decides to do in a turn; the player's own next step puts the last combat away. */
const STEPS = new Set(['play', 'buy', 'recruit', 'visit', 'activate', 'use_magic', 'end_turn', 'pass_round']);
const GAINS = new Set(['nuggets', 'material', 'bars', 'roll', 'take_magic', 'gain_red', 'lose']);

class Telling {
  /** How the last combat ended and what it brought. */
  combat = $state.raw<GameEvent[]>([]);
  /** The noble's last turn, step by step. */
  noble = $state.raw<GameEvent[]>([]);
  #gaining = false;
  #nobles = false;
  #heard = new WeakSet<GameEvent>();

  forget(): void {
    this.combat = [];
    this.noble = [];
    this.#gaining = false;
    this.#nobles = false;
    this.#heard = new WeakSet();
  }

  /** Takes in what just happened, as `seat` sees it. A board that is put up anew tells the same again: it is known. */
  hear(events: GameEvent[], seat: number | null, alone: boolean): void {
    for (const event of events.filter((one) => !this.#heard.has(one))) {
      this.#heard.add(event);
      this.#hearCombat(event, seat);
      if (alone) this.#hearNoble(event);
    }
  }

  #hearCombat(event: GameEvent, seat: number | null): void {
    const { event: name } = event;
    // Where moves come at once not every one is heard: what others do comes after one's own turn.
    const past = STEPS.has(name) && [event.seat, this.combat[0]?.seat].includes(seat);
    if (name === 'attack' || name === 'round' || past) this.combat = [];
    if (name === 'win' || name === 'defeat') {
      this.combat = [event];
      this.#gaining = true;
    } else if (this.#gaining && GAINS.has(name) && event.seat === this.combat[0]?.seat) {
      this.combat = [...this.combat, event];
    } else if (name !== 'red_top') {
      this.#gaining = false;
    }
  }

  #hearNoble(event: GameEvent): void {
    const { event: name } = event;
    if (name === 'noble_die') {
      this.noble = [];
      this.#nobles = true;
    } else if (name === 'row') {
      return;
    } else if (!(name.startsWith('noble_') || name === 'turn_up' || name === 'row_empty' || event.seat === 1)) {
      this.#nobles = false;
    }
    if (this.#nobles) this.noble = [...this.noble, event];
  }
}

export const telling = new Telling();
