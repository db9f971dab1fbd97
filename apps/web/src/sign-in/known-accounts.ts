import type { Account } from './auth-client.ts';
import { readAccount, readLastAccount } from './last-account.ts';

const key = 'accounts';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A person is one account in each organization: a guest has the same name there, and other work. */
export const isSameAccount = (one: Account | undefined, other: Account | undefined): boolean =>
  one?.tenantId === other?.tenantId && one?.userId === other?.userId;

/** Everybody who signed in on this device and did not sign out, the one of now or of last time first. */
export function readAccounts(storage: Pick<Storage, 'getItem'>): readonly Account[] {
  const last = readLastAccount(storage);
  const kept = readList(storage).filter((account) => !isSameAccount(account, last));
  return last ? [last, ...kept] : kept;
}

/** Puts an account first. */
export function keepAccount(storage: Kept, account: Account): void {
  write(storage, [account, ...readAccounts(storage).filter((other) => !isSameAccount(other, account))]);
}

export function forgetAccount(storage: Kept, account: Account): void {
  write(
    storage,
    readAccounts(storage).filter((other) => !isSameAccount(other, account)),
  );
}

function write(storage: Kept, accounts: readonly Account[]): void {
  if (accounts.length > 0) storage.setItem(key, JSON.stringify(accounts));
  else storage.removeItem(key);
}

function readList(storage: Pick<Storage, 'getItem'>): readonly Account[] {
  try {
    const list: unknown = JSON.parse(storage.getItem(key) ?? '');
    return Array.isArray(list) ? list.map(readAccount).filter((account) => account !== undefined) : [];
  } catch {
    return [];
  }
}
