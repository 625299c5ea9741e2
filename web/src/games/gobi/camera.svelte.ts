/** The look at the desert: pan, zoom, and a fit that follows the growing desert until the player takes over. */
import { select } from 'd3-selection';
import { zoom, zoomIdentity, type ZoomTransform } from 'd3-zoom';
import type { Box, Point } from './geometry';

const NEAREST = 2.5;
const FARTHEST = 0.2;
/** A small desert is not blown up beyond this. */
const FIT_AT_MOST = 1.35;
const STEP = 1.4;
/** Room kept between a target in focus and the edge of the picture, in pixels. */
const MARGIN = 60;

export class Camera {
  transform = $state.raw<ZoomTransform>(zoomIdentity);
  /** The player has moved the picture: it stays where they put it. */
  moved = $state(false);
  /** The change is ours, not under the player's hand: it may be animated. */
  gliding = $state(false);

  #svg: SVGSVGElement | undefined;
  #size = { width: 0, height: 0 };
  #zoom = zoom<SVGSVGElement, unknown>()
    .scaleExtent([FARTHEST, NEAREST])
    .clickDistance(6)
    .filter((event: Event) => this.#accepts(event))
    .on('zoom', (event: { transform: ZoomTransform; sourceEvent: Event | null }) => {
      this.transform = event.transform;
      this.gliding = !event.sourceEvent;
      if (event.sourceEvent) this.moved = true;
    });

  /** One finger scrolls the page while the whole desert is in view, and pans the desert once it is not. */
  #accepts(event: Event): boolean {
    if (event.type.startsWith('touch')) return this.moved || (event as TouchEvent).touches.length > 1;
    return !(event as MouseEvent).button;
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
    if (this.moved || !this.#svg || !width || !height) return;
    const scale = Math.min(FIT_AT_MOST, width / box.width, height / box.height);
    const x = width / 2 - scale * (box.left + box.width / 2);
    const y = height / 2 - scale * (box.top + box.height / 2);
    this.#go(zoomIdentity.translate(x, y).scale(scale));
  }

  zoomIn(): void {
    this.#by(STEP);
  }

  zoomOut(): void {
    this.#by(1 / STEP);
  }

  /** Brings a point of the desert into the picture if it is outside. */
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
    if (this.#svg) this.#zoom.transform(select(this.#svg), transform);
  }
}
