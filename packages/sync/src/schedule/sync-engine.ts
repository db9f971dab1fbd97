import type { SyncRequestType } from '../database/rows.ts';
import type { Failure } from '../failures/failure.ts';

/**
 * The engine: runs in a worker, one per tab, one leader among them. Reads and local commands go straight to
 * the local database from the tab; the engine notices them through the database.
 */
export interface SyncEngine {
  /** Starts the loop: 500 ms tick, periodic sync each 60 s, leader lock. */
  start(): void;
  stop(): Promise<void>;
  /** Asks the tab that leads. The same request twice before it is done is one. */
  requestSync(request: SyncRequest): void;
  status(): SyncStatus;
  subscribe(listener: () => void): () => void;
}

/**
 * What the badge tells first, without words: the app has those. `offline` and `network-sign-in` (the network lets nothing
 * through before somebody signs in to it) may have pending uploads, `pending` has some.
 */
export type SyncStatusKind = 'up-to-date' | 'pending' | 'offline' | 'network-sign-in' | 'errors' | 'signed-out';

/** What the badge shows. */
export interface SyncStatus {
  readonly level: 'success' | 'warning' | 'error';
  readonly kind: SyncStatusKind;
  readonly syncing: boolean;
  readonly online: boolean;
  /** Not online because the network wants a sign-in first (a hotel, a train). */
  readonly captive?: boolean;
  readonly pendingUploads: number;
  /** Submitted responses are on their way right now: the upload toast is 'uploading'. */
  readonly uploading: boolean;
  readonly errors: readonly Failure[];
}

export interface SyncRequest {
  /**
   * `tenant`: the list of teams. `team`: that, then the team's details, library and data sources. `data-source`: the team's data sources alone.
   * Absent: `team` where there is a `teamId`, else `tenant`.
   */
  readonly requestType?: SyncRequestType;
  readonly teamId?: string;
  /** Stays asked for until it is done, after a reload too. Otherwise it fails without a connection. Default: yes. */
  readonly persistent?: boolean;
  /** Called once: when it is done, or has failed for want of a connection. */
  readonly completionCallback?: (outcome: SyncOutcome) => void;
}

export interface SyncOutcome {
  readonly isDone: boolean;
  /** What of the team could not be synced. */
  readonly errors: readonly Failure[];
}
