/** What this browser remembers. A browser that forbids storage just forgets. */
const PREFIX = 'trivet.';

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Storage is forbidden or full: the choice holds until the page is closed.
  }
}
