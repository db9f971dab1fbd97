import type { Speech } from '@tideform/i18n';
import {
  type Failure,
  failedWith,
  failureOf,
  type Identity,
  type PrintedResponse,
  type SyncOutcome,
  type SyncRequest,
  type SyncStatus,
} from '@tideform/sync';
import type { MapsConfig } from '../../config.ts';
import type { AuthClient } from '../../sign-in/auth-client.ts';
import type { SyncWorker } from './later-worker.ts';
import type { FromWorker, ToWorker } from './sync-messages.ts';
import { answerTokens } from './token-channel.ts';

/** The sync of this browser as a tab sees it. */
export interface SyncHandle {
  status(): SyncStatus;
  /** How far this device's clock is ahead of the server's, as far as its answers have told. */
  clockAheadMs(): number;
  subscribe(listener: () => void): () => void;
  /** Without `requestType`: the list of teams, then this team's forms and responses. */
  requestSync(request: SyncRequest): void;
  stop(): void;
}

export interface StartedSync extends SyncHandle {
  /** Draws a response in the worker. Throws Failed `pdf-timeout` after 30 s. */
  getPdf(response: PrintedResponse): Promise<Blob>;
}

const beforeFirstStatus: SyncStatus = {
  level: 'success',
  kind: 'up-to-date',
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
  readonly speech: Speech;
  readonly graphBaseUrl: string;
  readonly maps?: MapsConfig | undefined;
  readonly appVersion?: string | undefined;
  readonly databaseName: string;
  /** Has not been told anything yet. */
  readonly worker: SyncWorker;
  readonly onBlocked: () => void;
}): StartedSync {
  const { worker } = world;
  const listeners = new Set<() => void>();
  const replies = new Map<number, NonNullable<SyncRequest['completionCallback']>>();
  const drawings = new Map<number, PromiseWithResolvers<Blob>>();
  let lastReply = 0;
  let status = beforeFirstStatus;
  let clockAheadMs = 0;
  const tell = (message: ToWorker, transfer: Transferable[] = []): void => worker.postMessage(message, transfer);
  const changed = (): void => {
    for (const listener of listeners) listener();
  };
  const set = (next: SyncStatus): void => {
    status = next;
    changed();
  };
  const setClock = (aheadMs: number): void => {
    clockAheadMs = aheadMs;
    changed();
  };

  const complete = (reply: number, outcome: SyncOutcome): void => {
    replies.get(reply)?.(outcome);
    replies.delete(reply);
  };

  const drawn = (reply: number, end: (drawing: PromiseWithResolvers<Blob>) => void): void => {
    const drawing = drawings.get(reply);
    drawings.delete(reply);
    if (drawing) end(drawing);
  };

  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'status') set(data.status);
    else if (data.kind === 'failed') set(stoppedBy(data.failure));
    else if (data.kind === 'clock') setClock(data.aheadMs);
    else if (data.kind === 'blocked') world.onBlocked();
    else if (data.kind === 'completed') complete(data.reply, data.outcome);
    else if (data.kind === 'pdf') drawn(data.reply, ({ resolve }) => resolve(data.pdf));
    else if (data.kind === 'noPdf') drawn(data.reply, ({ reject }) => reject(failedWith(data.failure)));
    else worker.terminate();
  };
  worker.onerror = (event) => set(stoppedBy(failureOf(new Error(event.message))));

  const channel = new MessageChannel();
  answerTokens(channel.port1, world.auth.token);
  const { graphBaseUrl, databaseName, identity, speech, maps, appVersion } = world;
  const now = { isOnline: navigator.onLine, isActive: isSeen() };
  const tokens = channel.port2;
  tell({ kind: 'start', graphBaseUrl, databaseName, identity, speech, maps, appVersion, ...now, tokens }, [tokens]);

  const watch = new AbortController();
  const tellOnline = () => tell({ kind: 'online', isOnline: navigator.onLine });
  window.addEventListener('online', tellOnline, { signal: watch.signal });
  window.addEventListener('offline', tellOnline, { signal: watch.signal });
  const tellActive = () => tell({ kind: 'active', isActive: isSeen() });
  document.addEventListener('visibilitychange', tellActive, { signal: watch.signal });

  return {
    status: () => status,
    clockAheadMs: () => clockAheadMs,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    requestSync({ completionCallback, ...request }) {
      if (completionCallback) replies.set(++lastReply, completionCallback);
      tell({ kind: 'requestSync', request, ...(completionCallback && { reply: lastReply }) });
    },
    getPdf(response) {
      const drawing = Promise.withResolvers<Blob>();
      drawings.set(++lastReply, drawing);
      tell({ kind: 'getPdf', response, reply: lastReply });
      return drawing.promise;
    },
    stop() {
      watch.abort();
      channel.port1.close();
      tell({ kind: 'stop' });
    },
  };
}

const isSeen = (): boolean => document.visibilityState === 'visible';

const stoppedBy = (failure: Failure): SyncStatus => ({
  ...beforeFirstStatus,
  level: 'error',
  kind: 'errors',
  syncing: false,
  errors: [failure],
});
