import type { Against } from '../protocol';

/** How games against somebody went, for words to tell: whoever neither won nor lost was level. */
export const results = ({ played, won, lost }: Pick<Against, 'played' | 'won' | 'lost'>) => ({
  played,
  won,
  lost,
  level: played - won - lost,
});
