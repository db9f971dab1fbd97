import type { Speech } from '@tideform/i18n';
import { useSpeech } from '@tideform/i18n/react';
import {
  createFileCommands,
  createFormService,
  createLocalDataCommands,
  createResponseCommands,
  createRightsService,
  createSubmissionReader,
  createSubmissionReviews,
  Failed,
  type Identity,
  layReserve,
  NewerDatabase,
  openDatabase,
} from '@tideform/sync';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Config } from '../config.ts';
import { flushPendingSaves } from '../saving/pending-saves.ts';
import type { AuthClient } from '../sign-in/auth-client.ts';
import { useAccount, useAuth } from '../sign-in/useAuth.ts';
import { type Data, DataContext } from './data-context.ts';
import { wordAppVersion } from './device/app-version.ts';
import { databaseName } from './device/database-name.ts';
import { lastTeamIdOf } from './device/last-team.ts';
import { createTransfer } from './device/transfer.ts';
import { watchStorage } from './storage/watch-storage.ts';
import { createSyncPorts } from './sync/create-sync-ports.ts';
import { laterWorker } from './sync/later-worker.ts';
import { startSync } from './sync/start-sync.ts';

/**
 * Opens the local database and starts the sync worker for the person who is signed in. `waiting` is drawn until the
 * database is open, `blocked` while another tab with an older version holds it up; a database that cannot be opened is
 * thrown to the error page as Failed `database-unavailable` or `database-newer`.
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
  const speech = useSpeech();
  const person = useMemo(() => account && { identity: { ...account }, speech }, [account, speech]);
  const [data, setData] = useState<Data>();
  const [failure, setFailure] = useState<unknown>();
  const [isBlocked, setBlocked] = useState(false);

  useEffect(() => {
    if (!person) return;
    let isOver = false;
    let opened: Data | undefined;
    openData(config, auth, person, () => setBlocked(true)).then(
      (next) => {
        opened = next;
        if (isOver) close(next);
        else setData(next);
      },
      (cause) => setFailure(() => cause),
    );
    return () => {
      isOver = true;
      if (opened) close(opened);
      setData(undefined);
    };
  }, [config, auth, person]);

  if (failure) throw failure;
  if (data) return <DataContext value={data}>{children}</DataContext>;
  return isBlocked ? blocked : waiting;
}

/** Who is signed in, and how they are spoken to. */
interface Person {
  readonly identity: Identity;
  readonly speech: Speech;
}

let preparedWorker: Worker | undefined;

/** Loads the worker's code beside the sign-in. For a browser's first visit, where everything on screen waits for the first sync. */
export function prepareSyncWorker(): void {
  preparedWorker ??= createSyncWorker();
}

function takePreparedWorker(): Worker | undefined {
  const worker = preparedWorker;
  preparedWorker = undefined;
  return worker;
}

async function openData(config: Config, auth: AuthClient, person: Person, onHeldUp: () => void): Promise<Data> {
  const { identity } = person;
  const appVersion = wordAppVersion();
  const { graphBaseUrl, maps } = config;
  const isReturning = lastTeamIdOf(identity.userId) !== undefined;
  const worker =
    takePreparedWorker() ?? (isReturning ? laterWorker(createSyncWorker, firstScreenMs) : createSyncWorker());
  // Started before the database is open here: the worker opens it too, and whichever comes first makes it.
  const sync = startSync({ auth, ...person, appVersion, graphBaseUrl, maps, databaseName, worker, onBlocked });
  const database = await openDatabase({
    ...{ name: databaseName, indexedDB, keyRange: IDBKeyRange, onBlocked: onHeldUp },
    flush: flushPendingSaves,
  }).catch((cause: unknown) => {
    sync.stop();
    worker.terminate();
    throw cause instanceof NewerDatabase ? cause : new Failed('database-unavailable', {}, { cause });
  });
  // Room for the next save on a full disk; a disk that is full already has none to give.
  void layReserve(database).catch(() => undefined);
  const ports = createSyncPorts({
    appVersion,
    graphBaseUrl: config.graphBaseUrl,
    identity: () => identity,
    isOnline: () => navigator.onLine,
    token: (ask) => auth.token(ask),
    onBlocked,
    onTeamLost: (teamId) => void localData.loseTeam(teamId).catch(() => undefined),
    pdf: { draw: () => Promise.reject(new Error('PDFs are drawn by the sync worker.')) },
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
    rights: createRightsService(context),
    submissions: createSubmissionReader(context),
    reviews: createSubmissionReviews(context),
    transfer: createTransfer(context),
    localData,
  };
}

/** Whoever comes back sees what is on this device first: until then, the processor is theirs. */
const firstScreenMs = 300;

const createSyncWorker = () =>
  new Worker(new URL('./sync/sync-worker.ts', import.meta.url), { type: 'module', name: 'sync' });

/** A full load: nothing of a blocked organization's screens stays drawn. */
function onBlocked(): void {
  if (location.pathname !== '/blocked') location.assign('/blocked');
}

function close(data: Data): void {
  data.sync.stop();
  data.database.close();
}
