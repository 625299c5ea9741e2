/** Whether there is no server here: a host of plain files, written by `trivet site`. */
export const ALONE = 'alone' in document.documentElement.dataset;

/** Where the page lies: what all its addresses begin with, to the last slash. On a host of plain files that may be any folder. */
export const BASE = ALONE ? new URL('.', document.baseURI).href : `${location.origin}/`;
