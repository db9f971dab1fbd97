/** English words of an address of the web. */
export const URL_WORDS = {
  inNewTab: ' (opens in a new tab)',
};
