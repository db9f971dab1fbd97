import pg from 'pg';

/** Table to back up, with its columns that aren't generated. */
export interface BackupTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Opens a connection outside the pool. */
export async function openClient(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

/** Starts a transaction with a snapshot of the database. */
export async function startSnapshotTransaction(client: pg.Client): Promise<void> {
  await client.query('begin transaction isolation level repeatable read read only');
}

/**
 * Lists the product's tables, sorted by name.
 * NOTE: excludes the tables of the job queue, which belong to its library. Scheduled jobs queue unfinished work again.
 */
export async function listTables(client: pg.Client): Promise<BackupTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select format('%I.%I', table_schema, table_name) as name, array_agg(quote_ident(column_name) order by ordinal_position) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema in ('public', 'workspace') and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    group by table_schema, table_name order by 1
  `);
  return rows;
}

/** Lists the migrations that have run, in order. */
export async function listMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations order by ran_at, name');
  return rows.map(({ name }) => name);
}

/** Lists the last value of each sequence. */
export async function listSequences(client: pg.Client): Promise<{ name: string; last: string }[]> {
  const { rows } = await client.query<{ name: string; last: string }>(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences
    where schemaname in ('public', 'workspace') and last_value is not null order by 1
  `);
  return rows;
}

/** Returns true if no server has ever used this database. */
export async function isDatabaseEmpty(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ at: string | null }>(
    `select to_regclass('public.schema_migrations')::text as at`,
  );
  return rows[0]?.at === null;
}

/**
 * Starts a transaction for filling tables without triggers, and truncates the tables.
 * @throws if the account isn't a superuser
 */
export async function startRestoreTransaction(client: pg.Client, tables: readonly BackupTable[]): Promise<void> {
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')} cascade`);
}

export async function setSequences(
  client: pg.Client,
  sequences: readonly { readonly name: string; readonly last: string }[],
): Promise<void> {
  for (const { name, last } of sequences) await client.query('select setval($1::regclass, $2::bigint)', [name, last]);
}

export const getCopyToQuery = ({ name, columns }: BackupTable): string =>
  `copy ${name} (${columns.join(', ')}) to stdout`;
export const getCopyFromQuery = ({ name, columns }: BackupTable): string =>
  `copy ${name} (${columns.join(', ')}) from stdin`;
