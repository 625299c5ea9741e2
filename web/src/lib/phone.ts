/** Whether the window is as narrow as a phone's: the table then shows one thing at a time. */
import { MediaQuery } from 'svelte/reactivity';

export const phone = new MediaQuery('max-width: 819px');
