/** Returns the base URL of sign-ins without a trailing slash and without the protocol version, which MSAL adds. */
export const getBaseAuthority = (authority: string): string => authority.replace(/(?:\/v2\.0)?\/?$/, '');

/**
 * Returns the sign-in URL of one organization from the URL for all organizations:
 * `https://login.microsoftonline.com/organizations` → `https://login.microsoftonline.com/{tenantId}`. National clouds
 * only have a different host.
 */
export function getTenantAuthority(authority: string, tenantId: string): string {
  return `${new URL(getBaseAuthority(authority)).origin}/${encodeURIComponent(tenantId)}`;
}
