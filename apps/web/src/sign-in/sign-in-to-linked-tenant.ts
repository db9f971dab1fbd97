import type { Account, AuthClient } from './auth-client.ts';

/** Matches an ID or a domain of a tenant. */
const tenantShape = /^[\w.-]{1,100}$/;

/**
 * Handles links with `?tenantId=`, which refer to a team of that tenant. Activates an account of that tenant on this
 * device, or starts a sign-in to that tenant. This happens only once, because the return path has no `tenantId`,
 * whichever account the user chooses.
 *
 * @param address path and query of the page
 * @returns whether the page is being redirected; false if the sign-in page can't be reached
 */
export async function signInToLinkedTenant(
  auth: Pick<AuthClient, 'account' | 'accounts' | 'switchTo' | 'signIn'>,
  address: string,
): Promise<boolean> {
  const url = new URL(address, 'https://tideform.invalid');
  const tenantId = url.searchParams.get('tenantId') ?? '';
  if (!tenantShape.test(tenantId) || isInTenant(tenantId, auth.account())) return false;
  url.searchParams.delete('tenantId');
  const returnTo = `${url.pathname}${url.search}${url.hash}`;
  const existingAccount = auth.accounts().find((account) => isInTenant(tenantId, account));
  try {
    if (existingAccount) auth.switchTo(existingAccount, returnTo);
    else await auth.signIn({ tenantId, returnTo });
    return true;
  } catch {
    return false;
  }
}

const isInTenant = (tenantId: string, account: Account | undefined): boolean =>
  account?.tenantId.toLowerCase() === tenantId.toLowerCase();
