import type { Account, AccountClaims } from 'oidc-provider';
import type { Database } from '../../../database/connect.ts';
import { isActivePerson } from '../../directory/activity-store.ts';
import type { Person } from '../../directory/directory.ts';
import { findPerson } from '../../directory/people-store.ts';

/** Returns a person's claims as Entra issues them, in ID tokens and access tokens alike. */
export function getAccountClaims(person: Person): AccountClaims & Record<string, string> {
  return {
    sub: person.id,
    oid: person.id,
    tid: person.tenantId,
    name: person.displayName,
    preferred_username: person.userPrincipalName,
    ...(person.mail && { email: person.mail }),
  };
}

/** Finds the account of a session or token; `undefined` when the person doesn't exist or is deactivated. */
export async function findAccount(database: Database, id: string): Promise<Account | undefined> {
  const person = (await isActivePerson(database, id)) ? await findPerson(database, id) : undefined;
  return person && { accountId: person.id, claims: () => getAccountClaims(person) };
}
