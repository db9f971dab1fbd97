/** State of an address that was reached from within the app: going back leads to where the person came from. */
export const fromOrigin = { fromOrigin: true } as const;

export function isFromOrigin(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromOrigin' in state && state.fromOrigin === true;
}
