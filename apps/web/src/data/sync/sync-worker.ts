/// <reference lib="webworker" />
import {
  createSyncEngine,
  type Identity,
  loseTeam,
  openDatabase,
  type PdfPort,
  pullTeam,
  pullTeams,
  type SyncEngine,
  type SyncOutcome,
} from '@tideform/sync';
import { createSyncPorts } from './create-sync-ports.ts';
import { socketNotices } from './listen-for-changes.ts';
import type { FromWorker, ToWorker } from './sync-messages.ts';
import { askTokens } from './token-channel.ts';

// NOTE: pages and workers are type-checked as one program, where `self` is a window.
const scope = self as unknown as DedicatedWorkerGlobalScope;
const tell = (message: FromWorker): void => scope.postMessage(message);

/** Open or opening: what is asked for while the database opens is not lost. */
let engine: Promise<SyncEngine> | undefined;
let isOnline = true;

scope.onmessage = async ({ data: message }: MessageEvent<ToWorker>) => {
  if (message.kind === 'start') {
    isOnline = message.isOnline;
    engine = start(message);
    engine.catch((cause: unknown) =>
      tell({ kind: 'failed', message: cause instanceof Error ? cause.message : String(cause) }),
    );
  } else if (message.kind === 'online') {
    isOnline = message.isOnline;
  } else if (message.kind === 'requestSync') {
    const { request, reply } = message;
    const completionCallback = (outcome: SyncOutcome) => {
      if (reply !== undefined) tell({ kind: 'completed', reply, outcome });
    };
    engine?.then(
      (started) => started.requestSync({ ...request, completionCallback }),
      () => undefined,
    );
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
  const database = await openDatabase({ name: message.databaseName, indexedDB, keyRange: IDBKeyRange });
  const ports = createSyncPorts({
    graphBaseUrl: message.graphBaseUrl,
    identity: () => message.identity,
    isOnline: () => isOnline,
    token: askTokens(message.tokens),
    pdf: lazyPdf(message.identity),
    onBlocked: () => tell({ kind: 'blocked' }),
    onTeamLost: (teamId) => void loseTeam({ database, ports }, teamId).catch(() => undefined),
  });
  const started = createSyncEngine({ database, ports: { ...ports, notices: socketNotices } }, { pullTeams, pullTeam });
  started.subscribe(() => tell({ kind: 'status', status: started.status() }));
  started.start();
  tell({ kind: 'status', status: started.status() });
  return started;
}

/** The PDF layout and its fonts are loaded when the first response is sent. */
const lazyPdf = ({ userId: id, displayName }: Identity): PdfPort => ({
  draw: async (response) => (await import('./pdf/draw-pdf.ts')).drawPdf(response, { id, displayName }),
});
