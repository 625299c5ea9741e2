/** The tribes' camp signs, each a shield of its own outline with a sign on it, in a box of 48 × 48. */
import type { Tribe } from './view';

interface Emblem {
  shield: string;
  sign: string;
}

type Polar = (radius: number, angle: number) => string;

/** A shape drawn `petals` times around the middle, in polar coordinates with 0° pointing up from each. */
const turned = (petals: number, draw: (at: Polar, petal: number) => string): string =>
  Array.from({ length: petals }, (_, petal) => {
    const at: Polar = (radius, angle) => {
      const turn = ((petal * 360) / petals + angle - 90) * (Math.PI / 180);
      return `${(24 + radius * Math.cos(turn)).toFixed(1)} ${(24 + radius * Math.sin(turn)).toFixed(1)}`;
    };
    return draw(at, petal);
  }).join('');

const disc = (radius: number): string =>
  `M${24 - radius} 24a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

export const EMBLEMS: Record<Tribe, Emblem> = {
  // A round felt tent on a disc.
  chingis: {
    shield: disc(23),
    sign:
      'M20.5 9.5h7v3.2C33 14 37.8 17.6 40 22.4H8C10.2 17.6 15 14 20.5 12.7Z' +
      'M9.6 24.6H38.4V37.4H28.6V29.6C28.6 27.4 26.6 26 24 26S19.4 27.4 19.4 29.6V37.4H9.6Z',
  },
  // A rose on a shield of eight scallops.
  sarnai: {
    shield: turned(8, (at, petal) => `${petal ? 'L' : 'M'}${at(23.6, -22.5)}Q${at(23.6, 0)} ${at(23.6, 22.5)}`) + 'Z',
    sign:
      turned(5, (at) => {
        const half = (side: number): string[] => [at(11, 42 * side), at(19, 34 * side)];
        return `M${at(5.6, 0)}C${half(-1).join(' ')} ${at(19, 0)}C${half(1).reverse().join(' ')} ${at(5.6, 0)}Z`;
      }) + disc(3.8),
  },
  // A sun on a diamond.
  naran: {
    shield: 'M24-1.5 49.5 24 24 49.5-1.5 24Z',
    sign: disc(7.4) + turned(8, (at) => `M${at(9.6, -15)}L${at(17.6, 0)}L${at(9.6, 15)}Z`),
  },
  // Bow and arrow on a shield.
  bataar: {
    shield: 'M3.5 3H44.5V24C44.5 36 34.5 44.4 24 48 13.5 44.4 3.5 36 3.5 24Z',
    sign:
      'M12.4 10.4C27.6 7.2 38 18 35 33.4L31.6 32.8C33.8 20 25.4 11.8 13 13.8Z' +
      'M13.2 12 34.4 33.2 33 34.6 11.8 13.4Z' +
      'M13.6 31.6 25.4 19.8 22.8 17.2 33.2 14.2 30.2 24.6 27.6 22 15.8 33.8 16.2 37.8 12.6 38.6 8.8 34.8 9.6 31.2Z',
  },
  // An anvil on a square.
  temur: {
    shield: 'M3 6A3 3 0 0 1 6 3H42A3 3 0 0 1 45 6V42A3 3 0 0 1 42 45H6A3 3 0 0 1 3 42Z',
    sign:
      'M14.4 12.5H40.5V16.8C34.4 17.8 31 21 30 25.4 29.8 28.4 31.4 30.8 35.4 32.2V37H12.8V32.2' +
      'C16.8 30.8 18.6 28.4 18.4 25.4 18.1 23.4 17 22.2 14.8 22 9.8 21.5 7.4 18.6 7 14.8H14.4Z',
  },
};
