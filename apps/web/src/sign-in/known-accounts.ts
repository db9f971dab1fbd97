import type { Account } from './auth-client.ts';
import { parseAccount, readLastAccount } from './last-account.ts';

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
