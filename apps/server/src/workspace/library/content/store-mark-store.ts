import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

/** The content by which the workspace knows its file store. */
export async function findStoreMark(database: Database): Promise<string | undefined> {
  const { rows } = await sql<{ sha256: string }>`
    select value ->> 'sha256' as sha256 from workspace.identity_keys where name = 'file-store'
  `.execute(database);
  return rows[0]?.sha256;
}

export async function insertStoreMark(database: Database, sha256: string): Promise<void> {
  await sql`
    insert into workspace.identity_keys (name, value) values ('file-store', ${JSON.stringify({ sha256 })}::jsonb)
  `.execute(database);
}
