import type { Database } from './database/open-database.ts';
import type { SyncPorts } from './ports.ts';
import type { RetryTimes } from './retries/back-off.ts';

/** How a file is cut for its way into the library. */
export interface UploadSizes {
  /** Smaller files go in one PUT. */
  readonly singlePutBelowBytes: number;
  readonly rangeBytes: number;
}

/** What every part of sync is handed: the local database and the outside world. */
export interface SyncContext {
  readonly database: Database;
  readonly ports: SyncPorts;
  /** When what has failed may be tried again; the leader's. Without it everything is due. */
  readonly retries?: RetryTimes;
  /** Without it the service's own. For simulations, which have no use for megabytes. */
  readonly uploadSizes?: UploadSizes;
  /** Rows of a file that are kept in one transaction. For simulations, whose files are small. */
  readonly rowsAtOnce?: number;
}
