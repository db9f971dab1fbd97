import type { Popup } from './open-popup.ts';

/** Authorization code of a sign-in, posted by `auth-code-start.js`. */
export interface AuthCode {
  readonly code: string;
  readonly state: string;
}

const pollMs = 100;

/**
 * Opens a sign-in page in a popup and waits for its result.
 *
 * @returns `undefined` if the user closed the popup or declined
 */
export function requestAuthCode(
  popup: Popup,
  address: string,
  every: (ms: number, callback: () => void) => () => void,
): Promise<AuthCode | undefined> {
  popup.navigate(`/auth-code-start.html?redirect=${encodeURIComponent(address)}`);
  const { promise, resolve } = Promise.withResolvers<AuthCode | undefined>();
  const stopListening = popup.listen((message) => {
    if (isAuthResult(message))
      resolve('code' in message && typeof message.code === 'string' ? (message as AuthCode) : undefined);
  });
  let wasClosed = false;
  const stopPolling = every(pollMs, () => {
    // Waits one more interval, because a message that was sent before the popup closed may still arrive.
    if (wasClosed) resolve(undefined);
    wasClosed = popup.isClosed();
  });
  return promise.finally(() => {
    stopListening();
    stopPolling();
    popup.close();
  });
}

function isAuthResult(message: unknown): message is { readonly state: string; readonly code?: unknown } {
  return typeof message === 'object' && message !== null && 'state' in message && typeof message.state === 'string';
}
