/** Popup with a sign-in page. */
export interface Popup {
  navigate(address: string): void;
  isClosed(): boolean;
  close(): void;
  /**
   * Calls `listener` with messages of the popup, only from the page's own origin.
   * @returns a function that stops listening
   */
  listen(listener: (message: unknown) => void): () => void;
}

const size = { width: 600, height: 535 };

/**
 * Opens a popup centered on the page. Call it in a click handler.
 * @returns `undefined` if the browser blocks popups
 */
export function openPopup(): Popup | undefined {
  const left = Math.round(window.screenX + (window.outerWidth - size.width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - size.height) / 2);
  const popup = window.open('', '_blank', `popup,width=${size.width},height=${size.height},left=${left},top=${top}`);
  if (!popup) return undefined;
  return {
    navigate: (address) => popup.location.replace(address),
    isClosed: () => popup.closed,
    close: () => popup.close(),
    listen(listener) {
      const handleMessage = (event: MessageEvent) => {
        if (event.source === popup && event.origin === location.origin) listener(event.data);
      };
      window.addEventListener('message', handleMessage);
      return () => window.removeEventListener('message', handleMessage);
    },
  };
}

/** Authorization code of a sign-in, posted by `auth-code-start.js`. */
interface AuthCode {
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

/**
 * Calls `callback` every `ms` milliseconds.
 * @returns a function that stops the interval
 */
export const startInterval = (ms: number, callback: () => void): (() => void) => {
  const timer = setInterval(callback, ms);
  return () => clearInterval(timer);
};
