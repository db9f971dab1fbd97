import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Limits submission numbers to 999,999,999. Any member could set a form's latest number to one that is too large to
 * count on from. Such a form continues after the highest valid number that it has assigned. The few responses with a
 * number that is too large keep it, and may get another one.
 */
export const sensibleSubmissionNumbers: Migration = {
  name: '0130-sensible-submission-numbers',
  async up(database) {
    await sql`
      delete from given_submission_numbers where number not between 1 and 999999999;
      update submission_numbers as form
        set latest = coalesce(
          (select max(number) from given_submission_numbers given
            where given.team_id = form.team_id and given.form_id = form.form_id),
          0
        )
        where latest > 999999999;
      alter table given_submission_numbers add check (number between 1 and 999999999);
      alter table submission_numbers add check (latest <= 999999999);
    `.execute(database);
  },
};
