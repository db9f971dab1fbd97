import { CompiledQuery, type DatabaseConnection, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

/**
 * Connection pool without table types. Each area adds the types of its tables with `database.withTables<ItsTables>()`.
 */
export type Database = Kysely<unknown>;

/** Idle timeout, since opening a connection starts a PostgreSQL process, which costs more than a hundred queries. */
const IDLE_TIMEOUT_MS = 120_000;

/** Opens a pool. Parses 64-bit integers as numbers, since all 64-bit integers of the product are counts below 2^53. */
export function openPool(connectionString: string, maxConnections: number): Database {
  const pool = new pg.Pool({
    connectionString,
    max: maxConnections,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    types: { getTypeParser },
  });
  // NOTE: a connection that breaks while it is idle, in the pool or between two statements of a transaction, is noticed
  // at the next query; without these listeners Node would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const onCreateConnection = async (connection: DatabaseConnection) => {
    await connection.executeQuery(setConnectionTimeouts);
  };
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool, onCreateConnection }) });
}

/** Settings without which PostgreSQL would hold the locks of a client machine that vanished for hours. */
const setConnectionTimeouts = CompiledQuery.raw(`
  set idle_in_transaction_session_timeout = '5min';
  set tcp_keepalives_idle = 30;
  set tcp_keepalives_interval = 10;
  set tcp_keepalives_count = 3
`);

const INT8_OID = 20;

function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  return oid === INT8_OID ? Number : (pg.types.getTypeParser(oid, format as 'text') as (value: string) => unknown);
}

/** Maps the adapter of a main pool to its session pool. All views of a main pool (`withTables`) share its adapter. */
const sessionPools = new WeakMap<object, Database>();

/** Makes session locks of `database` use the connections of `sessions`. */
export function setSessionPool(database: Database, sessions: Database): void {
  sessionPools.set(database.getExecutor().adapter, sessions);
}

/**
 * Returns a pool whose connections keep their session between statements. This pool differs from `database` only if
 * `database` connects to a pooler in transaction mode.
 */
export function getSessionPool(database: Database): Database {
  return sessionPools.get(database.getExecutor().adapter) ?? database;
}
