import { randomBytes } from 'node:crypto';

/**
 * The sign-in that comes back to a page of the workspace. Its code is never spent: what counts is the session that the browser then
 * has.
 */
export function signInAddress(
  app: { readonly clientId: string; readonly address: string },
  more: Record<string, string> = {},
): string {
  const query = new URLSearchParams({
    client_id: app.clientId,
    redirect_uri: app.address,
    response_type: 'code',
    scope: 'openid',
    code_challenge: randomBytes(32).toString('base64url'),
    code_challenge_method: 'S256',
    ...more,
  });
  return `/identity/auth?${query}`;
}
