import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * `people.recovery_mail`: an address outside of the workspace to which links for a new password go, confirmed by a link that was sent there.
 * `invitations.is_mailed`: whoever opens it reads mail at its address.
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
