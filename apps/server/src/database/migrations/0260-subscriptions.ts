import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Subscriptions of teams. A team without a row has the free plan. */
export const subscriptions: Migration = {
  name: '0260-subscriptions',
  async up(database) {
    await sql`
      create table subscriptions (
        team_id uuid primary key,
        plan text not null,
        status text not null,
        currency text,
        source text,
        payer_id text,
        payer_name text,
        -- set by the operator, or by the simulated billing of the demo
        restricted boolean not null default false,
        -- time since which a payment is overdue; null if none is
        owing_since timestamptz,
        updated_at timestamptz not null
      )
    `.execute(database);
  },
};
