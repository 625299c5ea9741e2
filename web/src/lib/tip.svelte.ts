/**
 * Tooltips: `<g use:tip={'Silk: …'}>` or `use:tip={{ title, text }}`, on HTML and SVG elements alike.
 * Shown on hover, keyboard focus and long press; one element in the top layer, so nothing clips it.
 */
import type { Action } from 'svelte/action';

export type Tip = string | { title: string; text: string } | null;

const HOVER_DELAY = 350;
const PRESS_DELAY = 500;
const GAP = 8;
const LANDMARKS = 'main, header, aside, nav, footer';

let bubble: HTMLElement | undefined;
let shownFor: Element | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function theBubble(): HTMLElement {
  if (bubble) return bubble;
  bubble = document.createElement('div');
  bubble.id = 'tip';
  bubble.className = 'tip';
  bubble.role = 'tooltip';
  bubble.popover = 'manual';
  addEventListener('keydown', (event) => event.key === 'Escape' && hide());
  addEventListener('pointerdown', hide, { capture: true });
  addEventListener('scroll', hide, { capture: true, passive: true });
  return bubble;
}

/** Above the target, or under it where there is no room; never over the edge of the window. */
function position(target: Element, at: HTMLElement): void {
  const box = target.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = at;
  const left = box.left + box.width / 2 - width / 2;
  const above = box.top - height - GAP;
  const top = above >= GAP ? above : Math.min(box.bottom + GAP, innerHeight - height - GAP);
  at.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`;
  at.style.top = `${Math.max(GAP, top)}px`;
}

function show(target: Element, tip: Tip): void {
  if (!tip || !target.isConnected) return;
  hide();
  const at = theBubble();
  // A reader who goes from landmark to landmark finds it in that of its target; the top layer shows it over all.
  (target.closest(LANDMARKS) ?? document.body).append(at);
  at.replaceChildren();
  if (typeof tip === 'string') {
    at.textContent = tip;
  } else {
    const title = document.createElement('strong');
    title.textContent = tip.title;
    at.append(title, tip.text);
  }
  at.showPopover();
  position(target, at);
  shownFor = target;
  target.setAttribute('aria-describedby', at.id);
}

function hide(): void {
  clearTimeout(timer);
  shownFor?.removeAttribute('aria-describedby');
  shownFor = undefined;
  if (bubble?.matches(':popover-open')) bubble.hidePopover();
}

/** A click that ends a long press asks for the tooltip, not for the move. */
function swallowNextClick(target: Element): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  target.addEventListener('click', swallow, { capture: true, once: true });
  addEventListener('pointerup', () => setTimeout(() => target.removeEventListener('click', swallow, true), 50), {
    once: true,
  });
}

export const tip: Action<Element, Tip> = (target, given) => {
  let text = given;
  const on = new AbortController();
  const listen = (name: string, heard: (event: PointerEvent) => void): void =>
    target.addEventListener(name, heard as EventListener, { signal: on.signal });

  listen('pointerenter', (event) => {
    if (event.pointerType === 'touch') return;
    clearTimeout(timer);
    timer = setTimeout(() => show(target, text), shownFor ? 0 : HOVER_DELAY);
  });
  listen('pointerdown', (event) => {
    if (event.pointerType !== 'touch') return;
    timer = setTimeout(() => {
      show(target, text);
      swallowNextClick(target);
    }, PRESS_DELAY);
  });
  listen('pointermove', (event) => {
    // A finger that wanders is dragging or scrolling.
    if (event.pointerType === 'touch' && Math.hypot(event.movementX, event.movementY) > 4) clearTimeout(timer);
  });
  listen('pointerup', () => clearTimeout(timer));
  listen('pointercancel', () => clearTimeout(timer));
  listen('pointerleave', (event) => {
    if (event.pointerType !== 'touch') hide();
  });
  listen('contextmenu', (event) => {
    if (shownFor === target) event.preventDefault();
  });
  listen('focus', () => {
    // Focus may come back from a menu that is just closing, and two layers cannot change at once.
    if (target.matches(':focus-visible')) timer = setTimeout(() => show(target, text));
  });
  listen('blur', hide);

  return {
    update(changed) {
      text = changed;
      if (shownFor === target) show(target, text);
    },
    destroy() {
      on.abort();
      if (shownFor === target) hide();
    },
  };
};
