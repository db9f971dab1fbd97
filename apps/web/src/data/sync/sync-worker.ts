/// <reference lib="webworker" />
import {
  createSyncEngine,
  failureOf,
  getPdf,
  loseTeam,
  openDatabase,
  pullDataSources,
  pullTeam,
  pullTeams,
  type SyncContext,
  type SyncEngine,
  type SyncOutcome,
} from '@tideform/sync';
import { createPdfPort } from '../../paper/create-pdf-port.ts';
import { browserClock } from '../world/browser-clock.ts';
import { createSyncPorts } from './create-sync-ports.ts';
import { socketNotices } from './listen-for-changes.ts';
import type { FromWorker, ToWorker } from './sync-messages.ts';
import { askTokens } from './token-channel.ts';

// NOTE: pages and workers are type-checked as one program, where `self` is a window.
const scope = self as unknown as DedicatedWorkerGlobalScope;
const tell = (message: FromWorker): void => scope.postMessage(message);

/** Open or opening: what is asked for while the database opens is not lost. */
let engine: Promise<SyncEngine> | undefined;
let context: SyncContext | undefined;
let isOnline = true;
let isActive = true;

scope.onmessage = async ({ data: message }: MessageEvent<ToWorker>) => {
  if (message.kind === 'start') {
    ({ isOnline, isActive } = message);
    engine = start(message);
    engine.catch((cause: unknown) => tell({ kind: 'failed', failure: failureOf(cause) }));
  } else if (message.kind === 'online') {
    isOnline = message.isOnline;
  } else if (message.kind === 'active') {
    isActive = message.isActive;
  } else if (message.kind === 'requestSync') {
    const { request, reply } = message;
    const completionCallback = (outcome: SyncOutcome) => {
      if (reply !== undefined) tell({ kind: 'completed', reply, outcome });
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
    tell({ kind: 'stopped' });
    scope.close();
  }
};

async function start(message: Extract<ToWorker, { kind: 'start' }>): Promise<SyncEngine> {
  const token = askTokens(message.tokens, browserClock.monotonicMs);
  // The tab answers while the database opens.
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
      speech: message.speech,
      maps: message.maps,
    }),
    onClockAhead: (aheadMs) => tell({ kind: 'clock', aheadMs }),
    onBlocked: () => tell({ kind: 'blocked' }),
    onTeamLost: (teamId) => void loseTeam({ database, ports }, teamId).catch(() => undefined),
  });
  context = { database, ports: { ...ports, notices: socketNotices, isActive: () => isActive } };
  const started = createSyncEngine(context, { pullTeams, pullTeam, pullDataSources });
  started.subscribe(() => tell({ kind: 'status', status: started.status() }));
  started.start();
  tell({ kind: 'status', status: started.status() });
  return started;
}

/** What a page wants to see on paper is drawn here too: a page does not wait for it. */
async function answerPdf({ response, reply }: Extract<ToWorker, { kind: 'getPdf' }>): Promise<void> {
  try {
    await engine;
    if (!context) throw new Error('The sync worker has not started.');
    tell({ kind: 'pdf', reply, pdf: await getPdf(context, response) });
  } catch (cause) {
    tell({ kind: 'noPdf', reply, failure: failureOf(cause) });
  }
}

/** What draws and its fonts are loaded when the first response is drawn. */
const startPdfWorker = (): Worker =>
  new Worker(new URL('../../paper/pdf-worker.ts', import.meta.url), { type: 'module', name: 'pdf' });
