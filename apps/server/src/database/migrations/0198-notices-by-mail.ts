import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Users who receive notifications by email, and the time at which each notification was emailed. */
export const noticesByMail: Migration = {
  name: '0198-notices-by-mail',
  async up(database) {
    await sql`create table notice_mails (
      user_id text primary key,
      address text not null,
      language text not null
    )`.execute(database);
    await sql`alter table notices add column mailed_at timestamptz`.execute(database);
  },
};
