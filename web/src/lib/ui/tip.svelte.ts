/**
 * Tooltips: `<g use:tip={'Silk: …'}>` or `use:tip={{ title, text }}`, on HTML and SVG elements alike.
 * Shown on hover, keyboard focus and long press; one element in the top layer, so nothing clips it.
 *
 * What has to be asked for comes `later`, under the rest: a tip of nothing else is shown once there is something to say.
 */
import type { Action } from 'svelte/action';
import { t } from '../words/i18n.svelte';
import { readRule, type Rule, type Why } from '../ways/reading.svelte';
import { withKey } from './shortcuts';

export type Tip = string | Told | null;

/** A line that had to be asked for, perhaps with where the rules say so. */
export type Line = string | Why;

export const wordsIn = (line: Line): string => (typeof line === 'string' ? line : line.words);

export interface Told {
  title: string;
  text: string;
  /** Where the rules speak of it. */
  rule?: Rule | null;
  /** Lines that must be asked for: what a move would do, why there is none. */
  later?: () => Promise<Line[]>;
  /** A press shows it too: the thing does nothing else. */
  pressed?: boolean;
}

const HOVER_DELAY = 350;
const PRESS_DELAY = 500;
/** A pointer that passes over asks nothing. */
const ASK_DELAY = 120;
/** How long a pointer may take from the thing to the tip, which leads on. */
const LEAVE_DELAY = 220;
const GAP = 8;
/** A pointer that has not gone so far since it pressed rests there. */
const REST = 4;
const LANDMARKS = 'main, header, aside, nav, footer';

/** Where the pointer pressed last. */
let pressedAt: [number, number] | null = null;
addEventListener('pointerdown', ({ clientX, clientY }) => (pressedAt = [clientX, clientY]), { capture: true });
const rests = ({ clientX, clientY }: PointerEvent): boolean =>
  pressedAt !== null && Math.hypot(clientX - pressedAt[0], clientY - pressedAt[1]) < REST;

let bubble: HTMLElement | undefined;
let shownFor: Element | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let leaving: ReturnType<typeof setTimeout> | undefined;
let asking: ReturnType<typeof setTimeout> | undefined;

function theBubble(): HTMLElement {
  if (bubble) return bubble;
  bubble = document.createElement('div');
  bubble.id = 'tip';
  bubble.className = 'tip';
  bubble.role = 'tooltip';
  bubble.popover = 'manual';
  // What comes later is read out then; the rest describes its target.
  bubble.ariaLive = 'polite';
  addEventListener('keydown', (event) => event.key === 'Escape' && hide());
  const within = (at: EventTarget | null): boolean => shownFor?.contains(at as Node) || bubble!.contains(at as Node);
  addEventListener('pointerdown', (event) => !within(event.target) && hide(), { capture: true });
  bubble.addEventListener('pointerenter', () => clearTimeout(leaving));
  bubble.addEventListener('pointerleave', (event) => event.pointerType !== 'touch' && hide());
  addEventListener('scroll', hide, { capture: true, passive: true });
  return bubble;
}

/** Above the target, or under it where there is no room; never over the edge of the window. */
function position(target: Element, at: HTMLElement): void {
  const box = target.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = at;
  const left = box.left + box.width / 2 - width / 2;
  const above = box.top - height - GAP;
  const under = above < GAP;
  const top = under ? Math.min(box.bottom + GAP, innerHeight - height - GAP) : above;
  at.classList.toggle('under', under);
  at.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`;
  at.style.top = `${Math.max(GAP, top)}px`;
}

function show(target: Element, tip: Tip): void {
  if (!tip || !target.isConnected) return;
  hide();
  shownRule = null;
  const at = theBubble();
  // A reader who goes from landmark to landmark finds it in that of its target; the top layer shows it over all.
  (target.closest(LANDMARKS) ?? document.body).append(at);
  shownFor = target;
  fill(target, at, tip, []);
  if (typeof tip !== 'string' && tip.later) asking = setTimeout(() => void ask(target, at, tip), ASK_DELAY);
}

/** Puts the words in, and shows them where there are any. */
function fill(target: Element, at: HTMLElement, tip: string | Told, later: Line[]): void {
  const { title, text, rule = null }: Told = typeof tip === 'string' ? { title: '', text: tip } : tip;
  at.replaceChildren(...(title ? [element('strong', title)] : []), text, ...later.map((line) => element('p', wordsIn(line))));
  shownRule = later.map((line) => (typeof line === 'string' ? null : line.rule)).find((each) => each) ?? rule;
  at.classList.toggle('leads', shownRule !== null);
  if (shownRule && at.textContent) at.append(wayTo(shownRule));
  if (!at.textContent) return closed(at);
  if (!at.matches(':popover-open')) at.showPopover();
  position(target, at);
  target.setAttribute('aria-describedby', at.id);
}

/** The rule that the tip in sight speaks of. */
let shownRule: Rule | null = null;
export const ruleInSight = (): Rule | null => (shownFor ? shownRule : null);

/** A way on for a pointer; the keyboard has a key for it, which it says. */
function wayTo(rule: Rule): HTMLElement {
  const way = document.createElement('button');
  way.type = 'button';
  way.tabIndex = -1;
  way.textContent = withKey('rule', t('table-rules'));
  way.addEventListener('click', () => {
    hide();
    readRule(rule);
  });
  return way;
}

function element(tag: 'strong' | 'p', words: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = words;
  return made;
}

async function ask(target: Element, at: HTMLElement, tip: Told): Promise<void> {
  const lines = await tip.later!();
  if (shownFor === target && lines.length > 0) fill(target, at, tip, lines);
}

function hide(): void {
  clearTimeout(timer);
  clearTimeout(asking);
  clearTimeout(leaving);
  shownFor?.removeAttribute('aria-describedby');
  shownFor = undefined;
  if (bubble) closed(bubble);
}

function closed(at: HTMLElement): void {
  if (at.matches(':popover-open')) at.hidePopover();
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

/** Says what has changed of a tip that is shown; what was asked for stays until it is answered anew. */
async function refresh(target: Element, tip: string | Told): Promise<void> {
  const lines = typeof tip === 'string' || !tip.later ? [] : await tip.later();
  if (shownFor === target && bubble) fill(target, bubble, tip, lines);
}

export const tip: Action<Element, Tip> = (target, given) => {
  let text = given;
  const on = new AbortController();
  const listen = (name: string, heard: (event: PointerEvent) => void): void =>
    target.addEventListener(name, heard as EventListener, { signal: on.signal });

  /** What is pressed, or comes under a pointer that rests after a press, says nothing until the pointer moves: nothing may lie over the next place to press. */
  let still = false;
  function point(event: PointerEvent): void {
    clearTimeout(timer);
    still = rests(event);
    if (!still) timer = setTimeout(() => show(target, text), shownFor ? 0 : HOVER_DELAY);
  }
  listen('pointerenter', (event) => event.pointerType !== 'touch' && point(event));
  const stays = (): boolean => typeof text === 'object' && text?.pressed === true;
  listen('pointerdown', (event) => {
    if (shownFor === target && !stays()) hide();
    if (event.pointerType !== 'touch') {
      clearTimeout(timer);
      still = true;
      return;
    }
    timer = setTimeout(() => {
      show(target, text);
      swallowNextClick(target);
    }, PRESS_DELAY);
  });
  listen('pointermove', (event) => {
    if (event.pointerType !== 'touch') {
      if (still && event.buttons === 0) point(event);
      return;
    }
    // A finger that wanders is dragging or scrolling.
    if (Math.hypot(event.movementX, event.movementY) > REST) clearTimeout(timer);
  });
  listen('pointerup', () => clearTimeout(timer));
  listen('pointercancel', () => clearTimeout(timer));
  listen('pointerleave', (event) => {
    clearTimeout(timer);
    if (event.pointerType === 'touch') return;
    if (shownFor === target && shownRule) leaving = setTimeout(hide, LEAVE_DELAY);
    else hide();
  });
  listen('click', () => {
    if (stays() && shownFor !== target) show(target, text);
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
      if (shownFor !== target) return;
      if (text) void refresh(target, text);
      else hide();
    },
    destroy() {
      on.abort();
      if (shownFor === target) hide();
    },
  };
};
