/** The keys of the page, in one place: what listens for them, what tooltips say of them, and the list of them all. */

export interface Shortcut {
  id: string;
  /** As browsers name it: `z`, `ArrowRight`, ` `. */
  key: string;
  /** With Ctrl, or ⌘. */
  control?: boolean;
  shift?: boolean;
  where: 'table' | 'replay';
  /** The message that says what it does. */
  words: string;
}

export const SHORTCUTS = [
  { id: 'undo', key: 'z', control: true, where: 'table', words: 'action-undo' },
  { id: 'again', key: 'r', where: 'table', words: 'since-again' },
  { id: 'next', key: 'n', where: 'table', words: 'pace-next' },
  { id: 'move-back', key: 'ArrowLeft', where: 'replay', words: 'replay-move-back' },
  { id: 'move-on', key: 'ArrowRight', where: 'replay', words: 'replay-move-on' },
  { id: 'turn-back', key: 'ArrowUp', where: 'replay', words: 'replay-turn-back' },
  { id: 'turn-on', key: 'ArrowDown', where: 'replay', words: 'replay-turn-on' },
  { id: 'start', key: 'Home', where: 'replay', words: 'replay-to-start' },
  { id: 'end', key: 'End', where: 'replay', words: 'replay-to-end' },
  { id: 'play', key: ' ', where: 'replay', words: 'replay-play' },
] as const satisfies Shortcut[];

export type ShortcutId = (typeof SHORTCUTS)[number]['id'];

const known = new Map<string, Shortcut>(SHORTCUTS.map((shortcut) => [shortcut.id, shortcut]));

/** Whether a key that was pressed means this. Whoever types or chooses means the field, not the page. */
export function meant(event: KeyboardEvent, id: ShortcutId): boolean {
  const { key, control = false, shift = false } = known.get(id)!;
  if (event.defaultPrevented || event.altKey || (event.ctrlKey || event.metaKey) !== control) return false;
  if (event.shiftKey !== shift || event.key.toLowerCase() !== key.toLowerCase()) return false;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest('input, select, textarea, [contenteditable]')) return false;
  return key !== ' ' || !at?.closest('button, a, [role=button]');
}

/** The key as it stands on a keyboard: "R", "Ctrl+Z", "→". */
export function keyName(id: ShortcutId): string {
  const { key, control, shift } = known.get(id)!;
  const name = NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  return [...(control ? ['Ctrl'] : []), ...(shift ? ['⇧'] : []), name].join('+');
}

const NAMES: Record<string, string> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' };
