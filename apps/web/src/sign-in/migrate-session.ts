import type { Account } from './auth-client.ts';

/** Prefix of the storage keys of tokens in earlier versions, which supported only one account. */
const oldPrefix = 'oidc.';

/** Moves an account's tokens from the storage keys of earlier versions. Tokens of other accounts are kept there. */
export function migrateSession(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  account: Account,
  name: string,
  prefix: string,
): void {
  const stored = storage.getItem(oldPrefix + name);
  if (stored === null || storage.getItem(prefix + name) !== null || !isSessionOf(stored, account)) return;
  storage.setItem(prefix + name, stored);
  storage.removeItem(oldPrefix + name);
}

function isSessionOf(storedSession: string, { tenantId, userId }: Account): boolean {
  try {
    const { profile } = JSON.parse(storedSession) as { readonly profile?: { readonly [claim: string]: unknown } };
    return profile?.tid === tenantId && (profile.oid ?? profile.sub) === userId;
  } catch {
    return false;
  }
}
