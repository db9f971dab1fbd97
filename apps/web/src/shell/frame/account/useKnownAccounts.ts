import { useState } from 'react';
import { readUnsentMark } from '../../../data/device/unsent-mark.ts';
import type { Account } from '../../../sign-in/auth-client.ts';
import { isSameAccount } from '../../../sign-in/known-accounts.ts';
import { readTenantName } from '../../../sign-in/tenant-names.ts';
import { useAccount, useAuth } from '../../../sign-in/useAuth.ts';
import { useSaveFirst } from '../../update/useSaveFirst.ts';

export interface KnownAccount {
  readonly account: Account;
  readonly isCurrent: boolean;
  readonly tenantName: string | undefined;
  /** How much of its work was on this device alone when it was last used. */
  readonly unsent: number;
}

/** The accounts of this device, and how to go on as another one: what is not saved yet is saved first. */
export function useKnownAccounts() {
  const auth = useAuth();
  const current = useAccount();
  const saveFirst = useSaveFirst();
  const [accounts, setAccounts] = useState(() => auth.accounts());
  return {
    accounts: accounts.map(
      (account): KnownAccount => ({
        account,
        isCurrent: isSameAccount(account, current),
        tenantName: readTenantName(localStorage, account.tenantId),
        unsent: readUnsentMark(localStorage, account),
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
