import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

/** An account of an upstream provider, identified by its ID token's `iss` and `sub`. */
export interface UpstreamAccount {
  readonly issuer: string;
  readonly subject: string;
}

/** Finds the ID of the person who is linked to an upstream account. */
export async function findLinkedPerson(database: Database, account: UpstreamAccount): Promise<string | undefined> {
  const { rows } = await sql<{ personId: string }>`
    select person_id as "personId" from workspace.upstream_accounts
    where issuer = ${account.issuer} and subject = ${account.subject}
  `.execute(database);
  return rows[0]?.personId;
}

/** Returns whether the person is linked to an account of this issuer. */
export async function hasLinkedAccount(database: Database, issuer: string, personId: string): Promise<boolean> {
  const { rows } = await sql`
    select from workspace.upstream_accounts where issuer = ${issuer} and person_id = ${personId}
  `.execute(database);
  return rows.length > 0;
}

export async function linkAccount(
  database: Database,
  { issuer, subject }: UpstreamAccount,
  personId: string,
  at: Date,
): Promise<void> {
  await sql`
    insert into workspace.upstream_accounts (issuer, subject, person_id, linked_at)
    values (${issuer}, ${subject}, ${personId}, ${at})
  `.execute(database);
}
