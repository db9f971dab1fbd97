import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Used captcha challenges until they expire, so that each is accepted once. */
export const captchaChallenges: Migration = {
  name: '0160-captcha-challenges',
  async up(database) {
    await sql`
      create table used_captcha_challenges (id uuid primary key, expires_at timestamptz not null);
      create index used_captcha_challenges_by_age on used_captcha_challenges (expires_at)
    `.execute(database);
  },
};
