/** The look at a board: pan, zoom, and a fit that follows the growing board until the player takes over. */
import { select } from 'd3-selection';
import { zoom, zoomIdentity, type ZoomTransform } from 'd3-zoom';
import { untrack } from 'svelte';
import type { Box, Point } from './space';

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

  fit(box: Box, width: number, height: number): void {
    this.#size = { width, height };
    this.#zoom.extent([[0, 0], [width, height]]);
    this.#zoom.translateExtent([
      [box.left - box.width, box.top - box.height],
      [box.left + 2 * box.width, box.top + 2 * box.height],
    ]);
    const strip = this.#strip;
    if (this.moved || !this.#svg || width <= strip || height <= strip) return;
    const scaleIn = (room: number, tall: number): number =>
      Math.min(this.#fitAtMost, room / box.width, tall / box.height);
    const besideFoot = scaleIn(width, height - strip);
    const besideSide = scaleIn(width - strip, height);
    const scale = Math.max(besideFoot, besideSide);
    const spare = (height - scale * box.height) / 2;
    this.sideways = strip ? besideSide > besideFoot : spare < BUTTONS;
    const x = (width - (this.sideways ? strip : 0)) / 2 - scale * (box.left + box.width / 2);
    const y = (height - (this.sideways ? 0 : strip)) / 2 - scale * (box.top + box.height / 2);
    this.#go(zoomIdentity.translate(x, y).scale(scale));
  }

  zoomIn(): void {
    this.#by(STEP);
  }

  zoomOut(): void {
    this.#by(1 / STEP);
  }

  /** Brings a point of the board into the picture if it is outside. */
  reveal(point: Point): void {
    const [x, y] = this.transform.apply([point[0], point[1]]);
    const { width, height } = this.#size;
    const dx = Math.max(0, MARGIN - x) || Math.min(0, width - MARGIN - x);
    const dy = Math.max(0, MARGIN - y) || Math.min(0, height - MARGIN - y);
    if (!this.moved || (!dx && !dy)) return;
    const { k } = this.transform;
    this.#go(this.transform.translate(dx / k, dy / k));
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
