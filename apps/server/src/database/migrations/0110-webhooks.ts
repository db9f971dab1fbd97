import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Webhooks of forms. Each row of a team's legacy list is imported once; a deleted webhook stays, with `deleted_at`, so
 * that it isn't imported again. Deliveries are accepted separately for webhooks and email. Earlier deliveries count for
 * both, except deletions, which have no email.
 */
export const webhooks: Migration = {
  name: '0110-webhooks',
  async up(database) {
    await sql`
      create table webhooks (
        id uuid primary key default gen_random_uuid(),
        team_id uuid not null,
        form_id text not null,
        name text not null,
        url text not null,
        type text not null check (type in ('response-submitted', 'response-resubmitted', 'response-deleted')),
        environment text not null check (environment in ('production', 'preview')),
        include_pdf boolean not null,
        origin text not null check (origin in ('CUSTOM', 'INBUILT_EMAIL')),
        list_id text,
        list_item_id text,
        created_by uuid not null,
        created_at timestamptz not null,
        deleted_at timestamptz,
        unique (team_id, list_id, list_item_id)
      );
      create index webhooks_of_forms on webhooks (team_id, form_id) where deleted_at is null;

      alter table deliveries add column target text not null default 'webhook' check (target in ('webhook', 'email'));
      alter table deliveries alter column target drop default;
      alter table deliveries drop constraint deliveries_pkey;
      alter table deliveries add primary key (team_id, form_id, response_id, revision, trigger_type, target);
      insert into deliveries (team_id, form_id, response_id, revision, trigger_type, asked_by, accepted_at, target)
        select team_id, form_id, response_id, revision, trigger_type, asked_by, accepted_at, 'email'
        from deliveries where trigger_type <> 'delete';
    `.execute(database);
  },
};
