/** Icons among written words: a game's own, put where its Markdown says `{icon:coffee}`. */
import { mount, unmount } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { uiOf } from '../../games';

export const icons =
  (game: string | undefined): Attachment<HTMLElement> =>
  (element) => {
    const known = new Map((game ? (uiOf(game).icons?.() ?? []) : []).map((icon) => [icon.id, icon]));
    const made = [...element.querySelectorAll<HTMLElement>('[data-icon]')].flatMap((target) => {
      const icon = known.get(target.dataset.icon!);
      if (!icon) return [];
      target.title = icon.words;
      target.role = 'img';
      target.ariaLabel = icon.words;
      return [mount(icon.Icon, { target, props: icon.props })];
    });
    return () => made.forEach((one) => void unmount(one));
  };
