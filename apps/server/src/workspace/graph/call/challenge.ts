import { Refusal } from '../../refusal.ts';

/** Client id of Microsoft Graph itself, which its challenges name. */
const GRAPH_APP_ID = '00000003-0000-0000-c000-000000000000';

/**
 * Refuses a call without a good token, and says where to get one.
 *
 * @param claims JSON that a new token must satisfy: the person has to sign in again with it
 * @see https://learn.microsoft.com/entra/identity-platform/claims-challenge
 */
export function challenge(publicUrl: string, claims?: string): Refusal {
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
