/** Whether the window is too small for everything at once: the table then shows one thing at a time. */
import { MediaQuery } from 'svelte/reactivity';

export const phone = new MediaQuery('(max-width: 819px), (max-height: 519px)');
/** It is low as well: a phone held sideways, or a page at twice its size. The page then scrolls, with its tabs at the side. */
export const low = new MediaQuery('max-height: 519px');
