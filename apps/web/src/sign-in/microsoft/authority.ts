/** Base address of sign-ins: without the version of the protocol, which Microsoft's library adds, and without a slash. */
export const baseAuthority = (authority: string): string => authority.replace(/(?:\/v2\.0)?\/?$/, '');

/**
 * The sign-in of one organization beside that of all: `https://login.microsoftonline.com/organizations` →
 * `https://login.microsoftonline.com/{tenantId}`. National clouds differ by host alone.
 */
export function authorityOf(authority: string, tenantId: string): string {
  return `${new URL(baseAuthority(authority)).origin}/${encodeURIComponent(tenantId)}`;
}
