/** Icons among written words: a game's own, put where its Markdown says `{icon:coffee}`. */
import { mount, unmount } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { GameUI } from '../board/game';
import { boardOf } from '../../games/boards.svelte';
import { game as known } from '../server/api';

/** They are drawn once the game's data are known, which some are made of. */
export const icons =
  (game: string | undefined): Attachment<HTMLElement> =>
  (element) => {
    const targets = [...element.querySelectorAll<HTMLElement>('[data-icon]')];
    if (!game || targets.length === 0) return;
    let gone = false;
    let made: object[] = [];
    Promise.all([boardOf(game), known(game)]).then(
      ([ui]) => {
        if (!gone) made = targets.flatMap((target) => put(ui, target));
      },
      () => {},
    );
    return () => {
      gone = true;
      made.forEach((one) => void unmount(one));
    };
  };

function put(ui: GameUI<unknown>, target: HTMLElement): object[] {
  const icon = ui.icons?.().find(({ id }) => id === target.dataset.icon);
  if (!icon) return [];
  target.title = icon.words;
  target.role = 'img';
  target.ariaLabel = icon.words;
  return [mount(icon.Icon, { target, props: icon.props })];
}
