// `npm run -s keys -- rotate` adds new keys for signing and sealing; old keys can still verify and decrypt.
// `npm run -s keys -- forget [--all]` deletes old keys that are no longer needed. Stop the server first, because it
// reads its keys at startup.
import { readConfig } from '../src/config.ts';
import { connectDatabase } from '../src/database/connect.ts';
import { migrate } from '../src/database/migrate.ts';
import { allMigrations } from '../src/database/migrations/all-migrations.ts';
import { loadServerRecords } from '../src/server-records.ts';
import { deleteOldKeys, rotateKeys, WrongKeysCommand } from './rotate-keys.ts';

const [verb, option] = process.argv.slice(2);
const { database: databaseOptions, dataDir, secretsKeys } = readConfig();
const isServerRunning = Object.values(loadServerRecords(dataDir)).flat().length > 0;

if (verb !== 'rotate' && verb !== 'forget') failWithMessage('Specify rotate or forget.');
else if (isServerRunning) failWithMessage('Stop the server first, because it reads its keys when it starts.');
else await runKeysCommand(verb);

async function runKeysCommand(command: 'rotate' | 'forget'): Promise<void> {
  const { database, close } = await connectDatabase(databaseOptions);
  try {
    await migrate(database, allMigrations);
    const context = { database, dataDir, secretsKeys, now: new Date() };
    console.log(await (command === 'rotate' ? rotateKeys(context) : deleteOldKeys(context, option === '--all')));
  } catch (error) {
    if (!(error instanceof WrongKeysCommand)) throw error;
    failWithMessage(error.message);
  } finally {
    await close();
  }
}

function failWithMessage(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
