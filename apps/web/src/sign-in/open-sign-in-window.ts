import { AuthError } from './auth-client.ts';

const size = { width: 600, height: 535 };
const pollMs = 100;

/**
 * Signs in with a popup, because a page in a frame can't be redirected, and sign-in pages don't allow frames. Call it
 * in a click handler; `address` may resolve later.
 *
 * @returns code and state of the sign-in, from `/auth-code-start.html`
 * @throws AuthError `popup-blocked`, `cancelled`
 */
export async function openSignInWindow(address: Promise<string>): Promise<URLSearchParams> {
  const popup = window.open('', '_blank', `popup,width=${size.width},height=${size.height}`);
  if (!popup) {
    address.catch(() => undefined);
    throw new AuthError('popup-blocked', 'FailedToOpenWindow');
  }
  const { promise, resolve, reject } = Promise.withResolvers<URLSearchParams>();
  const handleMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== popup || origin !== location.origin || typeof data !== 'object' || !data) return;
    const params = Object.entries(data).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    if ('state' in data) resolve(new URLSearchParams(params));
  };
  window.addEventListener('message', handleMessage);
  let wasClosed = false;
  const pollTimer = setInterval(() => {
    // Waits one more interval, because a message that was sent before the popup closed may still arrive.
    if (wasClosed) reject(new AuthError('cancelled', 'CancelledByUser'));
    wasClosed = popup.closed;
  }, pollMs);
  try {
    popup.location.replace(`/auth-code-start.html?redirect=${encodeURIComponent(await address)}`);
    return await promise;
  } finally {
    clearInterval(pollTimer);
    window.removeEventListener('message', handleMessage);
    popup.close();
  }
}
