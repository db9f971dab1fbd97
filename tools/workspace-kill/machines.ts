import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDiskFileStore } from '../../apps/server/src/files/disk-file-store.ts';
import type { FileStore } from '../../apps/server/src/files/file-store.ts';
import { openS3FileStore } from '../../apps/server/src/files/s3-file-store.ts';
import type { Chance } from '../../apps/server/src/testing/chance.ts';
import { type ServerProcess, startServerProcess } from '../../apps/server/src/testing/server-process.ts';
import { startS3 } from '../../apps/server/src/testing/start-s3.ts';
import { createTestDatabase, type TestDatabase } from '../../apps/server/src/testing/test-database.ts';
import { openFrontDoor } from './front-door.ts';

/** Server processes on one empty database and one store of files, behind one address. */
export interface Machines {
  readonly origin: string;
  readonly processes: readonly ServerProcess[];
  readonly db: TestDatabase;
  /** The store, for looking into. */
  readonly files: FileStore;
  close(): Promise<void>;
}

export type Store = 'folder' | 's3';

/** All of them start at the same moment, as machines of one image do: the first start makes tables, keys and people. */
export async function startMachines(count: number, store: Store, chance: Chance): Promise<Machines> {
  const db = await createTestDatabase([]);
  const door = await openFrontDoor(chance);
  const shared = await openStore(store);
  const environment = { PUBLIC_URL: door.origin, LOG_LEVEL: 'fatal', ...shared.environment };
  const starting = Array.from({ length: count }, () => startServerProcess(db.connectionString, environment));
  const processes = await Promise.all(starting);
  door.lead(processes.map(({ origin }) => origin));
  return {
    origin: door.origin,
    processes,
    db,
    files: shared.files,
    async close() {
      await Promise.all(processes.map((one) => one.remove()));
      await door.close();
      await shared.close();
      await db.close();
    },
  };
}

interface OpenedStore {
  readonly files: FileStore;
  readonly environment: Readonly<{ [name: string]: string }>;
  close(): Promise<void>;
}

async function openStore(store: Store): Promise<OpenedStore> {
  const folder = mkdtempSync(join(tmpdir(), 'tideform-machines-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  if (store === 'folder') {
    const files = await openDiskFileStore(folder);
    return { files, environment: { FILES_DIR: folder }, close: removeFolder };
  }
  const s3 = await startS3();
  const { endpoint, bucket, credentials } = s3;
  const place = { endpoint, bucket, credentials, region: 'us-east-1', hasPathStyle: true, incomingDir: folder };
  return {
    files: await openS3FileStore(place),
    environment: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
    async close() {
      await s3.close();
      await removeFolder();
    },
  };
}
