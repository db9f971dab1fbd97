// Dexie looks for IndexedDB when it is loaded: without one its live queries never run.
import 'fake-indexeddb/auto';
import {
  createFileCommands,
  createLocalDataCommands,
  createResponseCommands,
  Failed,
  type FormRow,
  type FormService,
  openDatabase,
  type ResponseRow,
  type StoredResponse,
  type SubmissionItem,
  type SyncStatus,
  type TeamRow,
} from '@tideform/sync';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { Data } from '../data/data-context.ts';
import { createTransfer } from '../data/device/transfer.ts';
import { createFakeApi } from './fake-api.ts';
import { amira } from './fake-auth.ts';
import { createFakeLibrary } from './fake-library.ts';
import { createFakePorts } from './fake-ports.ts';
import { formRow } from './rows.ts';

export { formRow, responseRow, teamRow } from './rows.ts';

const upToDate: SyncStatus = {
  level: 'success',
  kind: 'up-to-date',
  syncing: false,
  online: true,
  pendingUploads: 0,
  uploading: false,
  errors: [],
};

export interface FakeData extends Data {
  /** Calls of the form service in order: `publish form1 first`. */
  readonly calls: string[];
  setStatus(status: Partial<SyncStatus>): void;
  setClockAhead(aheadMs: number): void;
  /** From now on the library does not answer with success. */
  failWith(cause: unknown): void;
}

/** The real local database in memory, and a library that only takes notes. */
export async function createFakeData(rows: {
  readonly teams?: readonly TeamRow[];
  readonly forms?: readonly FormRow[];
  readonly responses?: readonly ResponseRow[];
  /** Rows of the library, newest first, and what can be opened of them. */
  readonly submitted?: readonly SubmissionItem[];
  readonly stored?: readonly StoredResponse[];
  /** `false`: neither the list of teams nor anything of them was ever brought to this device. */
  readonly isBrought?: boolean;
}): Promise<FakeData> {
  const database = await openDatabase({ name: 'tideform', indexedDB: new IDBFactory(), keyRange: IDBKeyRange });
  await database.teams.bulkPut([...(rows.teams ?? [])]);
  const brought = rows.isBrought === false ? [] : (rows.teams ?? []);
  await database.teamSync.bulkPut(
    brought.map(({ id }) => ({ id, userId: amira.userId, errors: [], token: 'https://graph.test/v1.0/delta' })),
  );
  if (rows.isBrought !== false) await database.tenants.put({ id: amira.tenantId, listedFor: [amira.userId] });
  await database.forms.bulkPut([...(rows.forms ?? [])]);
  await database.responses.bulkPut([...(rows.responses ?? [])]);
  const calls: string[] = [];
  let status = upToDate;
  let clockAheadMs = 0;
  let failure: unknown;
  const listeners = new Set<() => void>();

  const note = async (call: string): Promise<void> => {
    calls.push(call);
    if (failure) throw failure;
  };
  const row = async (formId: string): Promise<FormRow> => (await database.forms.get(formId))!;
  const forms: FormService = {
    async add(teamId, form) {
      await note(`add ${teamId} ${form.title}`);
      const added = formRow({ id: 'new', teamId, title: form.title, draft: { driveItemId: 'd', schema: form.schema } });
      await database.forms.put(added);
      return added;
    },
    async fetchDraft(formId) {
      await note(`fetchDraft ${formId}`);
      return row(formId);
    },
    async updateDraft(formId, draft) {
      await note(`updateDraft ${formId} ${draft.schema.components.length}`);
      await database.forms.update(formId, { isDirty: 0 });
      return row(formId);
    },
    async updateConfig(formId, config) {
      await note(`updateConfig ${formId} ${JSON.stringify(config)}`);
      await database.forms.update(formId, config);
      return row(formId);
    },
    async publish(formId, comment) {
      await note(`publish ${formId} ${comment}`);
      return row(formId);
    },
    async unPublish(formId) {
      await note(`unPublish ${formId}`);
      return row(formId);
    },
    async delete(formId) {
      await note(`delete ${formId}`);
      await database.forms.delete(formId);
    },
    async sync(formId) {
      await note(`sync ${formId}`);
      return row(formId);
    },
    async setupResponseFolder(formId) {
      await note(`setupResponseFolder ${formId}`);
      return row(formId);
    },
    async removeDeprecatedEmailTemplates(formId) {
      await note(`removeDeprecatedEmailTemplates ${formId}`);
      return row(formId);
    },
    async versions(formId) {
      await note(`versions ${formId}`);
      return { versions: [] };
    },
    async openVersion(formId, versionId) {
      await note(`openVersion ${formId} ${versionId}`);
      throw new Failed('version-not-downloaded', {});
    },
    async restoreVersion(formId, versionId) {
      await note(`restoreVersion ${formId} ${versionId}`);
      return row(formId);
    },
    async getPdf({ id }) {
      await note(`getPdf ${id}`);
      return new Blob([], { type: 'application/pdf' });
    },
    async triggerEmailNotification(formId, { responseId }) {
      await note(`triggerEmailNotification ${formId} ${responseId}`);
    },
    async triggerWebhook(formId, { responseId, triggerType }) {
      await note(`triggerWebhook ${formId} ${responseId} ${triggerType}`);
    },
  };
  return {
    database,
    identity: amira,
    api: createFakeApi({}),
    graph: createFakePorts().graph,
    calls,
    forms,
    failWith(cause) {
      failure = cause;
    },
    setStatus(next) {
      status = { ...status, ...next };
      for (const listener of listeners) listener();
    },
    setClockAhead(aheadMs) {
      clockAheadMs = aheadMs;
      for (const listener of listeners) listener();
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
    responses: createResponseCommands({
      database,
      ports: createFakePorts(),
    }),
    files: createFileCommands({ database, ports: createFakePorts() }),
    localData: createLocalDataCommands({ database, ports: createFakePorts() }),
    transfer: createTransfer({ database, ports: createFakePorts() }),
    submissions: createFakeLibrary({ submitted: [], stored: [], ...rows, note }),
  };
}
