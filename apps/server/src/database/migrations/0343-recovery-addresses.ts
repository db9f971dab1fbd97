import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * `people.recovery_mail`: external email address for password reset links, confirmed through a link that was mailed
 * there. `invitations.is_mailed`: whether the link was sent only by email, so that opening it proves access to the
 * mailbox.
 */
export const recoveryAddresses: Migration = {
  name: '0343-recovery-addresses',
  async up(database) {
    await sql`
      alter table workspace.people add column recovery_mail text;
      alter table workspace.invitations
        add column is_mailed boolean not null default false,
        drop constraint invitations_purpose_check,
        add constraint invitations_purpose_check check (purpose in ('begin', 'join', 'reset', 'confirm'))
    `.execute(database);
  },
};
