import type { Account, AccountClaims } from 'oidc-provider';
import type { Database } from '../../../database/connect.ts';
import { isActivePerson } from '../../directory/activity-store.ts';
import type { Person } from '../../directory/directory.ts';
import { findPerson } from '../../directory/people-store.ts';

/** What Entra says about a person, in ID tokens and access tokens alike. */
export function claimsOf(person: Person): AccountClaims & Record<string, string> {
  return {
    sub: person.id,
    oid: person.id,
    tid: person.tenantId,
    name: person.displayName,
    preferred_username: person.userPrincipalName,
    ...(person.mail && { email: person.mail }),
  };
}

/** The account behind a session or a token; `undefined` when the person has left or may not sign in any more. */
export async function findAccount(database: Database, id: string): Promise<Account | undefined> {
  const person = (await isActivePerson(database, id)) ? await findPerson(database, id) : undefined;
  return person && { accountId: person.id, claims: () => claimsOf(person) };
}
