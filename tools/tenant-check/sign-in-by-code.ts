import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod/mini';

const grant = z.object({
  device_code: z.string(),
  user_code: z.string(),
  verification_uri: z.string(),
  interval: z._default(z.number(), 5),
  expires_in: z.number(),
});
const answer = z.object({ access_token: z.optional(z.string()), error: z.optional(z.string()) });

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
  const asked = grant.parse(await post(`${authority}/oauth2/v2.0/devicecode`, { client_id, scope }));
  onCode({ address: asked.verification_uri, code: asked.user_code });
  const grant_type = 'urn:ietf:params:oauth:grant-type:device_code';
  let seconds = asked.interval;
  for (let waited = 0; waited < asked.expires_in; waited += seconds) {
    await wait(seconds * 1000);
    const given = answer.parse(
      await post(`${authority}/oauth2/v2.0/token`, { client_id, grant_type, device_code: asked.device_code }),
    );
    if (given.access_token) return given.access_token;
    if (given.error === 'slow_down') seconds += 5;
    else if (given.error !== 'authorization_pending') throw new Error(`The sign-in failed: ${given.error}`);
  }
  throw new Error('Nobody signed in in time.');
}

async function post(url: string, body: Readonly<Record<string, string>>): Promise<unknown> {
  return (await fetch(url, { method: 'POST', body: new URLSearchParams(body) })).json();
}
