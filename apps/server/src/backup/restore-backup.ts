import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database } from '../database/connect.ts';
import { type Migration, migrate } from '../database/migrate.ts';
import {
  getCopyFromQuery,
  isDatabaseEmpty,
  openClient,
  setSequences,
  startRestoreTransaction,
} from '../database/tables-store.ts';
import type { FileStore } from '../files/file-store.ts';
import { BackupFailed, type BackupManifest, MANIFEST_FILE, manifestSchema } from './create-backup.ts';

export interface RestoreTarget {
  readonly database: Database;
  readonly connectionString: string;
  readonly files: FileStore;
  /** Path of the file for the key that seals secrets; `undefined` if the operator configures the key. */
  readonly keyFile: string | undefined;
}

/**
 * Restores a backup into an empty installation, and migrates it to this version. The backup is read completely and
 * checked before anything is written.
 *
 * @throws BackupFailed
 */
export async function restoreBackup(
  target: RestoreTarget,
  folder: string,
  migrations: readonly Migration[],
): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  await verifyBackupFiles(folder, manifest);
  const unknown = manifest.steps.filter((step) => !migrations.some(({ name }) => name === step));
  if (unknown.length > 0) throw new BackupFailed(`The backup was created by a newer version: ${unknown.join(', ')}`);
  const client = await openClient(target.connectionString);
  try {
    if (!(await isDatabaseEmpty(client))) {
      throw new BackupFailed('Data already exists. Restore into an empty DATA_DIR or an empty database');
    }
    await restoreKeyFile(target.keyFile, folder, manifest);
    await restoreFiles(target.files, folder, manifest);
    await migrate(
      target.database,
      migrations.filter(({ name }) => manifest.steps.includes(name)),
    );
    await startRestoreTransaction(client, manifest.tables);
    for (const table of manifest.tables) {
      await pipeline(
        createReadStream(join(folder, table.file)),
        createGunzip(),
        client.query(copyFrom(getCopyFromQuery(table))),
      );
    }
    await setSequences(client, manifest.sequences);
    await client.query('commit');
  } finally {
    await client.end();
  }
  await migrate(target.database, migrations);
  return manifest;
}

async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) throw new BackupFailed(`${folder} isn’t a backup because it has no ${MANIFEST_FILE}`);
  const read = manifestSchema.safeParse(JSON.parse(text));
  if (!read.success) throw new BackupFailed(`This version can’t read the backup in ${folder}`);
  return read.data;
}

async function verifyBackupFiles(folder: string, { tables, contents }: BackupManifest): Promise<void> {
  for (const { file, sha256 } of tables) await verifyFileHash(join(folder, file), sha256);
  for (const sha256 of contents) await verifyFileHash(join(folder, 'files', sha256), sha256);
}

async function verifyFileHash(path: string, sha256: string): Promise<void> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  } catch (cause) {
    throw new BackupFailed(`${path} can’t be read`, { cause });
  }
  if (hash.digest('hex') !== sha256) throw new BackupFailed(`${path} is damaged`);
}

async function restoreKeyFile(keyFile: string | undefined, folder: string, { hasKey }: BackupManifest): Promise<void> {
  if (!hasKey || keyFile === undefined || existsSync(keyFile)) return;
  await mkdir(dirname(keyFile), { recursive: true });
  await copyFile(join(folder, 'secrets.key'), keyFile);
}

async function restoreFiles(files: FileStore, folder: string, { contents }: BackupManifest): Promise<void> {
  for (const sha256 of contents) await files.put(createReadStream(join(folder, 'files', sha256)));
}
