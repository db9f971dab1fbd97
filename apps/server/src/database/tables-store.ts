import pg from 'pg';

/** A table of the installation, with the columns whose values are kept. */
export interface BackedTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/** One connection to the database, outside of any pool. */
export async function openClient(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

/** From now on the connection sees the database as it is at this moment, whatever others write. */
export async function holdStill(client: pg.Client): Promise<void> {
  await client.query('begin transaction isolation level repeatable read read only');
}

/**
 * Every table of ours, by name.
 * NOTE: the queue's schema is its library's: what it has forgotten, the jobs that look for what is left undone find again.
 */
export async function listTables(client: pg.Client): Promise<BackedTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select format('%I.%I', table_schema, table_name) as name, array_agg(quote_ident(column_name) order by ordinal_position) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema in ('public', 'workspace') and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    group by table_schema, table_name order by 1
  `);
  return rows;
}

/** Steps of the database's history that have run, in their order. */
export async function listSteps(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations order by ran_at, name');
  return rows.map(({ name }) => name);
}

/** The last number that each sequence gave. */
export async function listSequences(client: pg.Client): Promise<{ name: string; last: string }[]> {
  const { rows } = await client.query<{ name: string; last: string }>(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences
    where schemaname in ('public', 'workspace') and last_value is not null order by 1
  `);
  return rows;
}

/** Whether anybody has ever started on this database. */
export async function isEmpty(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ at: string | null }>(
    `select to_regclass('public.schema_migrations')::text as at`,
  );
  return rows[0]?.at === null;
}

/**
 * Empties all tables and lets them be filled, in one transaction and without what would happen at each row.
 * @throws when the account may not do so: it has to be a superuser
 */
export async function beginFilling(client: pg.Client, tables: readonly BackedTable[]): Promise<void> {
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

export const copyOut = ({ name, columns }: BackedTable): string => `copy ${name} (${columns.join(', ')}) to stdout`;
export const copyIn = ({ name, columns }: BackedTable): string => `copy ${name} (${columns.join(', ')}) from stdin`;
