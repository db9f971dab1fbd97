import type { Identity, SyncStatus } from '@tideform/sync';
import type { AuthClient } from '../../shell/auth/auth-client.ts';
import type { FromWorker, ToWorker } from './sync-messages.ts';
import { answerTokens } from './token-channel.ts';

/** The sync of this browser as a tab sees it. */
export interface SyncHandle {
  status(): SyncStatus;
  subscribe(listener: () => void): () => void;
  /** The list of teams, then this team's forms and responses. */
  requestSync(request: { readonly teamId?: string }): void;
  stop(): void;
}

const beforeFirstStatus: SyncStatus = {
  level: 'success',
  text: '',
  syncing: true,
  online: true,
  pendingUploads: 0,
  uploading: false,
  errors: [],
};

/** Starts the sync worker of this tab. The tab's part is small: tokens, the online hint, and drawing the status. */
export function startSync(world: {
  readonly auth: AuthClient;
  readonly identity: Identity;
  readonly graphBaseUrl: string;
  readonly databaseName: string;
  readonly worker: () => Worker;
  readonly onBlocked: () => void;
}): SyncHandle {
  const worker = world.worker();
  const listeners = new Set<() => void>();
  let status = beforeFirstStatus;
  const tell = (message: ToWorker, transfer: Transferable[] = []): void => worker.postMessage(message, transfer);
  const set = (next: SyncStatus): void => {
    status = next;
    for (const listener of listeners) listener();
  };

  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'status') set(data.status);
    else if (data.kind === 'failed') set(failedWith(data.message));
    else if (data.kind === 'blocked') world.onBlocked();
    else worker.terminate();
  };
  worker.onerror = (event) => set(failedWith(event.message));

  const channel = new MessageChannel();
  answerTokens(channel.port1, world.auth.token);
  const { graphBaseUrl, databaseName, identity } = world;
  const isOnline = navigator.onLine;
  tell({ kind: 'start', graphBaseUrl, databaseName, identity, isOnline, tokens: channel.port2 }, [channel.port2]);

  const watch = new AbortController();
  const tellOnline = () => tell({ kind: 'online', isOnline: navigator.onLine });
  window.addEventListener('online', tellOnline, { signal: watch.signal });
  window.addEventListener('offline', tellOnline, { signal: watch.signal });

  return {
    status: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    requestSync: (request) => tell({ kind: 'requestSync', ...request }),
    stop() {
      watch.abort();
      channel.port1.close();
      tell({ kind: 'stop' });
    },
  };
}

const failedWith = (message: string): SyncStatus => ({
  ...beforeFirstStatus,
  level: 'error',
  text: 'Sync process encountered errors',
  syncing: false,
  errors: [message],
});
