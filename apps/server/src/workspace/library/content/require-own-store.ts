import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { withAdvisoryLock } from '../../../database/advisory-lock.ts';
import type { Database } from '../../../database/connect.ts';
import { FileMissing, type FileStore } from '../../../files/file-store.ts';

/**
 * Verifies that the database and the file store belong together, by a marker that the first start writes to the store.
 * Otherwise, a machine with a local folder would store files that other machines can't find.
 *
 * @throws when the store lacks the marker
 */
export async function requireOwnStore(database: Database, files: FileStore): Promise<void> {
  await withAdvisoryLock(database, 'mark the file store', async () => {
    const marker = await findStoreMarker(database);
    if (marker !== undefined) return requireMarker(files, marker);
    const { sha256 } = await files.put(Readable.from([Buffer.from(`Files of a workspace: ${randomUUID()}`)]));
    await insertStoreMarker(database, sha256);
  });
}

async function requireMarker(files: FileStore, marker: string): Promise<void> {
  try {
    (await files.open(marker)).destroy();
  } catch (cause) {
    if (!(cause instanceof FileMissing)) throw cause;
    throw new Error(
      'This database’s files are stored elsewhere. Set FILES_DIR or S3_BUCKET to their location, which must be the same for every process',
      { cause },
    );
  }
}

/** Returns the SHA-256 of the marker by which the workspace recognizes its file store. */
async function findStoreMarker(database: Database): Promise<string | undefined> {
  const { rows } = await sql<{ sha256: string }>`
    select value ->> 'sha256' as sha256 from workspace.identity_keys where name = 'file-store'
  `.execute(database);
  return rows[0]?.sha256;
}

async function insertStoreMarker(database: Database, sha256: string): Promise<void> {
  await sql`
    insert into workspace.identity_keys (name, value) values ('file-store', ${JSON.stringify({ sha256 })}::jsonb)
  `.execute(database);
}
