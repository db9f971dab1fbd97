import { randomBytes } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import type { DirectoryTables } from '../directory/directory-tables.ts';

/** The key that signs download addresses; made by whichever process asks first. */
export async function readSigningKey(database: Database): Promise<Buffer> {
  const tables = database.withTables<DirectoryTables>();
  await tables
    .insertInto('workspace.signing_keys')
    .values({ name: 'downloads', key: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tables
    .selectFrom('workspace.signing_keys')
    .select('key')
    .where('name', '=', 'downloads')
    .executeTakeFirstOrThrow();
  return row.key;
}
