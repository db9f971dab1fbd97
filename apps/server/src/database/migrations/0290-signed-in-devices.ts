import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Browser and operating system of each session of the embedded sign-in, so that people can recognize their sessions.
 */
export const signedInDevices: Migration = {
  name: '0290-signed-in-devices',
  async up(database) {
    await sql`
      create table workspace.signed_in_devices (
        person_id uuid not null references workspace.people (id) on delete cascade,
        session_uid text not null,
        -- display names derived from the User-Agent header
        browser text not null,
        system text not null,
        begun_at timestamptz not null,
        seen_at timestamptz not null,
        primary key (person_id, session_uid)
      )
    `.execute(database);
  },
};
