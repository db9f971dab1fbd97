/** Maximum length of the prefill answers in a URL, in characters of JSON. */
export const prefillLimit = 20_000;
