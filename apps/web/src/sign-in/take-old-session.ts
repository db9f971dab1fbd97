import type { Account } from './auth-client.ts';

/** Where the tokens of the one account lay when a browser had only one. */
const oldPrefix = 'oidc.';

/** Brings an account's tokens to where they lie now, if an older program left them. Those of somebody else stay. */
export function takeOldSession(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  account: Account,
  name: string,
  prefix: string,
): void {
  const kept = storage.getItem(oldPrefix + name);
  if (kept === null || storage.getItem(prefix + name) !== null || !isOf(kept, account)) return;
  storage.setItem(prefix + name, kept);
  storage.removeItem(oldPrefix + name);
}

function isOf(kept: string, { tenantId, userId }: Account): boolean {
  try {
    const { profile } = JSON.parse(kept) as { readonly profile?: { readonly [claim: string]: unknown } };
    return profile?.tid === tenantId && (profile.oid ?? profile.sub) === userId;
  } catch {
    return false;
  }
}
