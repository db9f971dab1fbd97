import type { Popup } from './open-popup.ts';

/** What the sign-in gave: see `auth-code-start.js`. */
export interface GivenCode {
  readonly code: string;
  readonly state: string;
}

const pollMs = 100;

/**
 * Leads a popup to a sign-in and waits for what it tells.
 *
 * @returns `undefined` when the person closed it or did not agree
 */
export function askInPopup(
  popup: Popup,
  address: string,
  every: (ms: number, look: () => void) => () => void,
): Promise<GivenCode | undefined> {
  popup.go(`/auth-code-start.html?redirect=${encodeURIComponent(address)}`);
  const { promise, resolve } = Promise.withResolvers<GivenCode | undefined>();
  const stopListening = popup.listen((told) => {
    if (isTold(told)) resolve('code' in told && typeof told.code === 'string' ? (told as GivenCode) : undefined);
  });
  let wasClosed = false;
  const stopLooking = every(pollMs, () => {
    // What was told just before it closed is still on its way.
    if (wasClosed) resolve(undefined);
    wasClosed = popup.isClosed();
  });
  return promise.finally(() => {
    stopListening();
    stopLooking();
    popup.close();
  });
}

function isTold(told: unknown): told is { readonly state: string; readonly code?: unknown } {
  return typeof told === 'object' && told !== null && 'state' in told && typeof told.state === 'string';
}
