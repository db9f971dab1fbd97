/**
 * Permissions granted to the app according to the access token (`scp`). Only informative: Graph decides. `undefined`
 * if the token isn't readable.
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
