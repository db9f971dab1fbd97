import { type Account, AuthError } from './auth-client.ts';

/**
 * ID of Microsoft's tenant that contains all personal accounts.
 * @see https://learn.microsoft.com/entra/identity-platform/id-token-claims-reference
 */
const personalTenantId = '9188040d-6c67-4c5b-b112-36a304b66dad';

/** Claims in an ID token that identify the user. */
export interface IdentityClaims {
  readonly sub: string;
  readonly oid?: unknown;
  readonly tid?: unknown;
  readonly name?: unknown;
  readonly preferred_username?: unknown;
  readonly email?: unknown;
}

/**
 * Creates the account from the claims of an ID token.
 * @throws AuthError `personal-tenant` for a personal account, `refused` if the token contains no organization
 */
export function parseAccount(claims: IdentityClaims): Account {
  if (typeof claims.tid !== 'string') throw new AuthError('refused', 'TenantId not found');
  if (claims.tid === personalTenantId) throw new AuthError('personal-tenant', 'PersonalTenant');
  const username = toText(claims.preferred_username) ?? toText(claims.email) ?? claims.sub;
  return {
    tenantId: claims.tid,
    userId: toText(claims.oid) ?? claims.sub,
    displayName: toText(claims.name) ?? username,
    username,
  };
}

const toText = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
