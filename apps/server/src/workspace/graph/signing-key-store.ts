import { randomBytes } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import type { DirectoryTables } from '../directory/directory-tables.ts';

const CURRENT = 'downloads';
/** Their addresses are good for hours: one former key is enough. */
const FORMER = 'downloads before';

/** The keys of download addresses: what signs, and perhaps what did so before; made by whichever process asks first. */
export async function readSigningKeys(database: Database): Promise<readonly [Buffer, ...Buffer[]]> {
  const tables = database.withTables<DirectoryTables>();
  await tables
    .insertInto('workspace.signing_keys')
    .values({ name: CURRENT, key: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await tables.selectFrom('workspace.signing_keys').selectAll().execute();
  const now = rows.find(({ name }) => name === CURRENT)!;
  return [now.key, ...rows.filter(({ name }) => name === FORMER).map(({ key }) => key)];
}

/** From its next start on, a process signs download addresses with a new key. */
export async function rotateSigningKey(database: Database): Promise<void> {
  await readSigningKeys(database);
  await forgetSigningKey(database);
  await database.transaction().execute(async (within) => {
    const tables = within.withTables<DirectoryTables>();
    const former = { name: FORMER };
    await tables.updateTable('workspace.signing_keys').set(former).where('name', '=', CURRENT).execute();
    await tables
      .insertInto('workspace.signing_keys')
      .values({ name: CURRENT, key: randomBytes(32) })
      .execute();
  });
}

export async function forgetSigningKey(database: Database): Promise<void> {
  const tables = database.withTables<DirectoryTables>();
  await tables.deleteFrom('workspace.signing_keys').where('name', '=', FORMER).execute();
}
