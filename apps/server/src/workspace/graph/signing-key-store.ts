import { randomBytes } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import type { DirectoryTables } from '../directory/directory-tables.ts';

const CURRENT_KEY_NAME = 'downloads';
/** Name of the previous signing key. Download URLs expire within hours, so one previous key is enough. */
const FORMER_KEY_NAME = 'downloads before';

/** Loads the signing keys of download URLs, the current one first, and creates one on first use. */
export async function loadUrlSigningKeys(database: Database): Promise<readonly [Buffer, ...Buffer[]]> {
  const tables = database.withTables<DirectoryTables>();
  await tables
    .insertInto('workspace.signing_keys')
    .values({ name: CURRENT_KEY_NAME, key: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await tables.selectFrom('workspace.signing_keys').selectAll().execute();
  const current = rows.find(({ name }) => name === CURRENT_KEY_NAME)!;
  return [current.key, ...rows.filter(({ name }) => name === FORMER_KEY_NAME).map(({ key }) => key)];
}

/** Replaces the signing key. A running process uses the new key after its next start. */
export async function rotateUrlSigningKey(database: Database): Promise<void> {
  await loadUrlSigningKeys(database);
  await deleteFormerUrlSigningKey(database);
  await database.transaction().execute(async (transaction) => {
    const tables = transaction.withTables<DirectoryTables>();
    const former = { name: FORMER_KEY_NAME };
    await tables.updateTable('workspace.signing_keys').set(former).where('name', '=', CURRENT_KEY_NAME).execute();
    await tables
      .insertInto('workspace.signing_keys')
      .values({ name: CURRENT_KEY_NAME, key: randomBytes(32) })
      .execute();
  });
}

export async function deleteFormerUrlSigningKey(database: Database): Promise<void> {
  const tables = database.withTables<DirectoryTables>();
  await tables.deleteFrom('workspace.signing_keys').where('name', '=', FORMER_KEY_NAME).execute();
}
