import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Until when files of a response that was submitted by a share link may follow. */
export const lateShareFiles: Migration = {
  name: '0340-late-share-files',
  async up(database) {
    await sql`alter table share_sessions add column complete_by timestamptz`.execute(database);
  },
};
