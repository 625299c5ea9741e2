/** What a territory says of itself. */
import { name, t } from '../../../lib/words/i18n.svelte';
import type { Tip } from '../../../lib/ui/tip.svelte';
import { explained } from '../../../lib/ways/reading.svelte';
import { book } from '../book';
import type { GoldView } from '../view';
import { askingEffect } from '../wording';
import { enemyTip } from '../words';

export const terrain = (place: number): 'forest' | 'mountain' => book().position[place - 1]!.terrain;

/** Combat cards that an attack on it would draw, with the bonus of the effect that asks for one. */
export function draws(view: GoldView, place: number): number {
  const effect = askingEffect(view);
  return view.places[place - 1]!.draws + (effect?.op === 'combat' ? effect.cards : 0);
}

/** For whoever is about to attack: the draw would need more cards than there are. */
export function few(view: GoldView, place: number): string {
  const left = view.players[view.turn]?.red_pile.length ?? 0;
  return draws(view, place) > left ? t('goldblivion-board-place-few', { n: left }) : '';
}

export function placeTip(view: GoldView, place: number): Exclude<Tip, string | null> {
  const here = view.places[place - 1]!;
  const said: string[] = [];
  if (here.enemy) {
    const { title, text } = enemyTip(here.enemy);
    said.push(`${title}.`, text);
    if (here.down) said.push(t('goldblivion-board-place-below'));
  } else if (here.down) {
    said.push(`${t('goldblivion-board-place-down', { number: here.down })}.`);
    if (!here.draws) said.push(t('goldblivion-board-place-closed'));
  } else {
    said.push(`${t('goldblivion-board-place-empty')}.`);
  }
  if (here.enemy || (here.down && here.draws)) said.push(t('goldblivion-board-place-draws', { n: draws(view, place) }));
  const title = t('goldblivion-board-place', { place, terrain: name('goldblivion', 'terrain', terrain(place)) });
  const rule = here.enemy ? enemyTip(here.enemy).rule : explained('goldblivion', 'goldblivion-board-place');
  return { title, text: said.join('\n'), rule: rule ?? null };
}
