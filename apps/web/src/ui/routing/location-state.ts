/** Navigation state of links within the app, which means that going back returns to the previous screen. */
export const inAppLinkState = { fromOrigin: true } as const;

export function isInAppLinkState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromOrigin' in state && state.fromOrigin === true;
}

/** Navigation state of a draft that was just copied from another response. */
export const newCopyState = { isNewCopy: true } as const;

export function isNewCopyState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isNewCopy' in state && state.isNewCopy === true;
}
