/** Longest prefill payload of an address that is read, in characters of JSON. */
export const prefillLimit = 20_000;
