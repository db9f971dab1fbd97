import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { SealedColumn } from './sealed-columns.ts';

export interface ResealCounts {
  /** Number of values that were encrypted again with the current key. */
  readonly anew: number;
  /** Number of values that can't be decrypted with any available key. */
  readonly lost: number;
}

const BATCH_SIZE = 200;

/** Encrypts a column's values with the current key if they were encrypted with another key. */
export async function resealColumn(
  database: Database,
  secrets: Secrets,
  { table, id, column, getSealContext: placeOf }: SealedColumn,
): Promise<ResealCounts> {
  const [rows, key, text] = [sql.table(table), sql.ref(id), sql.ref(column)];
  let anew = 0;
  let lost = 0;
  for (let after = ''; ; ) {
    const read = await sql<{ id: string; sealed: string }>`
      select ${key}::text as id, ${text} as sealed from ${rows}
      where ${text} is not null and ${key}::text > ${after} order by ${key}::text limit ${BATCH_SIZE}
    `.execute(database);
    for (const { id: at, sealed } of read.rows) {
      if (secrets.isCurrent(sealed)) continue;
      const opened = secrets.open(sealed, placeOf(at));
      if (opened === undefined) lost += 1;
      else {
        const fresh = secrets.seal(opened, placeOf(at));
        await sql`
          update ${rows} set ${text} = ${fresh} where ${key}::text = ${at} and ${text} = ${sealed}
        `.execute(database);
        anew += 1;
      }
    }
    const last = read.rows.at(-1);
    if (last === undefined || read.rows.length < BATCH_SIZE) return { anew, lost };
    after = last.id;
  }
}

/** Lists the database columns whose names begin with `sealed`, to check that `sealedColumns` is complete. */
export async function listSealedColumns(database: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select case when table_schema = 'public' then '' else table_schema || '.' end || table_name || '.' || column_name as name
    from information_schema.columns
    where table_schema in ('public', 'workspace') and column_name like 'sealed%' order by 1
  `.execute(database);
  return rows.map(({ name }) => name);
}
