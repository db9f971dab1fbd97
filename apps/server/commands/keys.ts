// `npm run -s keys -- rotate` adds new keys for signing and sealing; old keys can still verify and decrypt.
// `npm run -s keys -- forget [--all]` deletes old keys that are no longer needed. Stop the server first, because it
// reads its keys at startup.
import { readConfig } from '../src/config.ts';
import { connectDatabase } from '../src/database/connect.ts';
import { migrate } from '../src/database/migrate.ts';
import { allMigrations } from '../src/database/migrations/all-migrations.ts';
import { readNotes } from '../src/running-server.ts';
import { forgetKeys, rotateKeys, WrongKeysCommand } from './rotate-keys.ts';

const [verb, option] = process.argv.slice(2);
const { database: databaseOptions, dataDir, secretsKeys } = readConfig();
const isRunning = Object.values(readNotes(dataDir)).flat().length > 0;

if (verb !== 'rotate' && verb !== 'forget') fail('Specify rotate or forget.');
else if (isRunning) fail('Stop the server first, because it reads its keys when it starts.');
else await run(verb);

async function run(wanted: 'rotate' | 'forget'): Promise<void> {
  const { database, close } = await connectDatabase(databaseOptions);
  try {
    await migrate(database, allMigrations);
    const place = { database, dataDir, secretsKeys, now: new Date() };
    console.log(await (wanted === 'rotate' ? rotateKeys(place) : forgetKeys(place, option === '--all')));
  } catch (error) {
    if (!(error instanceof WrongKeysCommand)) throw error;
    fail(error.message);
  } finally {
    await close();
  }
}

function fail(why: string): void {
  console.error(why);
  process.exitCode = 1;
}
