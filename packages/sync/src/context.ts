import type { Database } from './database/open-database.ts';
import type { SyncPorts } from './ports.ts';

/** What every part of sync is handed: the local database and the outside world. */
export interface SyncContext {
  readonly database: Database;
  readonly ports: SyncPorts;
}
