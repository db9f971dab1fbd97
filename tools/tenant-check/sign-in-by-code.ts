import { setTimeout as wait } from 'node:timers/promises';

/**
 * Signs a person in on another device or window (RFC 8628) and returns their access token.
 *
 * @throws when the person declines, or doesn't sign in in time
 */
export async function signInByCode(options: {
  /** `https://login.microsoftonline.com/contoso.onmicrosoft.com` */
  readonly authority: string;
  readonly clientId: string;
  readonly onCode: (code: { readonly address: string; readonly code: string }) => void;
}): Promise<string> {
  const { authority, clientId: client_id, onCode } = options;
  const scope = 'https://graph.microsoft.com/.default';
  const asked = await post(`${authority}/oauth2/v2.0/devicecode`, { client_id, scope });
  const { device_code, user_code, verification_uri } = asked;
  if (!device_code || !user_code || !verification_uri) throw new Error(`The sign-in failed: ${asked.error}`);
  onCode({ address: verification_uri, code: user_code });
  const grant_type = 'urn:ietf:params:oauth:grant-type:device_code';
  let seconds = asked.interval ?? 5;
  for (let waited = 0; waited < (asked.expires_in ?? 900); waited += seconds) {
    await wait(seconds * 1000);
    const given = await post(`${authority}/oauth2/v2.0/token`, { client_id, grant_type, device_code });
    if (given.access_token) return given.access_token;
    if (given.error === 'slow_down') seconds += 5;
    else if (given.error !== 'authorization_pending') throw new Error(`The sign-in failed: ${given.error}`);
  }
  throw new Error('Nobody signed in in time.');
}

/** What the two endpoints answer, as far as it is used. */
interface CodeAnswer {
  readonly device_code?: string;
  readonly user_code?: string;
  readonly verification_uri?: string;
  /** Seconds. */
  readonly interval?: number;
  /** Seconds. */
  readonly expires_in?: number;
  readonly access_token?: string;
  readonly error?: string;
}

async function post(url: string, body: Readonly<Record<string, string>>): Promise<CodeAnswer> {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(body) });
  return (await response.json()) as CodeAnswer;
}
