import type { Locale } from '@tideform/i18n';
import {
  type Failure,
  type Identity,
  type PrintedResponse,
  type SyncRequest,
  type SyncResult,
  type SyncStatus,
  toError,
  toFailure,
} from '@tideform/sync';
import type { MapsConfig } from '../../config.ts';
import type { AuthClient } from '../../sign-in/auth-client.ts';
import type { SyncWorker } from './create-delayed-worker.ts';
import { type FromWorker, serveTokens, type ToWorker } from './token-channel.ts';

/** Interface of a tab to its sync worker. */
export interface SyncHandle {
  status(): SyncStatus;
  /**
   * Returns how far this device's clock is ahead of the server's, in milliseconds, according to the server's responses.
   */
  clockAheadMs(): number;
  subscribe(listener: () => void): () => void;
  /** Requests a sync. Without `requestType`, syncs the list of teams, then the forms and responses of `teamId`. */
  requestSync(request: SyncRequest): void;
  stop(): void;
}

export interface SyncWithPdf extends SyncHandle {
  /**
   * Renders a response as PDF in the worker.
   * @throws FailureError `pdf-timeout` after 30 s
   */
  getPdf(response: PrintedResponse): Promise<Blob>;
}

const initialStatus: SyncStatus = {
  level: 'success',
  kind: 'up-to-date',
  syncing: true,
  online: true,
  pendingUploads: 0,
  uploading: false,
  errors: [],
};

/**
 * Starts the sync worker of this tab. The tab itself only provides tokens and the online state, and shows the status.
 */
export function startSync(options: {
  readonly auth: AuthClient;
  readonly identity: Identity;
  readonly locale: Locale;
  readonly graphBaseUrl: string;
  readonly maps?: MapsConfig | undefined;
  readonly appVersion?: string | undefined;
  readonly databaseName: string;
  /** Worker to which no messages have been sent yet. */
  readonly worker: SyncWorker;
  readonly onBlocked: () => void;
}): SyncWithPdf {
  const { worker } = options;
  const listeners = new Set<() => void>();
  const replies = new Map<number, NonNullable<SyncRequest['completionCallback']>>();
  const renderings = new Map<number, PromiseWithResolvers<Blob>>();
  let lastReply = 0;
  let status = initialStatus;
  let clockAheadMs = 0;
  const send = (message: ToWorker, transfer: Transferable[] = []): void => worker.postMessage(message, transfer);
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  const setStatus = (next: SyncStatus): void => {
    status = next;
    notify();
  };
  const setClock = (aheadMs: number): void => {
    clockAheadMs = aheadMs;
    notify();
  };

  const handleCompleted = (reply: number, outcome: SyncResult): void => {
    replies.get(reply)?.(outcome);
    replies.delete(reply);
  };

  const handleRendered = (reply: number, settle: (drawing: PromiseWithResolvers<Blob>) => void): void => {
    const drawing = renderings.get(reply);
    renderings.delete(reply);
    if (drawing) settle(drawing);
  };

  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'status') setStatus(data.status);
    else if (data.kind === 'failed') setStatus(createFailedStatus(data.failure));
    else if (data.kind === 'clock') setClock(data.aheadMs);
    else if (data.kind === 'blocked') options.onBlocked();
    else if (data.kind === 'completed') handleCompleted(data.reply, data.outcome);
    else if (data.kind === 'pdf') handleRendered(data.reply, ({ resolve }) => resolve(data.pdf));
    else if (data.kind === 'noPdf') handleRendered(data.reply, ({ reject }) => reject(toError(data.failure)));
    else worker.terminate();
  };
  worker.onerror = (event) => setStatus(createFailedStatus(toFailure(new Error(event.message))));

  const channel = new MessageChannel();
  serveTokens(channel.port1, options.auth.token);
  const { graphBaseUrl, databaseName, identity, locale, maps, appVersion } = options;
  const state = { isOnline: navigator.onLine, isActive: isVisible() };
  const tokens = channel.port2;
  send({ kind: 'start', graphBaseUrl, databaseName, identity, locale, maps, appVersion, ...state, tokens }, [tokens]);

  const watch = new AbortController();
  const sendOnline = () => send({ kind: 'online', isOnline: navigator.onLine });
  window.addEventListener('online', sendOnline, { signal: watch.signal });
  window.addEventListener('offline', sendOnline, { signal: watch.signal });
  const sendActive = () => send({ kind: 'active', isActive: isVisible() });
  document.addEventListener('visibilitychange', sendActive, { signal: watch.signal });

  return {
    status: () => status,
    clockAheadMs: () => clockAheadMs,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    requestSync({ completionCallback, ...request }) {
      if (completionCallback) replies.set(++lastReply, completionCallback);
      send({ kind: 'requestSync', request, ...(completionCallback && { reply: lastReply }) });
    },
    getPdf(response) {
      const drawing = Promise.withResolvers<Blob>();
      renderings.set(++lastReply, drawing);
      send({ kind: 'getPdf', response, reply: lastReply });
      return drawing.promise;
    },
    stop() {
      watch.abort();
      channel.port1.close();
      send({ kind: 'stop' });
    },
  };
}

const isVisible = (): boolean => document.visibilityState === 'visible';

const createFailedStatus = (failure: Failure): SyncStatus => ({
  ...initialStatus,
  level: 'error',
  kind: 'errors',
  syncing: false,
  errors: [failure],
});
