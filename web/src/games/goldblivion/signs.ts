/** The small signs of the game, each a few layers in a box of 24 × 24: a colour and a shape of its own. */

export type SignName =
  | 'nugget'
  | 'material'
  | 'bar'
  | 'die'
  | 'magic'
  | 'blue'
  | 'red'
  | 'draw_blue'
  | 'draw_red'
  | 'free_blue'
  | 'free_red'
  | 'destroy'
  | 'rightmost'
  | 'reactivate'
  | 'combat'
  | 'strength'
  | 'trophy'
  | 'reveal'
  | 'clear'
  | 'lose'
  | 'copy'
  | 'elf'
  | 'human'
  | 'dwarf'
  | 'building'
  | 'character';

export interface Layer {
  d: string;
  fill: string;
  /** With a dark edge. */
  edge?: boolean;
}

const gold = { light: '#f7d365', mid: '#e3ad25', deep: '#b97f12' };
const stone = { light: '#ddd6ca', mid: '#a79e90', deep: '#7d7466' };
const paper = '#fff6df';
const dark = '#241b12';

const rect = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1-${r} ${r}h-${width - 2 * r}` +
  `a${r} ${r} 0 0 1-${r}-${r}v-${height - 2 * r}a${r} ${r} 0 0 1 ${r}-${r}Z`;
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0Z`;
const CARD = rect(4.5, 1.5, 15, 21, 2.5);
const HEX = 'M12 1.2 21.6 6.6V17.4L12 22.8 2.4 17.4V6.6Z';
const SHIELD = 'M12 1.4C15 3.2 18 3.9 21.2 3.8 21.6 12.4 18.6 19 12 22.8 5.4 19 2.4 12.4 2.8 3.8 6 3.9 9 3.2 12 1.4Z';
const CROSS = 'M7.6 6.2 12 10.6 16.4 6.2 18.2 8 13.8 12.4 18.2 16.8 16.4 18.6 12 14.2 7.6 18.6 5.8 16.8 10.2 12.4 5.8 8Z';
const UP = 'M12 5 17.5 11.2H14V18.5H10V11.2H6.5Z';
const PLUS = 'M10.3 6.5h3.4v3.8h3.8v3.4h-3.8v3.8h-3.4v-3.8H6.5v-3.4h3.8Z';

const card = (fill: string, mark: string): Layer[] => [
  { d: CARD, fill, edge: true },
  ...(mark ? [{ d: mark, fill: paper }] : []),
];
const blue = 'var(--gold-blue)';
const red = 'var(--gold-red)';

const NUGGET: Layer[] = [
  { d: 'M4 9.5 9.5 3.2 16.6 3.8 21.2 9.6 19.6 17.4 13.2 21.4 5.8 19.4 2.6 14Z', fill: gold.mid, edge: true },
  { d: 'M9.5 3.2 16.6 3.8 13.8 9 8.2 9.6Z', fill: gold.light },
  { d: 'M8.2 9.6 13.8 9 15.4 15 9 16.4Z', fill: '#efc040' },
  { d: 'M15.4 15 19.6 17.4 13.2 21.4 9 16.4Z', fill: gold.deep },
];

export const SIGNS: Record<SignName, Layer[]> = {
  nugget: NUGGET,
  material: [
    { d: 'M12 2 21.5 7V17L12 22 2.5 17V7Z', fill: stone.mid, edge: true },
    { d: 'M12 2 21.5 7 12 12 2.5 7Z', fill: stone.light },
    { d: 'M21.5 7V17L12 22V12Z', fill: stone.deep },
  ],
  bar: [
    { d: 'M6.2 5.5H17.8L22.6 18.5H1.4Z', fill: gold.mid, edge: true },
    { d: 'M6.2 5.5H17.8L19.2 11.4H4.8Z', fill: gold.light },
    { d: 'M8.4 13.6H15.6L16.2 16H7.8Z', fill: gold.deep },
  ],
  die: [
    { d: rect(2.5, 2.5, 19, 19, 4.5), fill: paper, edge: true },
    {
      d: disc(7.6, 7.6, 1.9) + disc(16.4, 7.6, 1.9) + disc(12, 12, 1.9) + disc(7.6, 16.4, 1.9) + disc(16.4, 16.4, 1.9),
      fill: dark,
    },
  ],
  magic: [
    { d: disc(12, 12, 10.4), fill: 'var(--gold-magic)', edge: true },
    { d: 'M12 4 14 10 20 12 14 14 12 20 10 14 4 12 10 10Z', fill: '#f6eaff' },
  ],
  blue: card(blue, 'M12 6.5 16 12 12 17.5 8 12Z'),
  red: card(red, 'M12 6.5 16 12 12 17.5 8 12Z'),
  draw_blue: card(blue, UP),
  draw_red: card(red, UP),
  free_blue: card(blue, PLUS),
  free_red: card(red, PLUS),
  destroy: [
    { d: CARD, fill: '#efe3c8', edge: true },
    { d: CROSS, fill: '#b3261e' },
  ],
  rightmost: [
    { d: rect(9.5, 1.5, 13, 21, 2.5), fill: '#efe3c8', edge: true },
    { d: 'M12.4 8 16 11.6 19.6 8 21 9.4 17.4 13 21 16.6 19.6 18 16 14.4 12.4 18 11 16.6 14.6 13 11 9.4Z', fill: '#b3261e' },
    { d: 'M1 8.5 7 13 1 17.5Z', fill: 'currentColor' },
  ],
  reactivate: [
    {
      d: 'M12 2.6A9.4 9.4 0 0 1 20.2 7.4L22.6 6 22.2 13.2 15.6 10.1 18 8.7A6.8 6.8 0 0 0 5.4 10.5L2.9 9.7A9.4 9.4 0 0 1 12 2.6ZM12 21.4A9.4 9.4 0 0 1 3.8 16.6L1.4 18 1.8 10.8 8.4 13.9 6 15.3A6.8 6.8 0 0 0 18.6 13.5L21.1 14.3A9.4 9.4 0 0 1 12 21.4Z',
      fill: 'currentColor',
    },
  ],
  combat: [
    {
      d: 'M2 2 7.2 3.2 18 14 19.8 12.2 21.6 14 19.2 16.4 22.6 19.8 19.8 22.6 16.4 19.2 14 21.6 12.2 19.8 14 18 3.2 7.2ZM22 2 20.8 7.2 16.2 11.8 12.2 7.8 16.8 3.2ZM7.8 12.2 11.8 16.2 10 18 11.8 19.8 10 21.6 7.6 19.2 4.2 22.6 1.4 19.8 4.8 16.4 2.4 14 4.2 12.2 6 14Z',
      fill: 'currentColor',
    },
  ],
  strength: [
    { d: SHIELD, fill: red, edge: true },
    { d: 'M12 4.6 13.8 6.6V13.6H16.6V15.8H13.4V19.4H10.6V15.8H7.4V13.6H10.2V6.6Z', fill: paper },
  ],
  trophy: [
    { d: HEX, fill: '#4f7d46', edge: true },
    { d: 'M8 5.4H10V6.4L17.2 9 10 12V18.6H8Z', fill: paper },
  ],
  reveal: [
    { d: HEX, fill: '#4f7d46', edge: true },
    { d: 'M4.6 12C7.6 7.4 16.4 7.4 19.4 12 16.4 16.6 7.6 16.6 4.6 12Z', fill: paper },
    { d: disc(12, 12, 2.5), fill: dark },
  ],
  clear: [
    { d: HEX, fill: '#4f7d46', edge: true },
    { d: CROSS, fill: paper },
  ],
  lose: [
    ...NUGGET,
    { d: rect(9.5, 13.4, 14, 9.6, 4.8), fill: '#b3261e', edge: true },
    { d: 'M12.6 16.9h7.8v2.6h-7.8Z', fill: paper },
  ],
  copy: [
    { d: rect(2, 1.5, 13, 17, 2.5), fill: '#6f2222', edge: true },
    { d: rect(8.5, 5, 13, 17.5, 2.5), fill: red, edge: true },
  ],
  elf: [
    {
      d: 'M12 1.2C19.6 4.2 22.4 10.6 20.4 16.4 19 20.2 15.6 22.6 12 22.8 8.4 22.6 5 20.2 3.6 16.4 1.6 10.6 4.4 4.2 12 1.2Z',
      fill: 'var(--gold-elf)',
      edge: true,
    },
    {
      d: 'M11.2 20V6.4L12 4.6 12.8 6.4V9.4L16.4 7.2 17 8.8 12.8 11.8V14.2L16.8 12.2 17.2 13.9 12.8 16.4V20ZM11.2 11.6 7 8.8 7.6 7.2 11.2 9.4ZM11.2 16.4 6.8 13.9 7.2 12.2 11.2 14.2Z',
      fill: paper,
    },
  ],
  human: [
    { d: disc(12, 12, 10.8), fill: 'var(--gold-human)', edge: true },
    {
      d:
        disc(12, 8.6, 3.7) +
        'M4.9 18.4C5.6 14.8 8.6 13.2 12 13.2S18.4 14.8 19.1 18.4C17.3 20.4 14.8 21.4 12 21.4S6.7 20.4 4.9 18.4Z',
      fill: paper,
    },
  ],
  dwarf: [
    { d: 'M7 1.6H17L22.4 7V17L17 22.4H7L1.6 17V7Z', fill: 'var(--gold-dwarf)', edge: true },
    {
      d: 'M5 12.4C5 7.6 8 4.6 12 4.6S19 7.6 19 12.4ZM5 13.8H8.6L10.4 15.8H13.6L15.4 13.8H19C18.8 17.4 16 20.6 12 21.2 8 20.6 5.2 17.4 5 13.8Z',
      fill: paper,
    },
  ],
  building: [
    { d: rect(1.8, 1.8, 20.4, 20.4, 3), fill: 'var(--gold-building)', edge: true },
    { d: 'M12 4.4 20 11.4H17.8V19.6H13.8V14.4H10.2V19.6H6.2V11.4H4Z', fill: paper },
  ],
  character: [
    { d: disc(12, 12, 10.8), fill: 'var(--gold-building)', edge: true },
    {
      d:
        disc(12, 8.6, 3.7) +
        'M4.9 18.4C5.6 14.8 8.6 13.2 12 13.2S18.4 14.8 19.1 18.4C17.3 20.4 14.8 21.4 12 21.4S6.7 20.4 4.9 18.4Z',
      fill: paper,
    },
  ],
};
