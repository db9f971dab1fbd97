import { statfs } from 'node:fs/promises';
import type { Database } from '../database/connect.ts';
import type { FailedJob, Jobs, QueueCount } from '../jobs/create-jobs.ts';
import {
  listClientVersions,
  listTeamUsage,
  listTenantUsage,
  loadStorageUsage,
  type StorageUsage,
  type TeamUsage,
  type TenantUsage,
} from './operators-store.ts';

/**
 * Data for the operator page and the metrics: IDs, counts, and names of organizations and teams, but no data about
 * users.
 */
export interface Overview {
  readonly tenants: readonly TenantUsage[];
  readonly teams: readonly TeamUsage[];
  readonly queues: readonly QueueCount[];
  readonly failed: readonly FailedJob[];
  readonly clients: readonly { readonly version: string; readonly people: number }[];
  readonly storage: StorageUsage;
  /** Disk space of the data folder; `undefined` if unknown. */
  readonly disk: { readonly freeBytes: number; readonly wholeBytes: number } | undefined;
}

export interface OverviewPorts {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'countQueues' | 'findFailed'>;
  readonly dataDir: string;
  readonly now: () => Date;
}

/** Maximum number of teams on the operator page. */
export const MAX_TEAMS = 200;

export async function loadOverview({ database, jobs, dataDir, now }: OverviewPorts): Promise<Overview> {
  const at = now();
  const [tenants, teams, queues, failed, clients, storage, disk] = await Promise.all([
    listTenantUsage(database, at),
    listTeamUsage(database, at, MAX_TEAMS),
    jobs.countQueues(),
    jobs.findFailed(),
    listClientVersions(database, at),
    loadStorageUsage(database),
    loadDiskSpace(dataDir),
  ]);
  return { tenants, teams, queues, failed, clients, storage, disk };
}

async function loadDiskSpace(dataDir: string): Promise<Overview['disk']> {
  const found = await statfs(dataDir).catch(() => undefined);
  return found && { freeBytes: found.bavail * found.bsize, wholeBytes: found.blocks * found.bsize };
}
