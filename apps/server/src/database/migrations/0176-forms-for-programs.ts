import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Definitions of published forms for programs, and the API key that created a webhook. */
export const formsForPrograms: Migration = {
  name: '0176-forms-for-programs',
  async up(database) {
    await sql`alter table forms add column definition json`.execute(database);
    await sql`alter table webhooks add column key_id uuid`.execute(database);
  },
};
