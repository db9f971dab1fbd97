import type { Connection } from '../database/rows.ts';
import type { Failure } from '../failures/failure.ts';
import type { SyncStatus } from './sync-engine.ts';

/** What the badge is drawn from; all of it committed state. */
export interface SyncFacts {
  readonly connection: Connection;
  readonly syncing: boolean;
  /** Changed responses of the signed-in person that the library does not have. */
  readonly pendingUploads: number;
  /** Submitted responses are on their way right now. */
  readonly uploading: boolean;
  readonly errors: readonly Failure[];
}

const withoutNetwork: ReadonlySet<Connection> = new Set(['offline', 'captive']);
/** The specification has no words for a network that lets nothing through before one signs in to it. */
const networkSignIn = 'Network sign-in needed';

/** The badge in the specification's words (2-storage-and-sync §4, Sync badge). */
export function syncStatus(facts: SyncFacts): SyncStatus {
  const { connection, syncing, uploading, pendingUploads, errors } = facts;
  return {
    ...badge(facts),
    syncing,
    online: !withoutNetwork.has(connection),
    ...(connection === 'captive' && { captive: true }),
    pendingUploads,
    uploading,
    errors,
  };
}

function badge({
  connection,
  pendingUploads,
  errors,
}: Pick<SyncFacts, 'connection' | 'pendingUploads' | 'errors'>): Pick<SyncStatus, 'level' | 'text'> {
  if (connection === 'unauthenticated') return { level: 'error', text: 'Unable to authenticate' };
  if (errors.length > 0) return { level: 'error', text: 'Sync process encountered errors' };
  const pending = pendingUploads > 0 ? [`${pendingUploads} pending upload(s)`] : [];
  if (connection === 'captive') return { level: 'warning', text: [networkSignIn, ...pending].join(', ') };
  const offline = connection === 'offline' ? ['Offline'] : [];
  if (pendingUploads === 0) return { level: 'success', text: offline[0] ?? 'Up to date' };
  return { level: 'warning', text: [...offline, ...pending].join(', ') };
}

/**
 * The status with what this tab has written since: the engine looks at the facts twice a second, a person submits in
 * between. Never says fewer than the engine knows of.
 */
export function withPendingUploads(status: SyncStatus, pendingUploads: number): SyncStatus {
  if (pendingUploads <= status.pendingUploads) return status;
  if (status.level === 'error') return { ...status, pendingUploads };
  const connection = status.captive ? 'captive' : status.online ? 'online' : 'offline';
  return { ...status, ...badge({ connection, pendingUploads, errors: [] }), pendingUploads };
}
