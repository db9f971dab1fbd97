import type { Database } from '../../database/connect.ts';
import type { Person } from '../directory/directory.ts';
import { findTenant, setPasswordHash } from '../directory/people-store.ts';
import { requireFreshSince } from '../identity/fresh-tokens-store.ts';
import { hashPassword } from '../identity/password.ts';
import { findPasswordFlaw, type PasswordFlaw } from '../identity/password-rules.ts';
import { deleteRecordsOfAccount } from '../identity/provider/identity-records-store.ts';
import { deleteSession } from '../identity/sessions/sessions-store.ts';

/**
 * Gives somebody a new password, and ends what was signed in with the old one.
 *
 * @param but the session that goes on
 * @returns what is wrong with the password; then nothing has changed
 */
export async function setPassword(
  database: Database,
  person: Person,
  password: string,
  now: Date,
  but: { readonly sessionUid?: string | undefined; readonly clientId?: string | undefined } = {},
): Promise<PasswordFlaw | undefined> {
  const tenant = await findTenant(database, person.tenantId);
  const flaw = await findPasswordFlaw(password, [person.displayName, person.mail, tenant?.displayName]);
  if (flaw) return flaw;
  await setPasswordHash(database, person.id, await hashPassword(password));
  await endSessions(database, person.id, now, but);
  return undefined;
}

/** Ends what somebody has signed in to: tokens that were given out before now are good for nothing any more. */
export async function endSessions(
  database: Database,
  personId: string,
  now: Date,
  but: { readonly sessionUid?: string | undefined; readonly clientId?: string | undefined } = {},
): Promise<void> {
  await deleteRecordsOfAccount(database, personId, but);
  await requireFreshSince(database, personId, now);
}

/**
 * Ends one of somebody's sessions. The others go on: their apps get new tokens by themselves, as those of before are good for nothing.
 *
 * @param clientId the app whose tokens stay good
 * @returns whether it was theirs
 */
export async function endSession(
  database: Database,
  personId: string,
  uid: string,
  now: Date,
  clientId: string | undefined,
): Promise<boolean> {
  const isEnded = await deleteSession(database, personId, uid, clientId);
  if (isEnded) await requireFreshSince(database, personId, now);
  return isEnded;
}
