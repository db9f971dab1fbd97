// `npm run -s backup -- make FOLDER` copies a running installation to a folder.
// `npm run -s backup -- restore FOLDER` restores the copy into an empty DATA_DIR or an empty database.
import { join, resolve } from 'node:path';
import { makeBackup } from '../src/backup/make-backup.ts';
import { BackupFailed } from '../src/backup/manifest.ts';
import { restoreBackup } from '../src/backup/restore-backup.ts';
import { readConfig } from '../src/config.ts';
import { connectDatabase } from '../src/database/connect.ts';
import { allMigrations } from '../src/database/migrations/all-migrations.ts';
import { openFiles } from '../src/files/open-files.ts';

const [verb, name] = process.argv.slice(2);
const { database: databaseOptions, dataDir, files: filesConfig, secretsKeys } = readConfig();
const keyFile = secretsKeys ? undefined : join(dataDir, 'secrets.key');

if ((verb === 'make' || verb === 'restore') && name) await run(verb, resolve(name));
else fail('Specify make or restore, and the backup folder.');

async function run(wanted: 'make' | 'restore', folder: string): Promise<void> {
  const { database, connectionString, close } = await connectDatabase(databaseOptions);
  try {
    const place = { database, connectionString, files: await openFiles(filesConfig), keyFile };
    const { tables, contents, hasKey } =
      wanted === 'make'
        ? await makeBackup(place, folder, new Date())
        : await restoreBackup(place, folder, allMigrations);
    console.log(
      `${tables.length} tables and ${contents.length} files: ${wanted === 'make' ? 'saved to' : 'restored from'} ${folder}.`,
    );
    if (wanted === 'make' && hasKey) console.log('The backup contains the secrets key: keep it private.');
    if (!hasKey) console.log('The backup doesn’t include SECRETS_KEY. Keep a copy of the key.');
  } catch (error) {
    if (!(error instanceof BackupFailed)) throw error;
    fail(error.message);
  } finally {
    await close();
  }
}

function fail(why: string): void {
  console.error(why);
  process.exitCode = 1;
}
