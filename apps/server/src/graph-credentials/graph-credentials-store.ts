import { randomUUID } from 'node:crypto';
import type { LendingPurpose } from '@tideform/contract';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** A row of `graph_credentials`. Tokens are sealed. */
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
  /** What the last authorization was for. */
  readonly purposes: readonly LendingPurpose[];
}

const columns = sql`
  id, tenant_id as "tenantId", user_id as "userId", name, username, refresh_token as "refreshToken",
  access_token as "accessToken", access_ends_at as "accessEndsAt", expired_at as "expiredAt", purposes
`;

export interface Person {
  readonly tenantId: string;
  readonly userId: string;
}

/** The person's credential; made by whichever call comes first. */
export async function findOrMakeCredential(database: Database, { tenantId, userId }: Person): Promise<CredentialRow> {
  await sql`
    insert into graph_credentials (id, tenant_id, user_id) values (${randomUUID()}, ${tenantId}, ${userId})
    on conflict (tenant_id, user_id) do nothing
  `.execute(database);
  const { rows } = await sql<CredentialRow>`
    select ${columns} from graph_credentials where tenant_id = ${tenantId} and user_id = ${userId}
  `.execute(database);
  return rows[0]!;
}

export async function findCredential(database: Database, id: string): Promise<CredentialRow | undefined> {
  const { rows } = await sql<CredentialRow>`select ${columns} from graph_credentials where id = ${id}`.execute(
    database,
  );
  return rows[0];
}

/** What tokens a credential has from now on. */
export interface KeptTokens {
  readonly refreshToken: string;
  readonly accessToken: string;
  readonly accessEndsAt: Date;
}

/** Keeps what an authorization gave; a renewal that is under way meanwhile changes nothing any more. */
export async function authorizeCredential(
  database: Database,
  id: string,
  given: KeptTokens & Pick<CredentialRow, 'purposes'> & { readonly name: string; readonly username: string },
): Promise<void> {
  await sql`
    update graph_credentials set
      name = ${given.name}, username = ${given.username}, refresh_token = ${given.refreshToken},
      access_token = ${given.accessToken}, access_ends_at = ${given.accessEndsAt},
      purposes = ${[...given.purposes]}, expired_at = null, renewing_by = null, renewing_until = null
    where id = ${id}
  `.execute(database);
}

/** Seconds after which a renewal whose process died is another's to do. */
const RENEWAL_SECONDS = 30;

/**
 * Takes the lock of a credential's renewal, among all processes, and answers the row as it is then; `undefined`: somebody
 * else renews it.
 *
 * NOTE: no advisory lock: it would hold a connection while the embedded sign-in, asked over HTTP, needs one of the same pool.
 */
export async function takeRenewal(database: Database, id: string, holder: string): Promise<CredentialRow | undefined> {
  const { rows } = await sql<CredentialRow>`
    update graph_credentials
    set renewing_by = ${holder}, renewing_until = now() + make_interval(secs => ${RENEWAL_SECONDS})
    where id = ${id} and (renewing_until is null or renewing_until < now())
    returning ${columns}
  `.execute(database);
  return rows[0];
}

/** Ends a renewal: with new tokens, marked as expired, or with nothing. Does nothing when the lock was lost. */
export async function endRenewal(
  database: Database,
  id: string,
  holder: string,
  outcome: KeptTokens | 'expired' | 'unchanged',
): Promise<void> {
  const free = sql`renewing_by = null, renewing_until = null`;
  const change =
    outcome === 'unchanged'
      ? free
      : outcome === 'expired'
        ? sql`${free}, refresh_token = null, access_token = null, expired_at = now()`
        : sql`${free}, refresh_token = ${outcome.refreshToken}, access_token = ${outcome.accessToken},
            access_ends_at = ${outcome.accessEndsAt}`;
  await sql`update graph_credentials set ${change} where id = ${id} and renewing_by = ${holder}`.execute(database);
}

/** What an authorization needs at its end: the sealed verifier, and what was asked for. */
interface BegunAuthorization {
  readonly verifier: string;
  readonly scopes: readonly string[];
}

/** Notes an authorization that begins, and forgets those that nobody ended. */
export async function beginAuthorization(
  database: Database,
  begun: BegunAuthorization & {
    readonly stateHash: Buffer;
    readonly credentialId: string;
    readonly endsAt: Date;
  },
  now: Date,
): Promise<void> {
  await sql`delete from pending_authorizations where ends_at < ${now}`.execute(database);
  await sql`
    insert into pending_authorizations (state_hash, credential_id, verifier, scopes, ends_at)
    values (${begun.stateHash}, ${begun.credentialId}, ${begun.verifier}, ${[...begun.scopes]}, ${begun.endsAt})
  `.execute(database);
}

/** An authorization that began with this state, once; `undefined`: there is none, or it is too old. */
export async function takeAuthorization(
  database: Database,
  credentialId: string,
  stateHash: Buffer,
  now: Date,
): Promise<BegunAuthorization | undefined> {
  const { rows } = await sql<BegunAuthorization & { readonly endsAt: Date }>`
    delete from pending_authorizations where state_hash = ${stateHash} and credential_id = ${credentialId}
    returning verifier, scopes, ends_at as "endsAt"
  `.execute(database);
  const row = rows[0];
  return row && row.endsAt >= now ? row : undefined;
}
