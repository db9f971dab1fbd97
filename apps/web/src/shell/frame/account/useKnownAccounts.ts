import { useState } from 'react';
import { readUnsentCount } from '../../../data/device/unsent-count.ts';
import { isSameAccount, readTenantName } from '../../../sign-in/account-store.ts';
import type { Account } from '../../../sign-in/auth-client.ts';
import { useAccount, useAuth } from '../../../sign-in/useAuth.ts';
import { useSavePendingChanges } from '../../update/useSavePendingChanges.ts';

export interface KnownAccount {
  readonly account: Account;
  readonly isCurrent: boolean;
  readonly tenantName: string | undefined;
  /** Number of the account's responses that were only on this device when the account was last active. */
  readonly unsent: number;
}

/**
 * Returns the accounts on this device, and functions that switch accounts, sign out and sign in. These save unsaved
 * changes first.
 */
export function useKnownAccounts() {
  const auth = useAuth();
  const current = useAccount();
  const saveFirst = useSavePendingChanges();
  const [accounts, setAccounts] = useState(() => auth.accounts());
  return {
    accounts: accounts.map(
      (account): KnownAccount => ({
        account,
        isCurrent: isSameAccount(account, current),
        tenantName: readTenantName(localStorage, account.tenantId),
        unsent: readUnsentCount(localStorage, account),
      }),
    ),
    async switchTo(account: Account) {
      if (await saveFirst()) auth.switchTo(account);
    },
    async signOut(account: Account) {
      await auth.signOut(account);
      setAccounts(auth.accounts());
    },
    async signIn(tenantId?: string) {
      if (await saveFirst())
        await auth.signIn({ returnTo: '/teams', chooseAccount: true, ...(tenantId && { tenantId }) });
    },
  };
}
