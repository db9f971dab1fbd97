import { type QueryExecutorProvider, sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** Entry of the audit log: a change of permissions, without answers, tokens or keys. */
export interface AuditEntry {
  readonly at: Date;
  readonly tenantId?: string | undefined;
  readonly teamId?: string | undefined;
  /** User who made the change; `undefined` for the server itself, or without a sign-in. */
  readonly actorId?: string | undefined;
  readonly actorName?: string | undefined;
  /** Action such as `person.invited` or `share.created`. `audit.messages.ts` has the text of each. */
  readonly action: string;
  /** Subject of the change: a name, an address or an ID. */
  readonly subject?: string | undefined;
  readonly details?: Readonly<Record<string, unknown>> | undefined;
}

export interface StoredAuditEntry extends AuditEntry {
  readonly id: number;
}

type AuditTables = {
  audit_entries: {
    id: number;
    at: Date;
    tenant_id: string | null;
    team_id: string | null;
    actor_id: string | null;
    actor_name: string | null;
    action: string;
    subject: string | null;
    details: Record<string, unknown>;
  };
};

/** Adds an entry to the audit log. Pass a transaction to commit the entry together with the change. */
export async function insertAuditEntry(database: QueryExecutorProvider, entry: AuditEntry): Promise<void> {
  const { at, tenantId, teamId, actorId, actorName, action, subject, details = {} } = entry;
  await sql`
    insert into audit_entries (at, tenant_id, team_id, actor_id, actor_name, action, subject, details)
    values (${at}, ${tenantId ?? null}, ${teamId ?? null}, ${actorId ?? null}, ${actorName ?? null}, ${action},
      ${subject ?? null}, ${JSON.stringify(details)}::jsonb)
  `.execute(database);
}

/** Lists the audit entries of an organization, newest first. @param before ID of the last entry of the previous page */
export async function loadAuditEntries(
  database: Database,
  tenantId: string,
  { before, most }: { readonly before?: number | undefined; readonly most: number },
): Promise<StoredAuditEntry[]> {
  const rows = await database
    .withTables<AuditTables>()
    .selectFrom('audit_entries')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    tenantId: row.tenant_id ?? undefined,
    teamId: row.team_id ?? undefined,
    actorId: row.actor_id ?? undefined,
    actorName: row.actor_name ?? undefined,
    action: row.action,
    subject: row.subject ?? undefined,
    details: row.details,
  }));
}

/** Deletes audit entries older than `before`. */
export async function deleteAuditEntriesBefore(database: Database, before: Date): Promise<void> {
  await sql`delete from audit_entries where at < ${before}`.execute(database);
}
