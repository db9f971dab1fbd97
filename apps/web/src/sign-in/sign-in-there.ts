import type { AuthClient } from './auth-client.ts';

/** A tenant's id, or one of its domains. */
const tenantShape = /^[\w.-]{1,100}$/;

/**
 * A link with `?tenantId=` means a team of that tenant: whoever is not signed in there signs in there first. Only once: the
 * address that they come back to does not ask again, whichever account they chose.
 *
 * @param address path and query of the page
 * @returns whether the page is being left; not when the sign-in cannot be reached
 */
export async function signInThere(auth: Pick<AuthClient, 'account' | 'signIn'>, address: string): Promise<boolean> {
  const url = new URL(address, 'https://tideform.invalid');
  const tenantId = url.searchParams.get('tenantId') ?? '';
  if (!tenantShape.test(tenantId) || auth.account()?.tenantId.toLowerCase() === tenantId.toLowerCase()) return false;
  url.searchParams.delete('tenantId');
  try {
    await auth.signIn({ tenantId, returnTo: `${url.pathname}${url.search}${url.hash}` });
    return true;
  } catch {
    return false;
  }
}
