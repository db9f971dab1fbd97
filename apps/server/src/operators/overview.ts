import { statfs } from 'node:fs/promises';
import type { Database } from '../database/connect.ts';
import type { FailedJob, Jobs, QueueCount } from '../jobs/create-jobs.ts';
import {
  listClientVersions,
  listTeamUse,
  listTenantUse,
  readStorageUse,
  type StorageUse,
  type TeamUse,
  type TenantUse,
} from './operators-store.ts';

/** All that the operator's page and the metrics tell. Ids and counts: of people not even their names. */
export interface Overview {
  readonly tenants: readonly TenantUse[];
  readonly teams: readonly TeamUse[];
  readonly queues: readonly QueueCount[];
  readonly failed: readonly FailedJob[];
  readonly clients: readonly { readonly version: string; readonly people: number }[];
  readonly storage: StorageUse;
  /** Of the data folder; `undefined`: the system does not say. */
  readonly disk: { readonly freeBytes: number; readonly wholeBytes: number } | undefined;
}

export interface OverviewPorts {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'countQueues' | 'findFailed'>;
  readonly dataDir: string;
  readonly now: () => Date;
}

/** So many teams are told. */
export const MOST_TEAMS = 200;

export async function readOverview({ database, jobs, dataDir, now }: OverviewPorts): Promise<Overview> {
  const at = now();
  const [tenants, teams, queues, failed, clients, storage, disk] = await Promise.all([
    listTenantUse(database, at),
    listTeamUse(database, at, MOST_TEAMS),
    jobs.countQueues(),
    jobs.findFailed(),
    listClientVersions(database, at),
    readStorageUse(database),
    readDisk(dataDir),
  ]);
  return { tenants, teams, queues, failed, clients, storage, disk };
}

async function readDisk(dataDir: string): Promise<Overview['disk']> {
  const found = await statfs(dataDir).catch(() => undefined);
  return found && { freeBytes: found.bavail * found.bsize, wholeBytes: found.blocks * found.bsize };
}
