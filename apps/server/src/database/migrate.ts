import { type Kysely, sql } from 'kysely';
import { withAdvisoryLock } from './advisory-lock.ts';
import type { Database } from './open-pool.ts';

/** Database migration. Append-only: a released migration is never edited. */
export interface Migration {
  /** Unique name like `0001-workspace-directory`, whose number defines the order. Never renamed. */
  readonly name: string;
  up(database: Kysely<unknown>): Promise<void>;
}

/**
 * Runs pending migrations, each in its own transaction. An advisory lock serializes processes that start concurrently.
 *
 * @returns names of the migrations that ran
 * @throws if the database has an unknown migration, from a newer version of the server
 */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  return withAdvisoryLock(database, 'migrate', (connection) => runPendingMigrations(connection, migrations));
}

async function runPendingMigrations(connection: Kysely<unknown>, migrations: readonly Migration[]): Promise<string[]> {
  const done = await loadAppliedMigrations(connection);
  const unknown = [...done].filter((name) => !migrations.some((migration) => migration.name === name));
  if (unknown.length > 0) throw new Error(`The database was written by a newer version: ${unknown.join(', ')}`);
  const missing = migrations.filter((migration) => !done.has(migration.name));
  for (const migration of missing) {
    await connection.transaction().execute(async (transaction) => {
      await migration.up(transaction);
      await sql`insert into schema_migrations (name) values (${migration.name})`.execute(transaction);
    });
  }
  return missing.map((migration) => migration.name);
}

async function loadAppliedMigrations(connection: Kysely<unknown>): Promise<Set<string>> {
  await sql`create table if not exists schema_migrations (
    name text primary key,
    ran_at timestamptz not null default now()
  )`.execute(connection);
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(connection);
  return new Set(rows.map((row) => row.name));
}
