import type { Account, AuthEvent } from './auth-client.ts';
import { parseAccount, readLastAccount, writeLastAccount } from './last-account.ts';

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

const accountsKey = 'accounts';

type AccountStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Returns whether two accounts are the same. A user has one account per organization: as a guest, they have another
 * account with its own responses.
 */
export const isSameAccount = (one: Account | undefined, other: Account | undefined): boolean =>
  one?.tenantId === other?.tenantId && one?.userId === other?.userId;

/** Returns the accounts that are signed in on this device. The active, or last active, account is first. */
export function readAccounts(storage: Pick<Storage, 'getItem'>): readonly Account[] {
  const last = readLastAccount(storage);
  const others = readList(storage).filter((account) => !isSameAccount(account, last));
  return last ? [last, ...others] : others;
}

/** Stores an account as the first one in the list. */
export function storeAccount(storage: AccountStorage, account: Account): void {
  write(storage, [account, ...readAccounts(storage).filter((other) => !isSameAccount(other, account))]);
}

export function removeAccount(storage: AccountStorage, account: Account): void {
  write(
    storage,
    readAccounts(storage).filter((other) => !isSameAccount(other, account)),
  );
}

function write(storage: AccountStorage, accounts: readonly Account[]): void {
  if (accounts.length > 0) storage.setItem(accountsKey, JSON.stringify(accounts));
  else storage.removeItem(accountsKey);
}

function readList(storage: Pick<Storage, 'getItem'>): readonly Account[] {
  try {
    const list: unknown = JSON.parse(storage.getItem(accountsKey) ?? '');
    return Array.isArray(list) ? list.map(parseAccount).filter((account) => account !== undefined) : [];
  } catch {
    return [];
  }
}

const getKey = (tenantId: string): string => `tenant:${tenantId}`;

/**
 * Returns the stored name of an organization that was used on this device. It is available without a token and before
 * the database is open.
 */
export const readTenantName = (storage: Pick<Storage, 'getItem'>, tenantId: string): string | undefined =>
  storage.getItem(getKey(tenantId)) ?? undefined;

export function storeTenantName(storage: Pick<Storage, 'setItem'>, tenantId: string, name: string): void {
  try {
    storage.setItem(getKey(tenantId), name);
  } catch {
    // Full storage is ignored, because the name isn't essential and is stored again later.
  }
}
