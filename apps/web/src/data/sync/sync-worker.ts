/// <reference lib="webworker" />
import {
  type ChangeNotifications,
  createSyncEngine,
  getPdf,
  openDatabase,
  pullDataSources,
  pullTeam,
  pullTeams,
  removeLostTeam,
  type SyncContext,
  type SyncEngine,
  type SyncResult,
  toFailure,
} from '@tideform/sync';
import { io } from 'socket.io-client';
import { createPdfPort } from '../../paper/create-pdf-port.ts';
import { browserClock } from '../browser/browser-ports.ts';
import { createSyncPorts } from './create-sync-ports.ts';
import { createTokenClient, type FromWorker, type ToWorker } from './token-channel.ts';

// NOTE: pages and workers are type-checked as one program, where `self` is a window.
const scope = self as unknown as DedicatedWorkerGlobalScope;
const sendToPage = (message: FromWorker): void => scope.postMessage(message);

/** Sync engine, as a promise because requests may arrive while the database opens. */
let engine: Promise<SyncEngine> | undefined;
let context: SyncContext | undefined;
let isOnline = true;
let isActive = true;

scope.onmessage = async ({ data: message }: MessageEvent<ToWorker>) => {
  if (message.kind === 'start') {
    ({ isOnline, isActive } = message);
    engine = startEngine(message);
    engine.catch((cause: unknown) => sendToPage({ kind: 'failed', failure: toFailure(cause) }));
  } else if (message.kind === 'online') {
    isOnline = message.isOnline;
  } else if (message.kind === 'active') {
    isActive = message.isActive;
  } else if (message.kind === 'requestSync') {
    const { request, reply } = message;
    const completionCallback = (outcome: SyncResult) => {
      if (reply !== undefined) sendToPage({ kind: 'completed', reply, outcome });
    };
    engine?.then(
      (started) => started.requestSync({ ...request, completionCallback }),
      () => undefined,
    );
  } else if (message.kind === 'getPdf') {
    await respondWithPdf(message);
  } else {
    await engine?.then(
      (started) => started.stop(),
      () => undefined,
    );
    sendToPage({ kind: 'stopped' });
    scope.close();
  }
};

async function startEngine(message: Extract<ToWorker, { kind: 'start' }>): Promise<SyncEngine> {
  const token = createTokenClient(message.tokens, browserClock.monotonicMs);
  // Requests a token early, so that the tab responds while the database opens.
  token({}).catch(() => undefined);
  const database = await openDatabase({ name: message.databaseName, indexedDB, keyRange: IDBKeyRange });
  const ports = createSyncPorts({
    graphBaseUrl: message.graphBaseUrl,
    appVersion: message.appVersion,
    identity: () => message.identity,
    isOnline: () => isOnline,
    token,
    pdf: createPdfPort(startPdfWorker, {
      user: { id: message.identity.userId, displayName: message.identity.displayName },
      locale: message.locale,
      maps: message.maps,
    }),
    onClockAhead: (aheadMs) => sendToPage({ kind: 'clock', aheadMs }),
    onBlocked: () => sendToPage({ kind: 'blocked' }),
    onTeamLost: (teamId) => void removeLostTeam({ database, ports }, teamId).catch(() => undefined),
  });
  context = { database, ports: { ...ports, changeNotifications: socketNotifications, isActive: () => isActive } };
  const started = createSyncEngine(context, { pullTeams, pullTeam, pullDataSources });
  started.subscribe(() => sendToPage({ kind: 'status', status: started.getStatus() }));
  started.start();
  sendToPage({ kind: 'status', status: started.getStatus() });
  return started;
}

/** Renders PDFs for the page too, so that the page isn't blocked. */
async function respondWithPdf({ response, reply }: Extract<ToWorker, { kind: 'getPdf' }>): Promise<void> {
  try {
    await engine;
    if (!context) throw new Error('The sync worker has not started.');
    sendToPage({ kind: 'pdf', reply, pdf: await getPdf(context, response) });
  } catch (cause) {
    sendToPage({ kind: 'noPdf', reply, failure: toFailure(cause) });
  }
}

/** The PDF renderer and its fonts are loaded with the first PDF. */
const startPdfWorker = (): Worker =>
  new Worker(new URL('../../paper/pdf-worker.ts', import.meta.url), { type: 'module', name: 'pdf' });

/**
 * Listens for changes at Graph's socket.io endpoints over WebSocket.
 *
 * NOTE: loaded with the worker's entry file. A module that is loaded later and imports the entry file occasionally
 * makes Chromium close the page.
 */
const socketNotifications: ChangeNotifications = {
  async listen(url, onChange, signal) {
    if (signal.aborted) return;
    const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false });
    const disconnect = () => void socket.disconnect();
    signal.addEventListener('abort', disconnect, { once: true });
    try {
      await new Promise<void>((resolve, reject) => {
        socket.on('connect', onChange);
        socket.on('notification', onChange);
        socket.on('disconnect', () => resolve());
        // The URL is a secret, so the error must not contain it.
        socket.on('connect_error', () => reject(new Error('Change notifications aren’t available')));
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
    } finally {
      signal.removeEventListener('abort', disconnect);
      disconnect();
    }
  },
};
