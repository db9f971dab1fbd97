import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { z } from 'zod/mini';
import {
  type BackupTable,
  getCopyToQuery,
  listMigrations,
  listSequences,
  listTables,
  openClient,
  startSnapshotTransaction,
} from '../database/tables-store.ts';
import { FileMissing, type FileStore } from '../files/file-store.ts';

export interface BackupSource {
  readonly connectionString: string;
  readonly files: FileStore;
  /** Path of the file with the key that seals secrets; `undefined` if the operator configures the key. */
  readonly keyFile: string | undefined;
}

/**
 * Copies a running installation to a new folder: a snapshot of the database, then all content of files, which never
 * changes. The folder appears completely or not at all.
 *
 * @throws BackupFailed
 */
export async function createBackup(source: BackupSource, folder: string, now: Date): Promise<BackupManifest> {
  if (existsSync(folder) && (await readdir(folder)).length > 0) {
    throw new BackupFailed(`${folder} isn’t empty. Use a new folder for each backup`);
  }
  const draft = join(dirname(folder), `.${basename(folder)}.part`);
  await rm(draft, { recursive: true, force: true });
  await mkdir(join(draft, 'tables'), { recursive: true, mode: 0o700 });
  await mkdir(join(draft, 'files'));
  try {
    const manifest = await writeBackup(source, draft, now);
    await writeFile(join(draft, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function writeBackup(
  { connectionString, files, keyFile }: BackupSource,
  draft: string,
  now: Date,
): Promise<BackupManifest> {
  const client = await openClient(connectionString);
  try {
    await startSnapshotTransaction(client);
    const tables: BackupManifest['tables'] = [];
    for (const table of await listTables(client)) tables.push(await copyTable(client, table, draft));
    const [steps, sequences] = [await listMigrations(client), await listSequences(client)];
    await client.query('rollback');
    // NOTE: copied after the database, so that every file that the database refers to is included.
    const contents = await copyFiles(files, draft);
    const hasKey = keyFile !== undefined && existsSync(keyFile);
    if (hasKey) await copyFile(keyFile, join(draft, 'secrets.key'));
    return { product: 'Tideform', version: 1, madeAt: now.toISOString(), steps, tables, sequences, contents, hasKey };
  } finally {
    await client.end();
  }
}

async function copyTable(
  client: pg.Client,
  table: BackupTable,
  draft: string,
): Promise<BackupManifest['tables'][number]> {
  const file = `tables/${table.name.replaceAll('"', '')}.gz`;
  const hash = createHash('sha256');
  const rows = client.query(copyTo(getCopyToQuery(table)));
  const path = join(draft, file);
  await pipeline(
    rows,
    createGzip({ level: 6 }),
    async function* (source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(path, { mode: 0o600 }),
  );
  await flushFile(path);
  return { name: table.name, columns: [...table.columns], file, sha256: hash.digest('hex') };
}

async function copyFiles(files: FileStore, draft: string): Promise<string[]> {
  const contents: string[] = [];
  for await (const sha256 of files.list(new Date(8.64e15))) {
    try {
      const path = join(draft, 'files', sha256);
      await pipeline(await files.open(sha256), createWriteStream(path, { mode: 0o600 }));
      await flushFile(path);
      contents.push(sha256);
    } catch (error) {
      // The file was unreferenced, and a cleanup job deleted it during the backup.
      if (!(error instanceof FileMissing)) throw error;
    }
  }
  return contents.sort();
}

async function flushFile(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync();
  await handle.close();
}

export const MANIFEST_FILE = 'manifest.json';

/**
 * Manifest of a backup, for checking its completeness. It is written last, so a folder without a manifest isn't a
 * complete backup.
 */
export const manifestSchema = z.object({
  product: z.literal('Tideform'),
  version: z.literal(1),
  madeAt: z.string(),
  /** Names of the applied database migrations, in order. */
  steps: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), file: z.string(), sha256: z.string() })),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  /** SHA-256 hashes of the stored files. */
  contents: z.array(z.string()),
  /** Whether the backup contains the key that seals secrets. */
  hasKey: z.boolean(),
});

export type BackupManifest = z.output<typeof manifestSchema>;

/** Failure of a backup, with a message for operators in one line. */
export class BackupFailed extends Error {
  override readonly name = 'BackupFailed';
}
