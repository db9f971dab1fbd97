// Dexie looks for IndexedDB when it is loaded: without one its live queries never run.
import 'fake-indexeddb/auto';
import {
  createFileCommands,
  createFormService,
  createLocalDataCommands,
  createResponseCommands,
  createSubmissionReader,
  pullTeam,
  pullTeams,
  type SyncContext,
  type SyncStatus,
} from '@tideform/sync';
import { crewId, newcomer, openPullWorld, push } from '@tideform/sync/testing/library';
import type { Data } from '../data/data-context.ts';
import { createTransfer } from '../data/device/transfer.ts';
import { createFakeApi } from './fake-api.ts';
import { upToDate } from './fake-data.ts';

/** A screen's data over a library in memory: the services are the real ones, a sync happens when the test says so. */
export interface LibraryData extends Data {
  readonly context: SyncContext;
  setStatus(status: Partial<SyncStatus>): void;
  /** Sends what waits on this device, then brings what has changed. */
  exchange(): Promise<void>;
  /** Fills the form in and submits it; it waits on this device. */
  submit(answers: Readonly<Record<string, unknown>>): Promise<string>;
}

/** Ada's device in the team that she owns, with one published form; and Bob's, a member's. */
export async function openLibrary() {
  const { workspace, ada } = await openPullWorld();
  const bob = await newcomer(workspace, 'bob');
  const [owner, member] = [dataOf(ada), dataOf(bob)];
  await owner.exchange();
  await member.exchange();
  return { workspace, owner, member, teamId: crewId, formId: 'form-1' };
}

function dataOf(context: SyncContext): LibraryData {
  const { database, ports } = context;
  const identity = ports.identity();
  if (!identity) throw new Error('Nobody is signed in.');
  let status = upToDate;
  const listeners = new Set<() => void>();
  const responses = createResponseCommands(context);
  return {
    context,
    database,
    identity,
    api: createFakeApi({}),
    graph: ports.graph,
    responses,
    files: createFileCommands(context),
    forms: createFormService(context),
    submissions: createSubmissionReader(context),
    localData: createLocalDataCommands(context),
    transfer: createTransfer(context),
    sync: {
      status: () => status,
      clockAheadMs: () => 0,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      requestSync() {},
      stop() {},
    },
    async exchange() {
      await push(context);
      await pullTeams(context);
      await pullTeam(context, crewId);
    },
    setStatus(next) {
      status = { ...status, ...next };
      for (const listener of listeners) listener();
    },
    async submit(answers) {
      const { id } = await responses.create('form-1');
      await responses.submit(id, answers);
      return id;
    },
  };
}
