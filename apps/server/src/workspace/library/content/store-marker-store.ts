import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

/** Returns the SHA-256 of the marker by which the workspace recognizes its file store. */
export async function findStoreMarker(database: Database): Promise<string | undefined> {
  const { rows } = await sql<{ sha256: string }>`
    select value ->> 'sha256' as sha256 from workspace.identity_keys where name = 'file-store'
  `.execute(database);
  return rows[0]?.sha256;
}

export async function insertStoreMarker(database: Database, sha256: string): Promise<void> {
  await sql`
    insert into workspace.identity_keys (name, value) values ('file-store', ${JSON.stringify({ sha256 })}::jsonb)
  `.execute(database);
}
