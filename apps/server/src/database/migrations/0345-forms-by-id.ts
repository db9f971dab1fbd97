import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Index for finding a form by its ID alone, for URLs without a team. */
export const formsById: Migration = {
  name: '0345-forms-by-id',
  async up(database) {
    await sql`create index forms_id on forms (id)`.execute(database);
  },
};
