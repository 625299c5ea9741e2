/** Places and sizes in a board's own coordinates. */
export type Point = readonly [x: number, y: number];

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The least size of what is touched, in CSS pixels: 44, and some room for while the picture glides to a new zoom. */
export const TOUCH = 48;
