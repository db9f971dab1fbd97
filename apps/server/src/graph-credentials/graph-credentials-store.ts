import { randomUUID } from 'node:crypto';
import type { ConnectionPurpose } from '@tideform/contract';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** Row of `graph_credentials`: a connected account with its encrypted tokens. */
export interface CredentialRow {
  readonly id: string;
  readonly tenantId: string;
  readonly userId: string;
  readonly name: string | null;
  readonly username: string | null;
  readonly refreshToken: string | null;
  readonly accessToken: string | null;
  readonly accessEndsAt: Date | null;
  readonly expiredAt: Date | null;
  /** Purposes for which the user last authorized the account. */
  readonly purposes: readonly ConnectionPurpose[];
}

const credentialColumns = sql`
  id, tenant_id as "tenantId", user_id as "userId", name, username, refresh_token as "refreshToken",
  access_token as "accessToken", access_ends_at as "accessEndsAt", expired_at as "expiredAt", purposes
`;

export interface TenantUser {
  readonly tenantId: string;
  readonly userId: string;
}

/** Finds a user's connected account, or creates one without authorization. */
export async function findOrCreateCredential(
  database: Database,
  { tenantId, userId }: TenantUser,
): Promise<CredentialRow> {
  await sql`
    insert into graph_credentials (id, tenant_id, user_id) values (${randomUUID()}, ${tenantId}, ${userId})
    on conflict (tenant_id, user_id) do nothing
  `.execute(database);
  const { rows } = await sql<CredentialRow>`
    select ${credentialColumns} from graph_credentials where tenant_id = ${tenantId} and user_id = ${userId}
  `.execute(database);
  return rows[0]!;
}

export async function findCredential(database: Database, id: string): Promise<CredentialRow | undefined> {
  const { rows } =
    await sql<CredentialRow>`select ${credentialColumns} from graph_credentials where id = ${id}`.execute(database);
  return rows[0];
}

/** Newly issued, encrypted tokens of a connected account. */
export interface SealedTokens {
  readonly refreshToken: string;
  readonly accessToken: string;
  readonly accessEndsAt: Date;
}

/**
 * Stores the result of an authorization. Also releases the refresh lock, so that a concurrent refresh can't overwrite
 * the new tokens.
 */
export async function authorizeCredential(
  database: Database,
  id: string,
  authorization: SealedTokens & Pick<CredentialRow, 'purposes'> & { readonly name: string; readonly username: string },
): Promise<void> {
  await sql`
    update graph_credentials set
      name = ${authorization.name}, username = ${authorization.username}, refresh_token = ${authorization.refreshToken},
      access_token = ${authorization.accessToken}, access_ends_at = ${authorization.accessEndsAt},
      purposes = ${[...authorization.purposes]}, expired_at = null, renewing_by = null, renewing_until = null
    where id = ${id}
  `.execute(database);
}

/** Seconds after which another process may take over the refresh of a connected account's tokens. */
const REFRESH_LOCK_SECONDS = 30;

/**
 * Locks the refresh of a connected account's tokens across processes.
 *
 * NOTE: this isn't an advisory lock, because an advisory lock would occupy a database connection while the embedded
 * sign-in, called over HTTP, needs a connection from the same pool.
 *
 * @returns the account's current row; `undefined` if another process is refreshing the tokens
 */
export async function lockRefresh(database: Database, id: string, lockId: string): Promise<CredentialRow | undefined> {
  const { rows } = await sql<CredentialRow>`
    update graph_credentials
    set renewing_by = ${lockId}, renewing_until = now() + make_interval(secs => ${REFRESH_LOCK_SECONDS})
    where id = ${id} and (renewing_until is null or renewing_until < now())
    returning ${credentialColumns}
  `.execute(database);
  return rows[0];
}

/**
 * Ends a refresh: stores new tokens, marks the account as expired, or changes nothing. Has no effect if another process
 * has taken over the lock.
 */
export async function unlockRefresh(
  database: Database,
  id: string,
  lockId: string,
  result: SealedTokens | 'expired' | 'unchanged',
): Promise<void> {
  const unlocked = sql`renewing_by = null, renewing_until = null`;
  const change =
    result === 'unchanged'
      ? unlocked
      : result === 'expired'
        ? sql`${unlocked}, refresh_token = null, access_token = null, expired_at = now()`
        : sql`${unlocked}, refresh_token = ${result.refreshToken}, access_token = ${result.accessToken},
            access_ends_at = ${result.accessEndsAt}`;
  await sql`update graph_credentials set ${change} where id = ${id} and renewing_by = ${lockId}`.execute(database);
}

/** Authorization that the user hasn't completed yet: the encrypted PKCE verifier and the requested scopes. */
interface PendingAuthorization {
  readonly verifier: string;
  readonly scopes: readonly string[];
}

/** Stores a pending authorization, and deletes expired authorizations. */
export async function insertPendingAuthorization(
  database: Database,
  authorization: PendingAuthorization & {
    readonly stateHash: Buffer;
    readonly credentialId: string;
    readonly endsAt: Date;
  },
  now: Date,
): Promise<void> {
  await sql`delete from pending_authorizations where ends_at < ${now}`.execute(database);
  await sql`
    insert into pending_authorizations (state_hash, credential_id, verifier, scopes, ends_at)
    values (${authorization.stateHash}, ${authorization.credentialId}, ${authorization.verifier}, ${[...authorization.scopes]}, ${authorization.endsAt})
  `.execute(database);
}

/** Deletes the pending authorization with this state and returns it; `undefined` if it doesn't exist or has expired. */
export async function consumePendingAuthorization(
  database: Database,
  credentialId: string,
  stateHash: Buffer,
  now: Date,
): Promise<PendingAuthorization | undefined> {
  const { rows } = await sql<PendingAuthorization & { readonly endsAt: Date }>`
    delete from pending_authorizations where state_hash = ${stateHash} and credential_id = ${credentialId}
    returning verifier, scopes, ends_at as "endsAt"
  `.execute(database);
  const row = rows[0];
  return row && row.endsAt >= now ? row : undefined;
}
