// Imported before Dexie, because Dexie looks for IndexedDB when it is loaded. Without IndexedDB, its live queries never
// run.
import 'fake-indexeddb/auto';
import {
  createFileCommands,
  createFormService,
  createLocalDataCommands,
  createResponseCommands,
  createRightsService,
  createSubmissionReader,
  createSubmissionReviews,
  type SyncContext,
  type SyncStatus,
} from '@tideform/sync';
import type { Data } from '../data/data-context.ts';
import { createTransfer } from '../data/device/transfer.ts';
import { createFakeApi } from './fake-api.ts';

const upToDate: SyncStatus = {
  level: 'success',
  kind: 'up-to-date',
  syncing: false,
  online: true,
  pendingUploads: 0,
  uploading: false,
  errors: [],
};

/** Data of a screen with the real services. No worker syncs; the test sets the sync status. */
export interface TestDevice extends Data {
  readonly context: SyncContext;
  /** Calls to the fake worker in order, such as `requestSync team1`. */
  readonly calls: string[];
  setStatus(status: Partial<SyncStatus>): void;
  setClockAhead(aheadMs: number): void;
}

export function createDevice(context: SyncContext): TestDevice {
  const { database, ports } = context;
  const identity = ports.identity();
  if (!identity) throw new Error('No user is signed in.');
  return {
    ...{ context, database, identity, graph: ports.graph },
    ...createFakeWorker(),
    api: createFakeApi({}),
    responses: createResponseCommands(context),
    files: createFileCommands(context),
    forms: createFormService(context),
    permissions: createRightsService(context),
    submissions: createSubmissionReader(context),
    reviews: createSubmissionReviews(context),
    localData: createLocalDataCommands(context),
    transfer: createTransfer(context),
  };
}

/** Creates a fake of the connection to the sync worker. */
function createFakeWorker(): Pick<TestDevice, 'sync' | 'calls' | 'setStatus' | 'setClockAhead'> {
  const calls: string[] = [];
  const listeners = new Set<() => void>();
  let status = upToDate;
  let clockAheadMs = 0;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    calls,
    setStatus(next) {
      status = { ...status, ...next };
      notify();
    },
    setClockAhead(aheadMs) {
      clockAheadMs = aheadMs;
      notify();
    },
    sync: {
      status: () => status,
      clockAheadMs: () => clockAheadMs,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      requestSync: ({ teamId = '' }) => void calls.push(`requestSync ${teamId}`),
      stop() {},
    },
  };
}
