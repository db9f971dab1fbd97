import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Audit log of changes of people, permissions, share links and keys. Entries never change, and are deleted when they
 * are old.
 */
export const auditEntries: Migration = {
  name: '0201-audit',
  async up(database) {
    await sql`
      create table audit_entries (
        id bigserial primary key,
        at timestamptz not null,
        tenant_id uuid,
        team_id uuid,
        -- null for the server itself, or for a person who has not signed in
        actor_id text,
        actor_name text,
        action text not null,
        subject text,
        details jsonb not null default '{}'
      );
      create index audit_entries_tenant on audit_entries (tenant_id, id desc);
      create index audit_entries_team on audit_entries (team_id, id desc);
      create index audit_entries_at on audit_entries (at)
    `.execute(database);
  },
};
