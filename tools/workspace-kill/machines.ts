import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SeededRandom, type ServerProcess, startServerProcess } from '@tideform/server/testing';
import {
  createTestDatabase,
  type FileStore,
  openDiskFileStore,
  openS3FileStore,
  startS3,
  type TestDatabase,
} from '@tideform/server/testing/worlds';
import { openLoadBalancer } from './load-balancer.ts';

/** Server processes that share a database and a file store, behind one address. */
export interface Machines {
  readonly origin: string;
  readonly processes: readonly ServerProcess[];
  readonly db: TestDatabase;
  /** The file store, for inspection. */
  readonly files: FileStore;
  close(): Promise<void>;
}

export type Store = 'folder' | 's3';

/**
 * Starts all processes at the same moment: they must create tables, keys and users only once.
 *
 * @param more additional environment variables, and a program to run instead of the product
 */
export async function startMachines(
  count: number,
  store: Store,
  chance: SeededRandom,
  more: { readonly environment?: Readonly<Record<string, string>>; readonly entry?: string } = {},
): Promise<Machines> {
  const db = await createTestDatabase([]);
  const loadBalancer = await openLoadBalancer(chance);
  const shared = await openStore(store);
  const environment = {
    PUBLIC_URL: loadBalancer.origin,
    LOG_LEVEL: 'fatal',
    ...shared.environment,
    ...more.environment,
  };
  const starting = Array.from({ length: count }, () =>
    startServerProcess(db.connectionString, environment, more.entry),
  );
  const processes = await Promise.all(starting);
  loadBalancer.setOrigins(processes.map(({ origin }) => origin));
  return {
    origin: loadBalancer.origin,
    processes,
    db,
    files: shared.files,
    async close() {
      await Promise.all(processes.map((one) => one.remove()));
      await loadBalancer.close();
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
  const removeFolder = () => rm(folder, { recursive: true, force: true, maxRetries: 10 });
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
