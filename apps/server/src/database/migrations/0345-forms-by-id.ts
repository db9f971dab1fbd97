import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Forms are looked up by their id alone where an address has no team. */
export const formsById: Migration = {
  name: '0345-forms-by-id',
  async up(database) {
    await sql`create index forms_id on forms (id)`.execute(database);
  },
};
