/** Navigation state of a draft that was just copied from another response. */
export const newCopyState = { isNewCopy: true } as const;

export function isNewCopyState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isNewCopy' in state && state.isNewCopy === true;
}
