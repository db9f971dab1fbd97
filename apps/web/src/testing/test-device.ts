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
  pullTeam,
  pullTeams,
  type SyncContext,
  type SyncStatus,
} from '@tideform/sync';
import { createNewBrowser, createPullFixture, crewId, pushAll } from '@tideform/sync/testing/library';
import type { Data } from '../data/data-context.ts';
import { createTransfer } from '../data/device/transfer.ts';
import { createFakeApi } from './fakes.ts';

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

/** Device of a team member, which syncs only when the test requests it. */
interface LibraryDevice extends TestDevice {
  /** Sends pending changes, then downloads changes. */
  pushAndPull(): Promise<void>;
  /** Submits a response; it stays pending until the next sync. */
  submit(answers: Readonly<Record<string, unknown>>): Promise<string>;
}

/** Creates the device of Ada, who owns a team with one published form, and the device of Bob, a member of that team. */
export async function createLibraryDevices(options: Parameters<typeof createPullFixture>[0] = {}) {
  const { workspace, ada } = await createPullFixture(options);
  const bob = await createNewBrowser(workspace, 'bob');
  const [owner, member] = [toLibraryDevice(createDevice(ada)), toLibraryDevice(createDevice(bob))];
  await owner.pushAndPull();
  await member.pushAndPull();
  return { workspace, owner, member, teamId: crewId, formId: 'form-1' };
}

function toLibraryDevice(device: TestDevice): LibraryDevice {
  const { context, responses } = device;
  return {
    ...device,
    async pushAndPull() {
      await pushAll(context);
      await pullTeams(context);
      await pullTeam(context, crewId);
    },
    async submit(answers) {
      const { id } = await responses.create('form-1');
      await responses.submit(id, answers);
      return id;
    },
  };
}
