/** Whether the server answers, as far as the last request and the browser tell. */
let lost = $state(!navigator.onLine);

addEventListener('offline', () => (lost = true));

export const connection = {
  /** Nothing can be asked now: what needs other people says so, the rest goes on. */
  get lost(): boolean {
    return lost;
  },
  /** What came of asking. */
  set lost(without: boolean) {
    lost = without;
  },
};
