import type { Database } from '../../database/connect.ts';
import type { Person } from '../directory/directory.ts';
import { findSignInAccounts } from '../directory/people-store.ts';
import { verifyPassword } from './password.ts';

/** Credentials that were entered on the sign-in page. */
export interface PasswordCredentials {
  /** User principal name or email address. */
  readonly account: string;
  readonly password: string;
  /** Tenant that the app signs in to; `undefined`: any. */
  readonly tenantId: string | undefined;
}

/**
 * Finds the person with this name and password. Checking an unknown name takes as long as a wrong password, so that
 * names can't be guessed by timing.
 */
export async function findPersonByPassword(
  database: Database,
  credentials: PasswordCredentials,
): Promise<Person | undefined> {
  const accounts = await findSignInAccounts(database, credentials.account);
  if (accounts.length === 0) await verifyPassword(credentials.password, UNKNOWN_PASSWORD_HASH);
  for (const { person, passwordHash } of accounts) {
    const isRight = await verifyPassword(credentials.password, passwordHash);
    if (isRight && (credentials.tenantId === undefined || credentials.tenantId === person.tenantId)) return person;
  }
  return undefined;
}

/** Hash that is verified for unknown account names, so that the response takes as long as for a wrong password. */
const UNKNOWN_PASSWORD_HASH = 'scrypt$32768$8$3$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
