/**
 * The keys of the page: which there are, what each does in words, and who hears them. No other file names a key but those
 * that steer within a board, a row of tabs or a field.
 */
import { t } from '../words/i18n.svelte';
import { settings } from '../device/settings.svelte';

interface Shortcut {
  id: string;
  /** As the browser names them, the one that is shown first; `Ctrl+` stands for a Mac's command key too. */
  keys: readonly string[];
  /** The message that says what it does. */
  words: string;
  /** Held down it goes on. */
  repeats?: boolean;
}

/** In the order of the sheet that tells of them. */
export const SHORTCUTS = {
  table: [
    { id: 'forward', keys: ['e'], words: 'shortcut-forward' },
    { id: 'undo', keys: ['u', 'Ctrl+z'], words: 'action-undo' },
    { id: 'hint', keys: ['h'], words: 'action-hint' },
    { id: 'again', keys: ['r'], words: 'since-again' },
    { id: 'next', keys: ['n'], words: 'pace-next' },
    { id: 'aid', keys: ['a'], words: 'aid-title' },
    { id: 'rule', keys: ['p'], words: 'shortcut-rule' },
  ],
  board: [
    { id: 'log', keys: ['l'], words: 'shortcut-log' },
    { id: 'zoom-in', keys: ['+', '='], words: 'board-zoom-in', repeats: true },
    { id: 'zoom-out', keys: ['-'], words: 'board-zoom-out', repeats: true },
    { id: 'fit', keys: ['0'], words: 'board-fit' },
  ],
  replay: [
    { id: 'move-back', keys: ['ArrowLeft'], words: 'replay-move-back', repeats: true },
    { id: 'move-on', keys: ['ArrowRight'], words: 'replay-move-on', repeats: true },
    { id: 'turn-back', keys: ['ArrowUp', 'Shift+ArrowLeft'], words: 'replay-turn-back', repeats: true },
    { id: 'turn-on', keys: ['ArrowDown', 'Shift+ArrowRight'], words: 'replay-turn-on', repeats: true },
    { id: 'start', keys: ['Home'], words: 'replay-to-start' },
    { id: 'end', keys: ['End'], words: 'replay-to-end' },
    { id: 'play', keys: [' '], words: 'replay-play-or-pause' },
  ],
  page: [{ id: 'help', keys: ['?'], words: 'shortcut-help' }],
} as const satisfies Record<string, readonly Shortcut[]>;

export type ShortcutId = (typeof SHORTCUTS)[keyof typeof SHORTCUTS][number]['id'];
type Acts = Partial<Record<ShortcutId, () => void>>;

const ALL: readonly Shortcut[] = Object.values(SHORTCUTS).flat();
const listening: Acts[] = [];

/** Hears keys until what it returns is called: `$effect(() => onKeys({ undo: () => … }))`. Who came last is heard. */
export function onKeys(acts: Acts): () => void {
  listening.push(acts);
  return () => void listening.splice(listening.indexOf(acts), 1);
}

function act(id: ShortcutId): (() => void) | undefined {
  return listening.findLast((acts) => acts[id])?.[id];
}

/** Shows the sheet that tells of them. */
export const tellKeys = (): void => act('help')?.();
/** Shows the player aid of the game at hand. */
export const tellAid = (): void => act('aid')?.();

/** A letter or a sign, which those who speak to their computer may press by accident: they can turn these off. */
const lone = (key: string): boolean => key.length === 1 && key !== ' ';
const heard = ({ keys }: Shortcut): readonly string[] => keys.filter((key) => settings.keys || !lone(key));

function pressed(event: KeyboardEvent): string {
  const { key } = event;
  if (event.ctrlKey || event.metaKey) return event.shiftKey ? '' : `Ctrl+${key.toLowerCase()}`;
  // A sign's own Shift says nothing: where it stands hangs on the keyboard.
  return key.length > 1 && event.shiftKey ? `Shift+${key}` : key.toLowerCase().replace(/^.{2,}$/, key);
}

const ANSWERS_KEYS = 'input, select, textarea, [contenteditable]';
const TYPED_INTO = 'textarea, select, [contenteditable], input:not([type=radio], [type=checkbox], [type=range])';
const PRESSED = 'button, a, summary, [role=button], [role=tab]';

/** What the key was pressed on makes something of it itself. */
function taken(event: KeyboardEvent, key: string): boolean {
  const on = event.target as Element;
  if (!on.closest || on.closest(TYPED_INTO)) return true;
  // In what lies over the page one is busy with that.
  if (on.closest('[popover], dialog')) return key !== '?' && key !== 'a';
  if (lone(key) || key.startsWith('Ctrl+')) return false;
  return on.closest(ANSWERS_KEYS) !== null || (key === ' ' && on.closest(PRESSED) !== null);
}

/** A key was pressed somewhere on the page. */
export function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || event.isComposing) return;
  const key = pressed(event);
  const shortcut = ALL.find((each) => heard(each).includes(key));
  if (!shortcut || taken(event, key)) return;
  const asked = act(shortcut.id as ShortcutId);
  if (!asked) return;
  event.preventDefault();
  if (!event.repeat || shortcut.repeats) asked();
}

const SIGNS: Record<string, string> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' };

/** A key as people read it: "Ctrl + Z", "space", "←". */
export const keyName = (key: string): string =>
  key
    .split(/(?<=.)\+/)
    .map(
      (part) =>
        SIGNS[part] ?? (part === ' ' ? t('key-space') : part.length > 1 ? t(`key-${part.toLowerCase()}`) : part.toUpperCase()),
    )
    .join(' + ');

/** The keys that do this, as people read them; none where they are turned off. */
export const keysOf = (shortcut: Shortcut): string[] => heard(shortcut).map(keyName);

const withId = (id: ShortcutId): Shortcut => ALL.find((each) => each.id === id)!;

/** What it does, in a few words. */
export const wordsOf = (id: ShortcutId): string => t(withId(id).words);

/** What a button's tooltip says: its own words or the shortcut's, and the key that does the same: "Hint (H)". */
export function withKey(id: ShortcutId, words = wordsOf(id)): string {
  const [key] = keysOf(withId(id));
  return key === undefined ? words : t('shortcut-tip', { words, key });
}

/** For `aria-keyshortcuts`. */
export const spokenKeys = (id: ShortcutId): string | undefined =>
  heard(withId(id))
    .map((key) => (key === ' ' ? 'Space' : key.replace('Ctrl+', 'Control+')))
    .join(' ') || undefined;
