// `npm run -s backup -- make FOLDER` copies a running installation to a folder.
// `npm run -s backup -- restore FOLDER` restores the copy into an empty DATA_DIR or an empty database.
import { join, resolve } from 'node:path';
import { BackupFailed, createBackup } from '../src/backup/create-backup.ts';
import { restoreBackup } from '../src/backup/restore-backup.ts';
import { readConfig } from '../src/config.ts';
import { connectDatabase } from '../src/database/connect.ts';
import { allMigrations } from '../src/database/migrations/all-migrations.ts';
import { openFiles } from '../src/files/open-files.ts';

const [verb, name] = process.argv.slice(2);
const { database: databaseOptions, dataDir, files: filesConfig, secretsKeys } = readConfig();
const keyFile = secretsKeys ? undefined : join(dataDir, 'secrets.key');

if ((verb === 'make' || verb === 'restore') && name) await runBackupCommand(verb, resolve(name));
else failWithMessage('Specify make or restore, and the backup folder.');

async function runBackupCommand(command: 'make' | 'restore', folder: string): Promise<void> {
  const { database, connectionString, close } = await connectDatabase(databaseOptions);
  try {
    const installation = { database, connectionString, files: await openFiles(filesConfig), keyFile };
    const { tables, contents, hasKey } =
      command === 'make'
        ? await createBackup(installation, folder, new Date())
        : await restoreBackup(installation, folder, allMigrations);
    console.log(
      `${tables.length} tables and ${contents.length} files: ${command === 'make' ? 'saved to' : 'restored from'} ${folder}.`,
    );
    if (command === 'make' && hasKey) console.log('The backup contains the secrets key: keep it private.');
    if (!hasKey) console.log('The backup doesn’t include SECRETS_KEY. Keep a copy of the key.');
  } catch (error) {
    if (!(error instanceof BackupFailed)) throw error;
    failWithMessage(error.message);
  } finally {
    await close();
  }
}

function failWithMessage(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
