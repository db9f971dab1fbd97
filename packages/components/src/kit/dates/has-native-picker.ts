/** Returns whether to use the native date picker: it is better than a calendar on phones and tablets. */
export const hasNativePicker = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;
