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
        -- said by the operator, or played
        restricted boolean not null default false,
        -- since when it is not paid; null: it is
        owing_since timestamptz,
        updated_at timestamptz not null
      )
    `.execute(database);
  },
};
