import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

export interface UpstreamAccount {
  readonly issuer: string;
  readonly subject: string;
}

/** Who has joined an account of a sign-in elsewhere with theirs. */
export async function findLinkedPerson(database: Database, account: UpstreamAccount): Promise<string | undefined> {
  const { rows } = await sql<{ personId: string }>`
    select person_id as "personId" from workspace.upstream_accounts
    where issuer = ${account.issuer} and subject = ${account.subject}
  `.execute(database);
  return rows[0]?.personId;
}

/** @returns whether the person has an account of this issuer already */
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
