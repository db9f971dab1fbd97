import type { Persistence } from './share-context.ts';
import {
  createAcknowledgedSubmission,
  createReopenedDraft,
  type ShareDraft,
  type StoredRows,
} from './share-records.ts';
import { type ShareStore, TakenOver } from './share-store.ts';

/**
 * Creates a store on the device that moves to memory with all its rows when a write fails, so that a full storage
 * doesn't prevent submitting.
 *
 * @param readAll reads all rows on the device
 */
export function createFallbackStore(
  device: ShareStore | undefined,
  readAll: () => Promise<StoredRows>,
): { readonly store: ShareStore; readonly persistence: Persistence } {
  let memoryStore = device ? undefined : createMemoryStore();
  let migration: Promise<ShareStore> | undefined;
  const listeners = new Set<() => void>();
  const migrate = async () => {
    memoryStore = createMemoryStore(await readAll().catch(() => undefined));
    for (const listener of listeners) listener();
    return memoryStore;
  };
  const run = async <Value>(work: (store: ShareStore) => Promise<Value>): Promise<Value> => {
    const first = memoryStore ?? device!;
    if (first === memoryStore) return work(first);
    try {
      return await work(first);
    } catch (cause) {
      // Another tab has taken over; the storage itself works.
      if (cause instanceof TakenOver) throw cause;
      migration ??= migrate();
      return work(await migration);
    }
  };
  const names = Object.keys(createMemoryStore()) as readonly (keyof ShareStore)[];
  const store = Object.fromEntries(
    names.map((name) => [
      name,
      // NOTE: the cast is needed because one function for all store methods loses their parameter types.
      (...args: unknown[]) => run((one) => (one[name] as (...all: unknown[]) => Promise<unknown>)(...args)),
    ]),
  ) as unknown as ShareStore;
  return {
    store,
    persistence: {
      getLocation: () => (memoryStore ? 'page' : 'device'),
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
}

const noRows: StoredRows = { drafts: [], forms: [], submissions: [], files: [] };

/**
 * Creates a store in memory, so that people can answer and submit while the page is open if the browser allows no
 * storage.
 */
function createMemoryStore(rows: StoredRows = noRows): ShareStore {
  const drafts = new Map(rows.drafts.map((row) => [row.code, row]));
  const forms = new Map(rows.forms.map((row) => [row.code, row]));
  const submissions = new Map(rows.submissions.map((row) => [row.id, row]));
  const files = new Map(rows.files.map((row) => [row.id, row]));
  const deleteFiles = (owner: string) => {
    for (const file of [...files.values()]) if (file.owner === owner) files.delete(file.id);
  };
  const requireHolder = (code: string, { id, holder }: Pick<ShareDraft, 'id' | 'holder'>) => {
    const now = drafts.get(code);
    if (now?.id !== id || now.holder !== holder) throw new TakenOver();
  };
  return {
    draft: async (code) => drafts.get(code),
    async putDraft(draft, form) {
      const before = drafts.get(draft.code);
      if (before && before.id !== draft.id) deleteFiles(before.id);
      drafts.set(draft.code, draft);
      if (form) forms.set(form.code, form);
    },
    async save(draft) {
      requireHolder(draft.code, draft);
      drafts.set(draft.code, draft);
    },
    async submit(submission, holder) {
      requireHolder(submission.code, { id: submission.id, holder });
      drafts.delete(submission.code);
      submissions.set(submission.id, submission);
    },
    async reopen(submission, holder, at) {
      const before = drafts.get(submission.code);
      if (before?.isBegun) return;
      submissions.delete(submission.id);
      drafts.set(submission.code, createReopenedDraft(submission, holder, at));
    },
    async deleteSubmission({ id }) {
      submissions.delete(id);
      deleteFiles(id);
    },
    form: async (code) => forms.get(code),
    submissions: async (code) => [...submissions.values()].filter((row) => row.code === code),
    submission: async (id) => submissions.get(id),
    async updateSubmission(id, change) {
      const row = submissions.get(id);
      if (row) submissions.set(id, { ...row, ...change });
    },
    async acknowledge(submission, sent) {
      const { id, code } = submission;
      submissions.set(id, createAcknowledgedSubmission(submission, sent));
      deleteFiles(id);
      const form = forms.get(code);
      if (form) forms.set(code, { ...form, submittedAt: sent.submittedAt });
    },
    files: async (owner) => [...files.values()].filter((row) => row.owner === owner),
    file: async (id) => files.get(id),
    putFile: async (file) => void files.set(file.id, file),
  };
}
