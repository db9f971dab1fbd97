import type { Database } from './database/open-database.ts';
import type { SyncPorts } from './ports.ts';
import type { RetryTimes } from './retries/back-off.ts';

/** Sizes that decide how a file is split for its upload to the library, in bytes. */
export interface UploadSizes {
  /** Files smaller than this are uploaded with a single PUT; larger ones through an upload session. */
  readonly singlePutBelowBytes: number;
  readonly rangeBytes: number;
}

/** Dependencies of every function in this package: the local database and the ports to the environment. */
export interface SyncContext {
  readonly database: Database;
  readonly ports: SyncPorts;
  /**
   * Next retry time of each failed operation; set only in the leader tab. Without `retries`, every operation is due at
   * once.
   */
  readonly retries?: RetryTimes;
  /** Overrides Graph's upload sizes, so that simulations can split small files. */
  readonly uploadSizes?: UploadSizes;
  /**
   * Maximum rows of a data source that are stored in one transaction. Simulations lower it because their files are
   * small.
   */
  readonly rowsAtOnce?: number;
}
