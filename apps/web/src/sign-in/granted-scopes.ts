/**
 * What a person has let the app do, as their access token says it (`scp`). The app never decides anything by it: Graph does.
 * `undefined`: the token says nothing that could be read.
 */
export function grantedScopes(token: string): readonly string[] | undefined {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { scp } = JSON.parse(atob(payload)) as { readonly scp?: unknown };
    return typeof scp === 'string' ? scp.split(' ').filter(Boolean) : undefined;
  } catch {
    return undefined;
  }
}
