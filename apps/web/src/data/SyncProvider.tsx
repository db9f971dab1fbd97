import type { Locale } from '@tideform/i18n';
import { useLocale } from '@tideform/i18n/react';
import {
  createFileCommands,
  createFormService,
  createLocalDataCommands,
  createResponseCommands,
  createRightsService,
  createStorageReserve,
  createSubmissionReader,
  createSubmissionReviews,
  FailureError,
  type Identity,
  NewerDatabaseError,
  openDatabase,
} from '@tideform/sync';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Config } from '../config.ts';
import { flushPendingSaves } from '../saving/pending-saves.ts';
import type { AuthClient } from '../sign-in/auth-client.ts';
import { useAccount, useAuth } from '../sign-in/useAuth.ts';
import { databaseName } from './browser/browser-ports.ts';
import { type Data, DataContext } from './data-context.ts';
import { formatAppVersion } from './device/app-version.ts';
import { getLastTeamId } from './device/last-team.ts';
import { createTransfer } from './device/transfer.ts';
import { watchStorage } from './storage/browser-storage.ts';
import { createDelayedWorker } from './sync/create-delayed-worker.ts';
import { createSyncPorts } from './sync/create-sync-ports.ts';
import { startSync } from './sync/start-sync.ts';

/**
 * Opens the local database and starts the sync worker for the signed-in account. Renders `waiting` until the database
 * is open, and `blocked` while another tab with an older app version keeps the database from opening. If the database
 * can't be opened, throws Failed `database-unavailable` or `database-newer`, which the error page shows.
 */
export function SyncProvider(props: {
  readonly config: Config;
  readonly waiting: ReactNode;
  readonly blocked: ReactNode;
  readonly children: ReactNode;
}) {
  const { config, waiting, blocked, children } = props;
  const auth = useAuth();
  const account = useAccount();
  const locale = useLocale();
  const session = useMemo(() => account && { identity: { ...account }, locale }, [account, locale]);
  const [data, setData] = useState<Data>();
  const [failure, setFailure] = useState<unknown>();
  const [isBlocked, setBlocked] = useState(false);

  useEffect(() => {
    if (!session) return;
    let isCancelled = false;
    let opened: Data | undefined;
    openData(config, auth, session, () => setBlocked(true)).then(
      (next) => {
        opened = next;
        if (isCancelled) closeData(next);
        else setData(next);
      },
      (cause) => setFailure(() => cause),
    );
    return () => {
      isCancelled = true;
      if (opened) closeData(opened);
      setData(undefined);
    };
  }, [config, auth, session]);

  if (failure) throw failure;
  if (data) return <DataContext value={data}>{children}</DataContext>;
  return isBlocked ? blocked : waiting;
}

/** Signed-in account and its locale. */
interface LocalizedIdentity {
  readonly identity: Identity;
  readonly locale: Locale;
}

let preparedWorker: Worker | undefined;

/**
 * Loads the code of the sync worker during sign-in. Used for a browser's first visit, where the whole screen waits for
 * the first sync.
 */
export function prepareSyncWorker(): void {
  preparedWorker ??= createSyncWorker();
}

function takePreparedWorker(): Worker | undefined {
  const worker = preparedWorker;
  preparedWorker = undefined;
  return worker;
}

async function openData(
  config: Config,
  auth: AuthClient,
  person: LocalizedIdentity,
  onUpgradeBlocked: () => void,
): Promise<Data> {
  const { identity } = person;
  const appVersion = formatAppVersion();
  const { graphBaseUrl, maps } = config;
  const isReturning = getLastTeamId(identity.userId) !== undefined;
  const worker =
    takePreparedWorker() ??
    (isReturning ? createDelayedWorker(createSyncWorker, workerStartDelayMs) : createSyncWorker());
  // The sync worker starts before the database is open in this tab. Worker and tab both open the database, and
  // whichever is first creates it.
  const sync = startSync({
    auth,
    ...person,
    appVersion,
    graphBaseUrl,
    maps,
    databaseName,
    worker,
    onBlocked: redirectToBlockedPage,
  });
  const database = await openDatabase({
    ...{ name: databaseName, indexedDB, keyRange: IDBKeyRange, onBlocked: onUpgradeBlocked },
    flush: flushPendingSaves,
  }).catch((cause: unknown) => {
    sync.stop();
    worker.terminate();
    throw cause instanceof NewerDatabaseError ? cause : new FailureError('database-unavailable', {}, { cause });
  });
  // Reserves disk space that the next save can use if the disk is full. It doesn't matter if this fails.
  void createStorageReserve(database).catch(() => undefined);
  const ports = createSyncPorts({
    appVersion,
    graphBaseUrl: config.graphBaseUrl,
    identity: () => identity,
    isOnline: () => navigator.onLine,
    token: (request) => auth.token(request),
    onBlocked: redirectToBlockedPage,
    onTeamLost: (teamId) => void localData.removeLostTeam(teamId).catch(() => undefined),
    pdf: { render: () => Promise.reject(new Error('PDFs are rendered by the sync worker.')) },
  });
  const context = { database, ports };
  const localData = createLocalDataCommands(context);
  const storage = watchStorage(createResponseCommands(context), ports.report);
  return {
    database,
    identity,
    api: ports.api,
    graph: ports.graph,
    sync: {
      ...sync,
      stop() {
        storage.stop();
        sync.stop();
      },
    },
    responses: storage.responses,
    files: createFileCommands(context),
    forms: { ...createFormService(context), getPdf: sync.getPdf },
    permissions: createRightsService(context),
    submissions: createSubmissionReader(context),
    reviews: createSubmissionReviews(context),
    transfer: createTransfer(context),
    localData,
  };
}

/** Delay before the sync worker of a returning user starts, so that it doesn't slow down the first screen. */
const workerStartDelayMs = 300;

const createSyncWorker = () =>
  new Worker(new URL('./sync/sync-worker.ts', import.meta.url), { type: 'module', name: 'sync' });

/** Loads the page for blocked organizations, so that none of the organization's data stays on screen. */
function redirectToBlockedPage(): void {
  if (location.pathname !== '/blocked') location.assign('/blocked');
}

function closeData(data: Data): void {
  data.sync.stop();
  data.database.close();
}
