import type { SyncRequestType } from '../database/rows.ts';
import type { Failure } from '../failures/failure.ts';

/**
 * The sync engine. It runs in a worker of each tab, and one of them leads. Tabs read and write the local database
 * directly; the engine finds their changes there.
 */
export interface SyncEngine {
  /** Starts the loops: the leader lock with its 500 ms tick, and a periodic sync every 60 s. */
  start(): void;
  stop(): Promise<void>;
  /** Requests a sync from the leading tab. Repeating a request before it is processed has no effect. */
  requestSync(request: SyncRequest): void;
  getStatus(): SyncStatus;
  subscribe(listener: () => void): () => void;
}

/**
 * Main state of the sync badge; the app has the messages. `offline` and `network-sign-in` (the network blocks traffic
 * until the user signs in to it) may have pending uploads; `pending` always has.
 */
export type SyncStatusKind = 'up-to-date' | 'pending' | 'offline' | 'network-sign-in' | 'errors' | 'signed-out';

/** Status for the sync badge. */
export interface SyncStatus {
  readonly level: 'success' | 'warning' | 'error';
  readonly kind: SyncStatusKind;
  readonly syncing: boolean;
  readonly online: boolean;
  /** Offline because the network requires a sign-in first, as in a hotel or on a train. */
  readonly captive?: boolean;
  readonly pendingUploads: number;
  /** Submitted responses are being sent now; the upload toast shows 'uploading'. */
  readonly uploading: boolean;
  readonly errors: readonly Failure[];
}

export interface SyncRequest {
  /**
   * `tenant`: the list of teams. `team`: that list, then the team's details, library and data sources. `data-source`:
   * only the team's data sources. Default: `team` with a `teamId`, otherwise `tenant`.
   */
  readonly requestType?: SyncRequestType;
  readonly teamId?: string;
  /**
   * Keeps the request until it is processed, even after a reload. If `false`, it fails without a connection. Default:
   * true.
   */
  readonly persistent?: boolean;
  /** Called once, when the request is done or has failed without a connection. */
  readonly completionCallback?: (outcome: SyncResult) => void;
}

export interface SyncResult {
  readonly isDone: boolean;
  /** Failures of the team's last sync. */
  readonly errors: readonly Failure[];
}
