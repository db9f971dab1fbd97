import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Any member could set a form's number to one that no computer counts on from. Such a form goes on after the highest number
 * that it has given; the few responses that got a senseless one keep it, and may take another.
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
