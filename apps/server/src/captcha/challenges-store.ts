import type { Database } from '../database/connect.ts';
import type { Challenge } from './work.ts';

type CaptchaTables = { used_captcha_challenges: { id: string; expires_at: Date } };

/** Uses a challenge up, for all processes. @returns `false`: it was used before */
export async function useUp(database: Database, { id, expiresAt }: Challenge, now: Date): Promise<boolean> {
  const tables = database.withTables<CaptchaTables>();
  // What is too old is refused by its time.
  await tables.deleteFrom('used_captcha_challenges').where('expires_at', '<', now).execute();
  const { numInsertedOrUpdatedRows: inserted } = await tables
    .insertInto('used_captcha_challenges')
    .values({ id, expires_at: new Date(expiresAt) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted === 1n;
}
