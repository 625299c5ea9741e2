/** What can be said in one press. */
import type { Component } from 'svelte';
import Hand from '~icons/lucide/hand';
import Thanks from '~icons/lucide/heart-handshake';
import Thinking from '~icons/lucide/hourglass';
import Laugh from '~icons/lucide/laugh';
import Sorry from '~icons/lucide/frown';
import Wow from '~icons/lucide/sparkles';
import Well from '~icons/lucide/thumbs-up';
import Hurry from '~icons/lucide/timer';
import type { Reaction } from '../protocol';

export const REACTIONS: Record<Reaction, Component> = {
  hello: Hand,
  well_played: Well,
  thanks: Thanks,
  sorry: Sorry,
  thinking: Thinking,
  hurry: Hurry,
  laugh: Laugh,
  wow: Wow,
};
