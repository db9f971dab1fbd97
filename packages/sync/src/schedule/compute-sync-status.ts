import type { ConnectionState } from '../database/rows.ts';
import type { Failure } from '../failures/failure.ts';
import type { SyncStatus } from './sync-engine.ts';

/** Facts that the sync badge shows, all read from committed data. */
export interface SyncFacts {
  readonly connection: ConnectionState;
  readonly syncing: boolean;
  /** Changed responses of the signed-in user that the library doesn't have yet. */
  readonly pendingUploads: number;
  /** Submitted responses are being sent now. */
  readonly uploading: boolean;
  readonly errors: readonly Failure[];
}

const offlineStates: ReadonlySet<ConnectionState> = new Set(['offline', 'captive']);
/** Computes the status for the sync badge (2-storage-and-sync §4, Sync badge). */
export function computeSyncStatus(facts: SyncFacts): SyncStatus {
  const { connection, syncing, uploading, pendingUploads, errors } = facts;
  return {
    ...computeBadge(facts),
    syncing,
    online: !offlineStates.has(connection),
    ...(connection === 'captive' && { captive: true }),
    pendingUploads,
    uploading,
    errors,
  };
}

function computeBadge({
  connection,
  pendingUploads,
  errors,
}: Pick<SyncFacts, 'connection' | 'pendingUploads' | 'errors'>): Pick<SyncStatus, 'level' | 'kind'> {
  if (connection === 'unauthenticated') return { level: 'error', kind: 'signed-out' };
  if (errors.length > 0) return { level: 'error', kind: 'errors' };
  const level = pendingUploads > 0 ? 'warning' : 'success';
  if (connection === 'captive') return { level: 'warning', kind: 'network-sign-in' };
  if (connection === 'offline') return { level, kind: 'offline' };
  return { level, kind: pendingUploads > 0 ? 'pending' : 'up-to-date' };
}

/**
 * Returns the status with submissions that this tab made since the engine last read the facts, which it does twice a
 * second. The count never decreases.
 */
export function withPendingUploads(status: SyncStatus, pendingUploads: number): SyncStatus {
  if (pendingUploads <= status.pendingUploads) return status;
  if (status.level === 'error') return { ...status, pendingUploads };
  const connection = status.captive ? 'captive' : status.online ? 'online' : 'offline';
  return { ...status, ...computeBadge({ connection, pendingUploads, errors: [] }), pendingUploads };
}
