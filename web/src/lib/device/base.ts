/** Where the page lies: what all its addresses begin with, to the last slash. On a host of plain files that may be any folder. */
export const BASE =
  'alone' in document.documentElement.dataset ? new URL('.', document.baseURI).href : `${location.origin}/`;
