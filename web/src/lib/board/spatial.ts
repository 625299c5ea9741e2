/** Keyboard on the board: arrows go to the nearest target their way; after a move, focus finds its way back. */

const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Straying sideways counts double, so that an arrow keeps to its row or column where it can. */
const SIDEWAYS = 2;

type Target = HTMLElement | SVGElement;
type Place = { x: number; y: number };

/** What is on its way out is inert already. */
const leaving = (target: Element): boolean => target.closest('[inert]') !== null;
const reachable = (target: Target): boolean =>
  target.getClientRects().length > 0 && !leaving(target) && !target.matches(':disabled');

function place(target: Target): Place {
  const box = target.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

const all = (selector: string): Target[] => [...document.querySelectorAll<Target>(selector)].filter(reachable);

function nearest(targets: Target[], distance: (at: Place) => number): Target | undefined {
  let best: Target | undefined;
  let least = Infinity;
  for (const target of targets) {
    const away = distance(place(target));
    if (away < least) [best, least] = [target, away];
  }
  return best;
}

/** Moves the focus from one board target to the next in the direction of the arrow. */
function steer(event: KeyboardEvent): void {
  const arrow = ARROWS[event.key];
  const from = event.target as Target;
  if (!arrow || !from.matches?.('[data-target]')) return;
  const { x, y } = place(from);
  const others = all('[data-target]').filter((target) => target !== from);
  const next = nearest(others, (at) => {
    const ahead = (at.x - x) * arrow[0] + (at.y - y) * arrow[1];
    const aside = Math.abs((at.x - x) * arrow[1]) + Math.abs((at.y - y) * arrow[0]);
    return ahead > 1 ? ahead + SIDEWAYS * aside : Infinity;
  });
  event.preventDefault();
  next?.focus();
}

let leftAt: Place | undefined;

/** A move made by key takes its target away; remember where that was. A key held down makes one move only. */
function note(event: KeyboardEvent): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  const target = (event.target as Target).closest?.<Target>('[data-verb]');
  if (!target) return;
  leftAt = place(target);
  if (event.repeat) event.preventDefault();
}

export function keydown(event: KeyboardEvent): void {
  steer(event);
  note(event);
}

/** Puts the focus that a move took away on the nearest target of the next one, or else on the first button. */
export function regain(): void {
  const { activeElement: held, body } = document;
  if (!leftAt || (held && held !== body && !leaving(held))) return;
  const { x, y } = leftAt;
  const next = nearest(all('[data-target]'), (at) => Math.hypot(at.x - x, at.y - y)) ?? all('[data-action]')[0];
  if (!next) return;
  leftAt = undefined;
  next.focus();
}
