import type { Database } from '../../database/connect.ts';
import type { Person } from '../directory/directory.ts';
import { findTenant, setPasswordHash } from '../directory/people-store.ts';
import { hashPassword } from '../identity/password.ts';
import { type PasswordError, validatePassword } from '../identity/password-rules.ts';
import { deleteRecordsOfAccount } from '../identity/provider/identity-records-store.ts';
import { deleteSession, setTokensNotBefore } from '../identity/sessions-store.ts';

/**
 * Sets a person's password and ends their sessions.
 *
 * @param except session and client that stay signed in
 * @returns why the password is rejected; nothing has changed then
 */
export async function setPassword(
  database: Database,
  person: Person,
  password: string,
  now: Date,
  except: { readonly sessionUid?: string | undefined; readonly clientId?: string | undefined } = {},
): Promise<PasswordError | undefined> {
  const tenant = await findTenant(database, person.tenantId);
  const error = await validatePassword(password, [person.displayName, person.mail, tenant?.displayName]);
  if (error) return error;
  await setPasswordHash(database, person.id, await hashPassword(password));
  await endSessions(database, person.id, now, except);
  return undefined;
}

/** Ends a person's sessions. Access tokens that were issued before `now` become invalid. */
export async function endSessions(
  database: Database,
  personId: string,
  now: Date,
  except: { readonly sessionUid?: string | undefined; readonly clientId?: string | undefined } = {},
): Promise<void> {
  await deleteRecordsOfAccount(database, personId, except);
  await setTokensNotBefore(database, personId, now);
}

/**
 * Ends one session of a person. Apps in other sessions renew their access tokens by themselves, because all earlier
 * ones become invalid.
 *
 * @param clientId client whose tokens stay valid
 * @returns whether the session was the person's
 */
export async function endSession(
  database: Database,
  personId: string,
  uid: string,
  now: Date,
  clientId: string | undefined,
): Promise<boolean> {
  const isEnded = await deleteSession(database, personId, uid, clientId);
  if (isEnded) await setTokensNotBefore(database, personId, now);
  return isEnded;
}
