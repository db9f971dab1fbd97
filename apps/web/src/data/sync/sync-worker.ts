/// <reference lib="webworker" />
import {
  createSyncEngine,
  failureOf,
  getPdf,
  openDatabase,
  pullDataSources,
  pullTeam,
  pullTeams,
  removeLostTeam,
  type SyncContext,
  type SyncEngine,
  type SyncResult,
} from '@tideform/sync';
import { createPdfPort } from '../../paper/create-pdf-port.ts';
import { browserClock } from '../world/browser-clock.ts';
import { createSyncPorts } from './create-sync-ports.ts';
import { socketNotifications } from './listen-for-changes.ts';
import type { FromWorker, ToWorker } from './sync-messages.ts';
import { createTokenClient } from './token-channel.ts';

// NOTE: pages and workers are type-checked as one program, where `self` is a window.
const scope = self as unknown as DedicatedWorkerGlobalScope;
const send = (message: FromWorker): void => scope.postMessage(message);

/** Sync engine, as a promise because requests may arrive while the database opens. */
let engine: Promise<SyncEngine> | undefined;
let context: SyncContext | undefined;
let isOnline = true;
let isActive = true;

scope.onmessage = async ({ data: message }: MessageEvent<ToWorker>) => {
  if (message.kind === 'start') {
    ({ isOnline, isActive } = message);
    engine = start(message);
    engine.catch((cause: unknown) => send({ kind: 'failed', failure: failureOf(cause) }));
  } else if (message.kind === 'online') {
    isOnline = message.isOnline;
  } else if (message.kind === 'active') {
    isActive = message.isActive;
  } else if (message.kind === 'requestSync') {
    const { request, reply } = message;
    const completionCallback = (outcome: SyncResult) => {
      if (reply !== undefined) send({ kind: 'completed', reply, outcome });
    };
    engine?.then(
      (started) => started.requestSync({ ...request, completionCallback }),
      () => undefined,
    );
  } else if (message.kind === 'getPdf') {
    await answerPdf(message);
  } else {
    await engine?.then(
      (started) => started.stop(),
      () => undefined,
    );
    send({ kind: 'stopped' });
    scope.close();
  }
};

async function start(message: Extract<ToWorker, { kind: 'start' }>): Promise<SyncEngine> {
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
    onClockAhead: (aheadMs) => send({ kind: 'clock', aheadMs }),
    onBlocked: () => send({ kind: 'blocked' }),
    onTeamLost: (teamId) => void removeLostTeam({ database, ports }, teamId).catch(() => undefined),
  });
  context = { database, ports: { ...ports, changeNotifications: socketNotifications, isActive: () => isActive } };
  const started = createSyncEngine(context, { pullTeams, pullTeam, pullDataSources });
  started.subscribe(() => send({ kind: 'status', status: started.status() }));
  started.start();
  send({ kind: 'status', status: started.status() });
  return started;
}

/** Renders PDFs for the page too, so that the page isn't blocked. */
async function answerPdf({ response, reply }: Extract<ToWorker, { kind: 'getPdf' }>): Promise<void> {
  try {
    await engine;
    if (!context) throw new Error('The sync worker has not started.');
    send({ kind: 'pdf', reply, pdf: await getPdf(context, response) });
  } catch (cause) {
    send({ kind: 'noPdf', reply, failure: failureOf(cause) });
  }
}

/** The PDF renderer and its fonts are loaded with the first PDF. */
const startPdfWorker = (): Worker =>
  new Worker(new URL('../../paper/pdf-worker.ts', import.meta.url), { type: 'module', name: 'pdf' });
