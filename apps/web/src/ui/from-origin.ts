/** Navigation state of links within the app, which means that going back returns to the previous screen. */
export const fromOrigin = { fromOrigin: true } as const;

export function isFromOrigin(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromOrigin' in state && state.fromOrigin === true;
}
