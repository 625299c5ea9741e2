/** The look at a board: pan, zoom, and a fit that follows the growing board until the player takes over. */
import { select } from 'd3-selection';
import { zoom, zoomIdentity, type ZoomTransform } from 'd3-zoom';
import { untrack } from 'svelte';
import { TOUCH, type Box, type Point } from './space';

const NEAREST = 2.5;
const FARTHEST = 0.2;
const STEP = 1.4;
/** A hand that presses may tremble this far, in pixels, without moving the picture. */
const JITTER = 6;
/** Room kept between a target in focus and the edge of the picture, in pixels. */
const MARGIN = 60;
/** The strip of the zoom buttons, at the foot or at the side, which a fit leaves free. */
export const STRIP = 56;
/** The height of the zoom buttons in a row. */
const BUTTONS = 44;

/** What can be acted on: the middles of places of one size, and the least zoom at which they can be told apart and touched. */
export interface Aim {
  places: Point[];
  size: number;
  least: number;
}

const outside = (at: number, low: number, high: number): number => Math.min(0, at - low) || Math.max(0, at - high);

/** The middle of the part of the board, so wide and so high, that shows the most of these places, and these in its middle. */
function bestLook({ places, size }: Aim, width: number, height: number): Point {
  const starts = (axis: 0 | 1, room: number): number[] => {
    const all = places.map((place) => place[axis]);
    const [first, last] = [Math.min(...all) - size / 2, Math.max(...all) + size / 2];
    if (last - first <= room) return [(first + last - room) / 2];
    return [...new Set(all.map((at) => Math.min(at - size / 2, last - room)))];
  };
  let best: { point: Point; seen: number } | undefined;
  for (const left of starts(0, width)) {
    for (const top of starts(1, height)) {
      const inside = places.filter(
        ([x, y]) =>
          Math.abs(x - left - width / 2) <= (width - size) / 2 + 1 && Math.abs(y - top - height / 2) <= (height - size) / 2 + 1,
      );
      if (!best || inside.length > best.seen) best = { point: [left + width / 2, top + height / 2], seen: inside.length };
    }
  }
  return best!.point;
}

export class Camera {
  transform = $state.raw<ZoomTransform>(zoomIdentity);
  /** The player has moved the picture: it stays where they put it. */
  moved = $state(false);
  /** The change is ours, not under the player's hand: it may be animated. */
  gliding = $state(false);

  /** The zoom buttons stand in a column at the side, because there is more room than at the foot. */
  sideways = $state(true);

  /** A small board is not blown up beyond this. */
  readonly #fitAtMost: number;
  /** What a fit leaves free for the zoom buttons; 0 where they may lie over the board's corner. */
  readonly #strip: number;
  #svg: SVGSVGElement | undefined;
  #before: ZoomTransform = zoomIdentity;
  #size = { width: 0, height: 0 };
  #zoom = zoom<SVGSVGElement, unknown>()
    .scaleExtent([FARTHEST, NEAREST])
    .clickDistance(JITTER)
    .on('start', () => (this.#before = this.transform))
    .on('zoom', ({ transform, sourceEvent }: { transform: ZoomTransform; sourceEvent: Event | null }) => {
      this.transform = transform;
      this.gliding = !sourceEvent;
      if (sourceEvent && this.#differs(transform)) this.moved = true;
    });

  constructor({ fitAtMost, strip }: { fitAtMost: number; strip: number }) {
    this.#fitAtMost = fitAtMost;
    this.#strip = strip;
  }

  #differs({ k, x, y }: ZoomTransform): boolean {
    return k !== this.#before.k || Math.hypot(x - this.#before.x, y - this.#before.y) > JITTER;
  }

  readonly attach = (svg: SVGSVGElement): (() => void) => {
    this.#svg = svg;
    // A quick second click is the next move, not a zoom.
    select(svg).call(this.#zoom).on('dblclick.zoom', null);
    return () => void select(svg).on('.zoom', null);
  };

  /** Shows the whole box; or, where what can be acted on would be too small to touch, as much of that as there is room for. */
  fit(box: Box, width: number, height: number, aim: Aim | null = null): void {
    const resized = width !== this.#size.width || height !== this.#size.height;
    this.#size = { width, height };
    this.#zoom.extent([
      [0, 0],
      [width, height],
    ]);
    this.#zoom.translateExtent([
      [box.left - box.width, box.top - box.height],
      [box.left + 2 * box.width, box.top + 2 * box.height],
    ]);
    const strip = this.#strip;
    if (this.moved || !this.#svg || width <= strip || height <= strip) return;
    const scaleIn = (room: number, tall: number): number => Math.min(this.#fitAtMost, room / box.width, tall / box.height);
    const besideFoot = scaleIn(width, height - strip);
    const besideSide = scaleIn(width - strip, height);
    const whole = Math.max(besideFoot, besideSide);
    const spare = (height - whole * box.height) / 2;
    this.sideways = strip ? besideSide > besideFoot : spare < BUTTONS;
    const near = aim !== null && aim.places.length > 0 && whole < aim.least;
    const scale = near ? aim.least : whole;
    const room = this.room();
    const [x, y] = near
      ? bestLook(aim, room.width / scale, room.height / scale)
      : [box.left + box.width / 2, box.top + box.height / 2];
    this.#go(zoomIdentity.translate(room.width / 2 - scale * x, room.height / 2 - scale * y).scale(scale));
    // What is around the picture has moved at once, and so does the picture.
    if (resized) this.gliding = false;
  }

  /** The picture without the strip of the zoom buttons. */
  room(): { width: number; height: number } {
    const { right, bottom } = this.strip;
    return { width: this.#size.width - right, height: this.#size.height - bottom };
  }

  /** How wide the strip of the zoom buttons is, at the side that has it. */
  get strip(): { right: number; bottom: number } {
    return this.sideways ? { right: this.#strip, bottom: 0 } : { right: 0, bottom: this.#strip };
  }

  /** How far a point lies outside the picture, or within `margin` of its edge, in pixels: to the left and above less than 0. */
  off(point: Point, margin = 0): [x: number, y: number] {
    const [x, y] = this.transform.apply([point[0], point[1]]);
    const { width, height } = this.room();
    return [outside(x, margin, width - margin), outside(y, margin, height - margin)];
  }

  zoomIn(): void {
    this.#by(STEP);
  }

  zoomOut(): void {
    this.#by(1 / STEP);
  }

  /** Brings a point of the board into the picture if it is outside. */
  reveal(point: Point): void {
    if (this.off(point, TOUCH / 2).every((far) => far === 0)) return;
    const { width, height } = this.room();
    const [dx, dy] = this.off(point, Math.min(MARGIN, width / 2, height / 2));
    const { k } = this.transform;
    this.#go(this.transform.translate(-dx / k, -dy / k));
  }

  #by(factor: number): void {
    if (!this.#svg) return;
    this.#zoom.scaleBy(select(this.#svg), factor);
    this.moved = true;
  }

  #go(transform: ZoomTransform): void {
    // What the gesture reads must not bind the effect that asks for a fit.
    const svg = this.#svg;
    if (svg) untrack(() => this.#zoom.transform(select(svg), transform));
  }
}
