// Dexie looks for IndexedDB when it is loaded: without one its live queries never run.
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

/** A screen's data: the services are the real ones. No worker syncs: the test says what one would tell. */
export interface Device extends Data {
  readonly context: SyncContext;
  /** What was asked of the worker, in order: `requestSync team1`. */
  readonly calls: string[];
  setStatus(status: Partial<SyncStatus>): void;
  setClockAhead(aheadMs: number): void;
}

export function createDevice(context: SyncContext): Device {
  const { database, ports } = context;
  const identity = ports.identity();
  if (!identity) throw new Error('Nobody is signed in.');
  return {
    ...{ context, database, identity, graph: ports.graph },
    ...createWorkerDoor(),
    api: createFakeApi({}),
    responses: createResponseCommands(context),
    files: createFileCommands(context),
    forms: createFormService(context),
    rights: createRightsService(context),
    submissions: createSubmissionReader(context),
    reviews: createSubmissionReviews(context),
    localData: createLocalDataCommands(context),
    transfer: createTransfer(context),
  };
}

/** Where a tab meets the worker that syncs. */
function createWorkerDoor(): Pick<Device, 'sync' | 'calls' | 'setStatus' | 'setClockAhead'> {
  const calls: string[] = [];
  const listeners = new Set<() => void>();
  let status = upToDate;
  let clockAheadMs = 0;
  const changed = () => {
    for (const listener of listeners) listener();
  };
  return {
    calls,
    setStatus(next) {
      status = { ...status, ...next };
      changed();
    },
    setClockAhead(aheadMs) {
      clockAheadMs = aheadMs;
      changed();
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
