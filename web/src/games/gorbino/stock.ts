/** What a player has once what has been put together so far is paid: coins, income and cubes. */
import type { Stock } from '../../lib/board/game';
import { t } from '../../lib/words/i18n.svelte';
import { resources } from './data';
import type { GorbinoView } from './view';
import { inCoins, inCubes, signed } from './words';

export function stock(view: GorbinoView, seat: number): Stock[] {
  const { coins, income, cubes } = view.players[seat]!;
  const own = view.turn === seat;
  const trades = own && view.phase === 'trade';
  // Which cubes stay unpaid has yet to be chosen.
  const owed = (what: string): number => (own && (what === 'coins' || view.unpaid === 0) ? (view.due[what] ?? 0) : 0);
  const left = coins + (trades ? view.balance : 0) - owed('coins');
  return [
    { count: left, words: inCoins(left) },
    { count: income, words: t('gorbino-ask-income', { income: signed(income) }) },
    ...resources().map((resource): Stock => {
      const count = (cubes[resource] ?? 0) - (trades ? (view.traded[resource] ?? 0) : 0) - owed(resource);
      return { count, words: inCubes(resource, count) };
    }),
  ];
}
