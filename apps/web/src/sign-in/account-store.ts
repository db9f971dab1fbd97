import type { Account, AuthEvent } from './auth-client.ts';
import { isSameAccount, readAccounts, removeAccount, storeAccount } from './known-accounts.ts';
import { readLastAccount, writeLastAccount } from './last-account.ts';

/** Store of the accounts that are signed in on this device, used with every identity provider. */
export interface AccountStore {
  account(): Account | undefined;
  accounts(): readonly Account[];
  /** Makes an account the active one. */
  activate(account: Account): void;
  /** Removes an account that signed out. */
  remove(account: Account): void;
  emit(event: AuthEvent): void;
  subscribe(listener: (event: AuthEvent) => void): () => void;
}

export function openAccountStore(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): AccountStore {
  const listeners = new Set<(event: AuthEvent) => void>();
  let account = readLastAccount(storage);
  const emit = (event: AuthEvent): void => {
    for (const listener of listeners) listener(event);
  };
  const setActive = (next: Account | undefined): void => {
    account = next;
    writeLastAccount(storage, next);
    emit({ kind: 'account', account: next });
  };
  return {
    account: () => account,
    accounts: () => readAccounts(storage),
    activate(next) {
      storeAccount(storage, next);
      setActive(next);
    },
    remove(removed) {
      removeAccount(storage, removed);
      if (isSameAccount(removed, account)) setActive(undefined);
    },
    emit,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
