import type { Account, AccountClaims, KoaContextWithOIDC } from 'oidc-provider';
import type { Database } from '../../../database/connect.ts';
import type { Person } from '../../directory/directory.ts';
import { findPerson, isActivePerson } from '../../directory/people-store.ts';

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

/**
 * Koa middleware that accepts claims challenges in the `claims` parameter. They request only `access_token` claims,
 * which OpenID Connect doesn't define. A new access token always meets the challenge, because it only requires a token
 * issued after a given time.
 *
 * @see https://learn.microsoft.com/entra/identity-platform/claims-challenge
 */
export async function acceptClaimsChallenge(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  const { claims, ...rest } = ctx.query;
  if (ctx.path === '/auth' && typeof claims === 'string' && isOnlyAboutAccessToken(claims)) ctx.query = rest;
  await next();
}

function isOnlyAboutAccessToken(text: string): boolean {
  try {
    const claims: unknown = JSON.parse(text);
    return typeof claims === 'object' && claims !== null && Object.keys(claims).every((key) => key === 'access_token');
  } catch {
    return false;
  }
}
