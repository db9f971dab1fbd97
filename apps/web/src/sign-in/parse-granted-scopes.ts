/**
 * Returns the permissions that the app was granted, according to the access token (`scp`). They are only informative,
 * because Graph decides. Returns `undefined` if the token isn't readable.
 */
export function parseGrantedScopes(token: string): readonly string[] | undefined {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { scp } = JSON.parse(atob(payload)) as { readonly scp?: unknown };
    return typeof scp === 'string' ? scp.split(' ').filter(Boolean) : undefined;
  } catch {
    return undefined;
  }
}
