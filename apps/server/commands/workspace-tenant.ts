// `npm run -s workspace:tenant -- block|unblock DOMAIN` blocks or unblocks the users of an organization.
import { readConfig } from '../src/config.ts';
import { connectDatabase } from '../src/database/connect.ts';
import { migrate } from '../src/database/migrate.ts';
import { allMigrations } from '../src/database/migrations/all-migrations.ts';
import { blockTenant, InvalidCommandError } from './block-tenant.ts';

const { database: databaseOptions } = readConfig();
const { database, close } = await connectDatabase(databaseOptions);
try {
  await migrate(database, allMigrations);
  const [verb, name] = process.argv.slice(2);
  console.log(await blockTenant(database, verb, name, new Date()));
} catch (error) {
  if (!(error instanceof InvalidCommandError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await close();
}
