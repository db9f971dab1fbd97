import type { Database } from '../database/connect.ts';
import type { CaptchaChallenge } from './proof-of-work.ts';

type CaptchaTables = { used_captcha_challenges: { id: string; expires_at: Date } };

/** Marks a captcha challenge as used, across all processes. @returns `false` if it was used before */
export async function consumeChallenge(
  database: Database,
  { id, expiresAt }: CaptchaChallenge,
  now: Date,
): Promise<boolean> {
  const tables = database.withTables<CaptchaTables>();
  // Expired challenges are refused anyway, so their rows can be deleted.
  await tables.deleteFrom('used_captcha_challenges').where('expires_at', '<', now).execute();
  const { numInsertedOrUpdatedRows: inserted } = await tables
    .insertInto('used_captcha_challenges')
    .values({ id, expires_at: new Date(expiresAt) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted === 1n;
}
