/** Short notes that come and go: what was refused, and why. */
import type { Rule } from '../ways/reading.svelte';

export interface Toast {
  id: number;
  text: string;
  /** Where the rules say so. */
  rule: Rule | null;
}

const SHOWN_FOR = 8000;

let count = 0;
let shown = $state.raw<Toast[]>([]);

export const toasts = {
  get shown(): Toast[] {
    return shown;
  },
};

export function toast(text: string, rule: Rule | null = null): void {
  const id = count++;
  shown = [...shown.filter((other) => other.text !== text), { id, text, rule }];
  setTimeout(() => dismiss(id), SHOWN_FOR);
}

export function dismiss(id: number): void {
  shown = shown.filter((other) => other.id !== id);
}
