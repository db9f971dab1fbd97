/**
 * Returns whether to use the device's native date picker, which is better than a calendar popover on phones and
 * tablets.
 */
export const hasNativePicker = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;
