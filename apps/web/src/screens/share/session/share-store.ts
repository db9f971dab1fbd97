import {
  createAcknowledgedSubmission,
  createReopenedDraft,
  type ShareDraft,
  type ShareFile,
  type ShareSubmission,
  type StoredForm,
  type StoredRows,
} from './share-records.ts';

/** Another tab of this browser has taken over the form. */
export class TakenOver extends Error {
  override readonly name = 'TakenOver';
}

/** Storage of share links in this browser. */
export interface ShareStore {
  draft(code: string): Promise<ShareDraft | undefined>;
  /** Sets the draft of a link and stores its form. Deletes the files of the previous draft. */
  putDraft(draft: ShareDraft, form?: StoredForm): Promise<void>;
  /** @throws TakenOver if another tab has the draft or has submitted it */
  save(draft: ShareDraft): Promise<void>;
  /** Turns a draft into a submission, which no longer changes. @throws TakenOver */
  submit(submission: ShareSubmission, holder: string): Promise<void>;
  /** Restores the answers of a rejected submission as a draft, unless another draft has answers. */
  reopen(submission: ShareSubmission, holder: string, at: string): Promise<void>;
  /** Deletes a submission with its files. */
  deleteSubmission(submission: ShareSubmission): Promise<void>;
  form(code: string): Promise<StoredForm | undefined>;
  submissions(code: string): Promise<readonly ShareSubmission[]>;
  submission(id: string): Promise<ShareSubmission | undefined>;
  updateSubmission(id: string, change: Partial<ShareSubmission>): Promise<void>;
  /** Marks a submission as arrived: deletes its answers and files, and stores the time at the link's form. */
  acknowledge(submission: ShareSubmission, sent: NonNullable<ShareSubmission['sent']>): Promise<void>;
  files(owner: string): Promise<readonly ShareFile[]>;
  file(id: string): Promise<ShareFile | undefined>;
  putFile(file: ShareFile): Promise<void>;
}

/**
 * NOTE: data that must be on the disk before the user sees a confirmation is written with strict durability. `putDraft`
 * confirms nothing, and the form is rendered only after it, so it doesn't wait for the disk.
 */
export function createShareStore(database: IDBDatabase): ShareStore {
  const all = ['formShareSessions', 'sharedForms', 'submissions', 'files'] as const;
  const read = <Value>(store: (typeof all)[number], createRequest: (store: IDBObjectStore) => IDBRequest<Value>) =>
    awaitRequest(createRequest(database.transaction(store).objectStore(store)));
  const write = async (
    work: (stores: Stores) => Promise<void> | void,
    durability: IDBTransactionDurability = 'strict',
  ) => {
    const transaction = database.transaction(all, 'readwrite', { durability });
    const end = awaitCommit(transaction);
    // NOTE: the cast is needed because `Object.fromEntries` loses the key types.
    const stores = Object.fromEntries(all.map((name) => [name, transaction.objectStore(name)])) as unknown as Stores;
    const failure = await Promise.resolve(work(stores)).then(
      () => undefined,
      (cause: unknown) => {
        transaction.abort();
        return { cause };
      },
    );
    if (!failure) return end;
    await end.catch(() => undefined);
    throw failure.cause;
  };
  return {
    draft: (code) => read('formShareSessions', (store) => store.get(code)),
    putDraft: (draft, form) =>
      write(async (stores) => {
        const before = (await awaitRequest(stores.formShareSessions.get(draft.code))) as ShareDraft | undefined;
        if (before && before.id !== draft.id) await deleteFiles(stores, before.id);
        stores.formShareSessions.put(draft);
        if (form) stores.sharedForms.put(form);
      }, 'relaxed'),
    save: (draft) =>
      write(async (stores) => {
        await requireHolder(stores, draft.code, draft);
        stores.formShareSessions.put(draft);
      }),
    submit: (submission, holder) =>
      write(async (stores) => {
        await requireHolder(stores, submission.code, { id: submission.id, holder });
        stores.formShareSessions.delete(submission.code);
        stores.submissions.put(submission);
      }),
    reopen: (submission, holder, at) =>
      write(async (stores) => {
        const before = (await awaitRequest(stores.formShareSessions.get(submission.code))) as ShareDraft | undefined;
        if (before?.isBegun) return;
        stores.submissions.delete(submission.id);
        stores.formShareSessions.put(createReopenedDraft(submission, holder, at));
      }),
    deleteSubmission: ({ id }) =>
      write(async (stores) => {
        stores.submissions.delete(id);
        await deleteFiles(stores, id);
      }),
    form: (code) => read('sharedForms', (store) => store.get(code)),
    submissions: (code) => read('submissions', (store) => store.index('code').getAll(code)),
    submission: (id) => read('submissions', (store) => store.get(id)),
    updateSubmission: (id, change) =>
      write(async ({ submissions }) => {
        const row = (await awaitRequest(submissions.get(id))) as ShareSubmission | undefined;
        if (row) submissions.put({ ...row, ...change });
      }),
    acknowledge: (submission, sent) =>
      write(async (stores) => {
        const { id, code } = submission;
        stores.submissions.put(createAcknowledgedSubmission(submission, sent));
        await deleteFiles(stores, id);
        const form = (await awaitRequest(stores.sharedForms.get(code))) as StoredForm | undefined;
        if (form) stores.sharedForms.put({ ...form, submittedAt: sent.submittedAt });
      }),
    files: (owner) => read('files', (store) => store.index('owner').getAll(owner)),
    file: (id) => read('files', (store) => store.get(id)),
    putFile: (file) => write(({ files }) => void files.put(file)),
  };
}

type Stores = Readonly<Record<'formShareSessions' | 'sharedForms' | 'submissions' | 'files', IDBObjectStore>>;

async function requireHolder(
  { formShareSessions }: Stores,
  code: string,
  { id, holder }: Pick<ShareDraft, 'id' | 'holder'>,
): Promise<void> {
  const now = (await awaitRequest(formShareSessions.get(code))) as ShareDraft | undefined;
  if (now?.id !== id || now.holder !== holder) throw new TakenOver();
}

async function deleteFiles({ files }: Stores, owner: string): Promise<void> {
  for (const id of await awaitRequest(files.index('owner').getAllKeys(owner))) files.delete(id);
}

/** Reads all rows of a database, which works even if nothing can be written. */
export async function readStoredRows(database: IDBDatabase): Promise<StoredRows> {
  const all = <Row>(name: string): Promise<Row[]> =>
    awaitRequest(database.transaction(name).objectStore(name).getAll());
  return {
    drafts: await all<ShareDraft>('formShareSessions'),
    forms: await all<StoredForm>('sharedForms'),
    submissions: await all<ShareSubmission>('submissions'),
    files: await all<ShareFile>('files'),
  };
}

const schemaVersion = 1;

/**
 * Opens the database of share links. It is separate from the app's databases, because none of its data belongs to a
 * signed-in user.
 */
export function openShareDatabase(factory: IDBFactory, name = 'tideform-share'): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, schemaVersion);
    request.onupgradeneeded = () => {
      const database = request.result;
      database.createObjectStore('formShareSessions', { keyPath: 'code' });
      database.createObjectStore('sharedForms', { keyPath: 'code' });
      database.createObjectStore('submissions', { keyPath: 'id' }).createIndex('code', 'code');
      database.createObjectStore('files', { keyPath: 'id' }).createIndex('owner', 'owner');
    };
    request.onsuccess = () => {
      // Another tab is upgrading the database.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
}

/** Resolves with the result of a request. */
function awaitRequest<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Resolves when a transaction is committed. */
function awaitCommit(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('Aborted', 'AbortError'));
  });
}
