import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Stripe customers of teams, and purchases of organizations in Microsoft's marketplace. */
export const purchases: Migration = {
  name: '0310-purchases',
  async up(database) {
    await sql`
      create table stripe_customers (
        team_id uuid primary key,
        customer_id text not null unique,
        created_at timestamptz not null
      )
    `.execute(database);
    await sql`
      create table marketplace_subscriptions (
        id uuid primary key,
        -- the organisation that it is for
        tenant_id uuid not null,
        name text not null,
        offer_id text not null,
        plan text not null,
        -- seats; null: the plan counts none
        quantity integer,
        status text not null,
        -- {tenantId, objectId, emailId}
        beneficiary jsonb not null,
        purchaser jsonb not null,
        -- the team that has it; null: none yet, or every team of the organisation
        team_id uuid,
        team_name text,
        -- since when it is not paid; null: it is
        suspended_since timestamptz,
        updated_at timestamptz not null
      )
    `.execute(database);
    await sql`create index on marketplace_subscriptions (team_id)`.execute(database);
    await sql`create index on marketplace_subscriptions (tenant_id)`.execute(database);
  },
};
