import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Email settings of forms with their connected account. The template is stored in the format of the API contract,
 * including attachments.
 */
export const formEmails: Migration = {
  name: '0172-form-emails',
  async up(database) {
    await sql`
      create table form_emails (
        team_id uuid not null,
        form_id text not null,
        template text not null,
        sender text not null check (sender in ('account', 'server')),
        is_disabled boolean not null,
        graph_credential_id uuid not null references graph_credentials (id),
        changed_by uuid not null,
        changed_at timestamptz not null,
        primary key (team_id, form_id)
      )
    `.execute(database);
  },
};
