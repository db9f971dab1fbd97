/** Maximum prefill payload in a URL, in characters of JSON. */
export const prefillLimit = 20_000;
