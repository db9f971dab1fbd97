import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Index for counting a form's submissions, for forms with a maximum number. */
export const submissionsOfForms: Migration = {
  name: '0197-submissions-of-forms',
  async up(database) {
    await sql`
      create index counted_submissions_of_form on counted_submissions (team_id, form_id) where not is_resubmission
    `.execute(database);
  },
};
