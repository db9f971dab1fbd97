/** Base URL of sign-ins, without the protocol version, which MSAL adds, and without a trailing slash. */
export const getBaseAuthority = (authority: string): string => authority.replace(/(?:\/v2\.0)?\/?$/, '');

/**
 * Sign-in URL of one organization, from that of all: `https://login.microsoftonline.com/organizations` →
 * `https://login.microsoftonline.com/{tenantId}`. National clouds only differ by host.
 */
export function getTenantAuthority(authority: string, tenantId: string): string {
  return `${new URL(getBaseAuthority(authority)).origin}/${encodeURIComponent(tenantId)}`;
}
