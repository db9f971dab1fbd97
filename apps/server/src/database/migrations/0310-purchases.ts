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
        -- organization that the subscription is for
        tenant_id uuid not null,
        name text not null,
        offer_id text not null,
        plan text not null,
        -- number of seats; null if the plan is not sold per seat
        quantity integer,
        status text not null,
        -- {tenantId, objectId, emailId}
        beneficiary jsonb not null,
        purchaser jsonb not null,
        -- team that uses the subscription; null if none is assigned yet, or if every team of the organization uses it
        team_id uuid,
        team_name text,
        -- time since which the subscription is suspended for missing payment; null if it is paid
        suspended_since timestamptz,
        updated_at timestamptz not null
      )
    `.execute(database);
    await sql`create index on marketplace_subscriptions (team_id)`.execute(database);
    await sql`create index on marketplace_subscriptions (tenant_id)`.execute(database);
  },
};
