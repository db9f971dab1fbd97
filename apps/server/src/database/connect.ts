import { CompiledQuery, type DatabaseConnection, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';

/** A connection pool without table types; each area adds its own with `database.withTables<ItsTables>()`. */
export type Database = Kysely<unknown>;

export interface DatabaseOptions {
  /** `postgres://…` of one's own or a managed cluster. `undefined`: the embedded PostgreSQL. */
  readonly url?: string | undefined;
  /** Folder of everything that the embedded default keeps; the cluster lies in `{dataDir}/postgres`. */
  readonly dataDir: string;
  /** Most connections that this process holds. 20 unless told. */
  readonly maxConnections?: number;
  /** How long an embedded server that a killed process left behind may take to answer before it is replaced. */
  readonly answerTimeoutMs?: number;
}

export interface ConnectedDatabase {
  readonly database: Database;
  /** For a library that brings its own pool (pg-boss). Holds the password: never log it. */
  readonly connectionString: string;
  /** Resolves when the embedded PostgreSQL has ended although nobody closed it; says where its log is. */
  readonly gone: Promise<string>;
  /** Ends the pool, then stops the embedded PostgreSQL when no other process uses it. */
  close(): Promise<void>;
}

/** Opens the database that the options name, starting the embedded PostgreSQL when they name none. Runs no migrations. */
export async function connectDatabase(options: DatabaseOptions): Promise<ConnectedDatabase> {
  const embedded = options.url === undefined ? await startEmbeddedPostgres(options) : undefined;
  const connectionString = options.url ?? embedded!.connectionString;
  const database = openPool(connectionString, options.maxConnections ?? 20);
  return {
    database,
    connectionString,
    gone: embedded?.gone ?? new Promise(() => {}),
    async close() {
      await database.destroy();
      await embedded?.close();
    },
  };
}

/** A connection is a process of PostgreSQL's: beginning one costs more than a hundred questions. */
const restsMs = 120_000;

/** A pool on a running PostgreSQL. 64-bit integers arrive as numbers: ours count, and stay below 2^53. */
export function openPool(connectionString: string, maxConnections: number): Database {
  const pool = new pg.Pool({
    connectionString,
    max: maxConnections,
    idleTimeoutMillis: restsMs,
    types: { getTypeParser },
  });
  // NOTE: a connection that breaks while it rests, in the pool or between two statements of a transaction, is noticed at the
  // next query; without these listeners Node would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const onCreateConnection = async (connection: DatabaseConnection) => {
    await connection.executeQuery(letGoOfTheDead);
  };
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool, onCreateConnection }) });
}

/** A machine that vanished without a word, unlike a process that was killed, would hold its locks for hours. */
const letGoOfTheDead = CompiledQuery.raw(`
  set idle_in_transaction_session_timeout = '5min';
  set tcp_keepalives_idle = 30;
  set tcp_keepalives_interval = 10;
  set tcp_keepalives_count = 3
`);

const INT8_OID = 20;

function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  return oid === INT8_OID ? Number : (pg.types.getTypeParser(oid, format as 'text') as (value: string) => unknown);
}
