import type { Database } from '../../database/connect.ts';
import type { Person } from '../directory/directory.ts';
import { findSignInAccounts } from '../directory/people-store.ts';
import { verifyPassword } from './password.ts';

export interface Credentials {
  /** Principal name or mail. */
  readonly account: string;
  readonly password: string;
  /** The organization that the app signs in to; `undefined`: any. */
  readonly tenantId: string | undefined;
}

/** The person whose name and password these are. An unknown name costs as much time as a wrong password. */
export async function findByPassword(database: Database, given: Credentials): Promise<Person | undefined> {
  const accounts = await findSignInAccounts(database, given.account);
  if (accounts.length === 0) await verifyPassword(given.password, NOBODY);
  for (const { person, passwordHash } of accounts) {
    const isRight = await verifyPassword(given.password, passwordHash);
    if (isRight && (given.tenantId === undefined || given.tenantId === person.tenantId)) return person;
  }
  return undefined;
}

/** Hash of a password that nobody knows. */
const NOBODY = 'scrypt$32768$8$3$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
