import { AuthError } from './auth-client.ts';

const size = { width: 600, height: 535 };
const lookMs = 100;

/**
 * Asks for a sign-in in a window beside the page: a page in a frame cannot be left, and pages of sign-ins refuse frames. Call it while a
 * click is handled; `address` may come later.
 *
 * @returns the code and the state that the sign-in has answered, by `/auth-code-start.html`
 * @throws AuthError `popup-blocked`, `cancelled`
 */
export async function openOwnWindow(address: Promise<string>): Promise<URLSearchParams> {
  const popup = window.open('', '_blank', `popup,width=${size.width},height=${size.height}`);
  if (!popup) {
    address.catch(() => undefined);
    throw new AuthError('popup-blocked', 'FailedToOpenWindow');
  }
  const { promise, resolve, reject } = Promise.withResolvers<URLSearchParams>();
  const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== popup || origin !== location.origin || typeof data !== 'object' || !data) return;
    const told = Object.entries(data).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    if ('state' in data) resolve(new URLSearchParams(told));
  };
  window.addEventListener('message', hear);
  let wasClosed = false;
  const looking = setInterval(() => {
    // What was told just before it closed is still on its way.
    if (wasClosed) reject(new AuthError('cancelled', 'CancelledByUser'));
    wasClosed = popup.closed;
  }, lookMs);
  try {
    popup.location.replace(`/auth-code-start.html?redirect=${encodeURIComponent(await address)}`);
    return await promise;
  } finally {
    clearInterval(looking);
    window.removeEventListener('message', hear);
    popup.close();
  }
}
