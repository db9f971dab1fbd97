/** Navigation state of a draft that was just copied from another response. */
export const newCopy = { isNewCopy: true } as const;

export function isNewCopy(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isNewCopy' in state && state.isNewCopy === true;
}
