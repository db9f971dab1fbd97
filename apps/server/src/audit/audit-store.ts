import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** Something that changed what others may. Never with answers, tokens or keys. */
export interface AuditEntry {
  readonly at: Date;
  readonly tenantId?: string | undefined;
  readonly teamId?: string | undefined;
  /** `undefined`: the server itself, or somebody who had not signed in. */
  readonly actorId?: string | undefined;
  readonly actorName?: string | undefined;
  /** `person.invited`, `share.created` …; what is told of each is in `audit.messages.ts` of whoever shows them. */
  readonly action: string;
  /** What it was done to, in a word that people know: a name, an address, an id. */
  readonly subject?: string | undefined;
  readonly details?: Readonly<Record<string, unknown>> | undefined;
}

export interface KeptAuditEntry extends AuditEntry {
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

/** Adds an entry; within a transaction it stands or falls with what it tells. */
export async function writeAudit(database: Database | Kysely<unknown>, entry: AuditEntry): Promise<void> {
  const { at, tenantId, teamId, actorId, actorName, action, subject, details = {} } = entry;
  await sql`
    insert into audit_entries (at, tenant_id, team_id, actor_id, actor_name, action, subject, details)
    values (${at}, ${tenantId ?? null}, ${teamId ?? null}, ${actorId ?? null}, ${actorName ?? null}, ${action},
      ${subject ?? null}, ${JSON.stringify(details)}::jsonb)
  `.execute(database);
}

/** Entries of an organization, the newest first. @param before id of the last one that was seen */
export async function listAudit(
  database: Database,
  tenantId: string,
  { before, most }: { readonly before?: number | undefined; readonly most: number },
): Promise<KeptAuditEntry[]> {
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

/** Deletes what was told before an instant. */
export async function deleteAuditBefore(database: Database, before: Date): Promise<void> {
  await sql`delete from audit_entries where at < ${before}`.execute(database);
}
