import { sql } from 'kysely';
import { CannotStart } from '../cannot-start.ts';
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';
import { type Database, openPool, setSessionPool } from './open-pool.ts';

export { type Database, openPool } from './open-pool.ts';

export interface DatabaseOptions {
  /** Connection string (`postgres://…`) of an external PostgreSQL; default: the embedded PostgreSQL. */
  readonly url?: string | undefined;
  /**
   * Connection string of the same database that bypasses a pooler in transaction mode; not needed without such a
   * pooler.
   */
  readonly directUrl?: string | undefined;
  /** Folder for the data of embedded services; the PostgreSQL cluster is in `{dataDir}/postgres`. */
  readonly dataDir: string;
  /** Folders with the programs of an installed PostgreSQL; default: the programs of the npm package. */
  readonly postgresFolders?: readonly string[] | undefined;
  /** Maximum connections of this process; default: 20. */
  readonly maxConnections?: number;
  /** Maximum milliseconds for a PostgreSQL that a killed process left running to respond before it is replaced. */
  readonly answerTimeoutMs?: number;
}

export interface ConnectedDatabase {
  readonly database: Database;
  /**
   * Connection string whose connections keep their session, for LISTEN and for libraries with their own pool (pg-boss).
   * Contains the password: never log it.
   */
  readonly connectionString: string;
  /** PostgreSQL version, such as `18.4`. */
  readonly version: string;
  /** Resolves when the embedded PostgreSQL ends unexpectedly, with a message that names its log. */
  readonly unexpectedEnd: Promise<string>;
  /** Closes the pools, then stops the embedded PostgreSQL if no other process uses it. */
  close(): Promise<void>;
}

/** Number of connections for session locks, in addition to those through a pooler. */
const SESSION_CONNECTIONS = 8;
const OLDEST_MAJOR = 15;

/**
 * Opens the configured database, or starts the embedded PostgreSQL. Doesn't run migrations.
 *
 * @throws CannotStart if PostgreSQL is too old, or if connections don't keep their session
 */
export async function connectDatabase(options: DatabaseOptions): Promise<ConnectedDatabase> {
  const embedded = options.url === undefined ? await startEmbeddedPostgres(options) : undefined;
  const url = options.url ?? embedded!.connectionString;
  const database = openPool(url, options.maxConnections ?? 20);
  const sessions = options.directUrl === undefined ? undefined : openPool(options.directUrl, SESSION_CONNECTIONS);
  if (sessions) setSessionPool(database, sessions);
  const close = async () => {
    await Promise.all([database.destroy(), sessions?.destroy()]);
    await embedded?.close();
  };
  try {
    const version = await loadServerVersion(database);
    await requireSessionConnection(sessions ?? database, sessions ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL');
    const unexpectedEnd = embedded?.unexpectedEnd ?? new Promise<string>(() => {});
    return { database, connectionString: options.directUrl ?? url, version, unexpectedEnd, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function loadServerVersion(database: Database): Promise<string> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(
    database,
  );
  // Distributions append the version of their package in parentheses.
  const [version = ''] = rows[0]!.version.split(' ');
  if (Number.parseInt(version, 10) < OLDEST_MAJOR) {
    throw new CannotStart(`PostgreSQL ${OLDEST_MAJOR} or later is required; the database runs PostgreSQL ${version}`);
  }
  return version;
}

/**
 * Checks that connections keep their session: two open connections have different backend processes, unless a pooler in
 * transaction mode shares backends. Session locks and LISTEN would silently fail with such a pooler.
 */
async function requireSessionConnection(database: Database, setting: string): Promise<void> {
  const sharesBackend = await database.connection().execute(async (one) => {
    const backend = await loadBackendPid(one);
    return database.connection().execute(async (other) => (await loadBackendPid(other)) === backend);
  });
  if (!sharesBackend) return;
  throw new CannotStart(
    `${setting} connects to a pooler in transaction mode. Set DATABASE_DIRECT_URL to PostgreSQL itself, or to a pooler in session mode`,
  );
}

async function loadBackendPid(connection: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection);
  return rows[0]!.pid;
}
