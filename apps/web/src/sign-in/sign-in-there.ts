import type { Account, AuthClient } from './auth-client.ts';

/** A tenant's id, or one of its domains. */
const tenantShape = /^[\w.-]{1,100}$/;

/**
 * A link with `?tenantId=` means a team of that tenant: whoever has an account of it on this device goes on as that one, others
 * sign in there first. Only once: the address that they come back to does not ask again, whichever account they chose.
 *
 * @param address path and query of the page
 * @returns whether the page is being left; not when the sign-in cannot be reached
 */
export async function signInThere(
  auth: Pick<AuthClient, 'account' | 'accounts' | 'switchTo' | 'signIn'>,
  address: string,
): Promise<boolean> {
  const url = new URL(address, 'https://tideform.invalid');
  const tenantId = url.searchParams.get('tenantId') ?? '';
  if (!tenantShape.test(tenantId) || isOf(tenantId, auth.account())) return false;
  url.searchParams.delete('tenantId');
  const returnTo = `${url.pathname}${url.search}${url.hash}`;
  const known = auth.accounts().find((account) => isOf(tenantId, account));
  try {
    if (known) auth.switchTo(known, returnTo);
    else await auth.signIn({ tenantId, returnTo });
    return true;
  } catch {
    return false;
  }
}

const isOf = (tenantId: string, account: Account | undefined): boolean =>
  account?.tenantId.toLowerCase() === tenantId.toLowerCase();
