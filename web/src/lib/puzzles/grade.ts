/** What an answer is called by the chance that it costs, as analyses call moves. */
export type Grade = 'best' | 'close' | 'inaccuracy' | 'mistake' | 'blunder';

const FROM: [Grade, number][] = [
  ['blunder', 0.15],
  ['mistake', 0.1],
  ['inaccuracy', 0.05],
];

export function grade(cost: number): Grade {
  if (cost === 0) return 'best';
  return FROM.find(([, least]) => cost >= least)?.[0] ?? 'close';
}

/** Points of 100. */
export const hundredths = (cost: number): number => Math.round(cost * 100);
