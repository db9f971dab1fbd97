import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Database, openPool } from '../database/connect.ts';
import { withFileLock } from '../database/embedded/file-lock.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../database/embedded/start-embedded-postgres.ts';
import { type Migration, migrate } from '../database/migrate.ts';
import { allMigrations } from '../database/migrations/all-migrations.ts';
import { testDataDir } from './test-data-dir.ts';

export interface TestDatabase {
  readonly database: Database;
  readonly connectionString: string;
  /** Drops the database. If no Vitest run is active, also stops the PostgreSQL server. */
  close(): Promise<void>;
}

/**
 * Creates a new, fully migrated PostgreSQL database for one test file, as a copy of a template database (40–100 ms).
 * All workers of a test run share one PostgreSQL server, which is kept between runs in the temporary folder and isn't
 * durable.
 */
export async function createTestDatabase(migrations: readonly Migration[] = allMigrations): Promise<TestDatabase> {
  const server = await getSharedServer();
  const template = await findTemplate(server, migrations);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await withAdministrator(server, (admin) =>
    sql`create database ${sql.ref(name)} template ${sql.ref(template)} strategy file_copy`.execute(admin),
  );
  const connectionString = getConnectionString(server, name);
  const database = openPool(connectionString, 8);
  return {
    database,
    connectionString,
    async close() {
      await database.destroy();
      await withAdministrator(server, (admin) => sql`drop database ${sql.ref(name)} with (force)`.execute(admin));
      if (server !== (await sharedServer)) await server.close();
    },
  };
}

/** PostgreSQL server of this Vitest process. */
let sharedServer: Promise<EmbeddedPostgres> | undefined;

/**
 * Starts the PostgreSQL server. In Vitest, the server keeps running for the next test files, since starting it takes
 * longer than most test files.
 */
function getSharedServer(): Promise<EmbeddedPostgres> {
  if (!process.env.VITEST) return startServer();
  sharedServer ??= startServer().then((server) => {
    server.unref();
    return server;
  });
  return sharedServer;
}

const startServer = () => startEmbeddedPostgres({ dataDir: testDataDir, settings: NON_DURABLE_SETTINGS });

const NON_DURABLE_SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/** Finds or creates the template database for these migrations. Creating it also drops leftovers of killed runs. */
async function findTemplate(server: EmbeddedPostgres, migrations: readonly Migration[]): Promise<string> {
  const history = migrations.map((migration) => `${migration.name}${migration.up}`).join();
  const name = `template_${createHash('sha256').update(history).digest('hex').slice(0, 16)}`;
  await withFileLock(join(testDataDir, 'template.lock'), () =>
    withAdministrator(server, async (admin) => {
      const { rows } = await sql<{ name: string }>`
        select datname as name from pg_database where datname = ${name}
      `.execute(admin);
      if (rows.length > 0) return;
      await dropLeftovers(admin);
      await buildTemplate(server, admin, name, migrations);
    }),
  );
  return name;
}

async function buildTemplate(
  server: EmbeddedPostgres,
  admin: Database,
  name: string,
  migrations: readonly Migration[],
): Promise<void> {
  const draft = `draft_${randomUUID().replaceAll('-', '')}`;
  await sql`create database ${sql.ref(draft)} template template0`.execute(admin);
  const database = openPool(getConnectionString(server, draft), 2);
  try {
    await migrate(database, migrations);
  } finally {
    await database.destroy();
  }
  await sql`alter database ${sql.ref(draft)} rename to ${sql.ref(name)}`.execute(admin);
}

/** Drops databases that killed test runs have left: older than an hour and without connections. */
async function dropLeftovers(admin: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select datname as name from pg_database
    where datname ~ '^(test|draft)_'
      and (pg_stat_file('base/' || oid || '/PG_VERSION', missing_ok => true)).modification < now() - interval '1 hour'
  `.execute(admin);
  for (const { name } of rows) {
    await sql`drop database if exists ${sql.ref(name)}`.execute(admin).catch(() => undefined);
  }
}

async function withAdministrator<Result>(
  server: EmbeddedPostgres,
  work: (admin: Database) => Promise<Result>,
): Promise<Result> {
  const admin = openPool(server.connectionString, 1);
  try {
    return await work(admin);
  } finally {
    await admin.destroy();
  }
}

function getConnectionString(server: EmbeddedPostgres, database: string): string {
  const url = new URL(server.connectionString);
  url.pathname = `/${database}`;
  return url.href;
}
