import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Time until which files of a response can follow after the response was submitted through a share link. */
export const lateShareFiles: Migration = {
  name: '0340-late-share-files',
  async up(database) {
    await sql`alter table share_sessions add column complete_by timestamptz`.execute(database);
  },
};
