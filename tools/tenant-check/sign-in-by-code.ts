import { setTimeout as wait } from 'node:timers/promises';

/**
 * Signs a person in with a code that they enter on another device or in another window (RFC 8628), and returns their
 * access token.
 *
 * @throws if the person declines, or doesn't sign in in time
 */
export async function signInByCode(options: {
  /** URL of the tenant's authority: `https://login.microsoftonline.com/contoso.onmicrosoft.com`. */
  readonly authority: string;
  readonly clientId: string;
  readonly onCode: (code: { readonly address: string; readonly code: string }) => void;
}): Promise<string> {
  const { authority, clientId: client_id, onCode } = options;
  const scope = 'https://graph.microsoft.com/.default';
  const codeResponse = await post(`${authority}/oauth2/v2.0/devicecode`, { client_id, scope });
  const { device_code, user_code, verification_uri } = codeResponse;
  if (!device_code || !user_code || !verification_uri) throw new Error(`The sign-in failed: ${codeResponse.error}`);
  onCode({ address: verification_uri, code: user_code });
  const grant_type = 'urn:ietf:params:oauth:grant-type:device_code';
  let seconds = codeResponse.interval ?? 5;
  for (let waited = 0; waited < (codeResponse.expires_in ?? 900); waited += seconds) {
    await wait(seconds * 1000);
    const tokenResponse = await post(`${authority}/oauth2/v2.0/token`, { client_id, grant_type, device_code });
    if (tokenResponse.access_token) return tokenResponse.access_token;
    if (tokenResponse.error === 'slow_down') seconds += 5;
    else if (tokenResponse.error !== 'authorization_pending')
      throw new Error(`The sign-in failed: ${tokenResponse.error}`);
  }
  throw new Error('Nobody signed in in time.');
}

/** The used response properties of both endpoints. */
interface CodeAnswer {
  readonly device_code?: string;
  readonly user_code?: string;
  readonly verification_uri?: string;
  /** Polling interval in seconds. */
  readonly interval?: number;
  /** Validity of the codes in seconds. */
  readonly expires_in?: number;
  readonly access_token?: string;
  readonly error?: string;
}

async function post(url: string, body: Readonly<Record<string, string>>): Promise<CodeAnswer> {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(body) });
  return (await response.json()) as CodeAnswer;
}
