/** What labels and prompts say beyond an offer's own arguments: names, costs, and how a combat would end. */
import { t, type Words } from '../../lib/words/i18n.svelte';
import type { Offer } from '../../lib/protocol';
import { book, face, type Effect } from './book';
import { costWords, inBrief, inShort } from './effects';
import type { GoldView } from './view';
import { cardName, enemyName } from './words';

/** The card that asks, where it is one. A village is turned over only when its gain is resolved. */
export function askingCard({ asked, villages, phase, noble, row }: GoldView): string | null {
  if (phase === 'noble_type') return row[(noble?.slot ?? 1) - 1] ?? null;
  if (!asked || asked.card === null) return null;
  return asked.source === 'village' ? (villages[asked.card === 'left' ? 0 : 1] ?? null) : asked.card;
}

/** Every player has passed: what asks is the token of the next first player. */
const isBetweenRounds = ({ players }: GoldView): boolean => players.every((player) => player.passed);

/** What asks, in words. */
export function asking(view: GoldView): string {
  const card = askingCard(view);
  if (card) return cardName(card);
  const source = view.asked?.source ?? 'reward';
  return t(`goldblivion-source-${source === 'reward' && isBetweenRounds(view) ? 'first_player' : source}`);
}

/** The effect that asks, as the data file has it. */
export const askingEffect = ({ asked }: GoldView): Effect | null => (asked?.effect ?? null) as Effect | null;

/** The options of the effect that asks. */
export function options(view: GoldView): Effect[][] {
  const effect = askingEffect(view);
  return effect?.op === 'choose_one' ? effect.options : [];
}

export const wins = ({ combat }: GoldView): boolean => !!combat && combat.strength >= combat.enemy_strength;

export function wording(offer: Offer, view: GoldView): Words {
  const named = 'yes';
  const card = typeof offer.slot === 'number' ? view.row[offer.slot - 1] : null;
  if (card) return { named, card: cardName(card) };
  const soldier = typeof offer.pile === 'number' ? view.red_piles[offer.pile - 1]?.top : null;
  if (soldier) return { named, soldier: cardName(soldier) };
  const { verb } = offer;
  if (verb === 'choose') return { named, effect: inShort(options(view)[Number(offer.option) - 1] ?? []) };
  const effect = askingEffect(view);
  if (verb === 'pay' && effect?.op === 'pay_to_gain') return { named, cost: costWords(effect.cost) };
  if (verb === 'finish') return { outcome: wins(view) ? 'win' : 'loss' };
  if (verb === 'bar') return { named, cost: costWords(book().bar_purchase.effects[0]!.cost) };
  if (verb === 'end_turn') return { after: endsAfter(view) };
  const foe = typeof offer.place === 'number' ? view.places[offer.place - 1]?.enemy : null;
  return foe ? { named, enemy: enemyName(foe) } : {};
}

/** What the end of a turn comes after: the choice of a noble, a pass, or nothing in particular. */
function endsAfter({ round, players, turn }: GoldView): 'draft' | 'passed' | 'done' {
  if (round === 0) return 'draft';
  return players[turn]?.passed ? 'passed' : 'done';
}

/** The noble that a player has taken; it is not yet known where it lies in the draw pile. */
function ownNoble({ players, turn }: GoldView): string {
  const noble = players[turn]?.pile?.find((card) => face(card).kind === 'noble');
  return noble ? cardName(noble) : t('goldblivion-kind-noble');
}

/** A Combat card may be stolen while a pile of the market is empty. */
const mayStealFrom = ({ red_piles }: GoldView): boolean => red_piles.some(({ left }) => left === 0);

export function prompt(view: GoldView, offers: Offer[]): [id: string, args: Record<string, number | string>] {
  if (offers.length === 1 && offers[0]!.verb === 'pass') return ['goldblivion-prompt-pass', {}];
  const { combat, asked, main_left, noble, nobles } = view;
  const { limits, production } = book();
  const of = noble ? limits.main_actions_per_turn_solo : limits.main_actions_per_turn;
  const effect = askingEffect(view);
  const payment = effect?.op === 'pay_to_gain' ? effect : null;
  const args = {
    card: asking(view),
    times: asked?.times ?? 0,
    main: main_left,
    number: of - main_left + 1,
    of,
    nobles: nobles.length,
    after: endsAfter(view),
    noble: ownNoble(view),
    theft: mayStealFrom(view) && !noble ? 'yes' : 'no',
    cost: payment ? costWords(payment.cost) : '',
    gain: payment ? inBrief(payment.gain) : '',
    strength: combat?.strength ?? 0,
    enemy_strength: combat?.enemy_strength ?? 0,
    left_cards: production.left.cards,
    left_n: production.left.n,
    right_cards: production.right.cards,
    right_n: production.right.n,
  };
  // A turn that can only be ended asks for nothing else.
  const ends = offers.length === 1 && offers[0]!.verb === 'end_turn';
  return [`goldblivion-prompt-${ends ? 'end' : view.phase}`, args];
}
