/** The device picks dates with wheels of its own, which are better there than a calendar: a phone or a tablet. */
export const hasWheels = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;
