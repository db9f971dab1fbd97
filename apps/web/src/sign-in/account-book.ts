import type { Account, AuthEvent } from './auth-client.ts';
import { forgetAccount, isSameAccount, keepAccount, readAccounts } from './known-accounts.ts';
import { readLastAccount, writeLastAccount } from './last-account.ts';

/** Who is signed in on this device, whatever signs them in. */
export interface AccountBook {
  account(): Account | undefined;
  accounts(): readonly Account[];
  /** From now on this is the account of the device. */
  choose(account: Account): void;
  /** Nobody is, or another one: what is forgotten has signed out. */
  forget(account: Account): void;
  tell(event: AuthEvent): void;
  subscribe(listener: (event: AuthEvent) => void): () => void;
}

export function openAccountBook(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): AccountBook {
  const listeners = new Set<(event: AuthEvent) => void>();
  let account = readLastAccount(storage);
  const tell = (event: AuthEvent): void => {
    for (const listener of listeners) listener(event);
  };
  const set = (next: Account | undefined): void => {
    account = next;
    writeLastAccount(storage, next);
    tell({ kind: 'account', account: next });
  };
  return {
    account: () => account,
    accounts: () => readAccounts(storage),
    choose(next) {
      keepAccount(storage, next);
      set(next);
    },
    forget(gone) {
      forgetAccount(storage, gone);
      if (isSameAccount(gone, account)) set(undefined);
    },
    tell,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
