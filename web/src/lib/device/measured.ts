/** Once what is measured of the page as it stands has come in: who measures is told only after a frame was laid out. */
export const measured = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
