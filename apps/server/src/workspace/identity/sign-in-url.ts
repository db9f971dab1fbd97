import { randomBytes } from 'node:crypto';

/**
 * Returns the authorization URL for signing in to a page of the workspace. The page never redeems the code; it only
 * needs the browser session.
 */
export function getSignInUrl(
  app: { readonly clientId: string; readonly address: string },
  extraParams: Record<string, string> = {},
): string {
  const query = new URLSearchParams({
    client_id: app.clientId,
    redirect_uri: app.address,
    response_type: 'code',
    scope: 'openid',
    code_challenge: randomBytes(32).toString('base64url'),
    code_challenge_method: 'S256',
    ...extraParams,
  });
  return `/identity/auth?${query}`;
}
