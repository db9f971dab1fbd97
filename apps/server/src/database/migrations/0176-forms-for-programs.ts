import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** What a form asks, as it was published last, so that programs can be told; and with which key a webhook was made. */
export const formsForPrograms: Migration = {
  name: '0176-forms-for-programs',
  async up(database) {
    await sql`alter table forms add column definition json`.execute(database);
    await sql`alter table webhooks add column key_id uuid`.execute(database);
  },
};
