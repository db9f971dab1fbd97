import { Refusal } from '../../refusal.ts';

/** Client ID of Microsoft Graph, as in its challenges. */
const GRAPH_APP_ID = '00000003-0000-0000-c000-000000000000';

/**
 * Creates the 401 refusal for a call without a valid token.
 *
 * @param claims JSON of a claims challenge, for which the person must sign in again
 * @see https://learn.microsoft.com/entra/identity-platform/claims-challenge
 */
export function createChallenge(publicUrl: string, claims?: string): Refusal {
  const parts = [`realm=""`, `authorization_uri="${publicUrl}"`, `client_id="${GRAPH_APP_ID}"`];
  if (claims !== undefined) {
    parts.push('error="insufficient_claims"', `claims="${Buffer.from(claims).toString('base64')}"`);
  }
  return new Refusal(
    401,
    'InvalidAuthenticationToken',
    'Access token is missing, malformed, expired or not sufficient.',
    {
      headers: { 'www-authenticate': `Bearer ${parts.join(', ')}` },
    },
  );
}
