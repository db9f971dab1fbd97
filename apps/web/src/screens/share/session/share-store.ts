import { acknowledged, reopened } from './following-records.ts';
import { committed, done } from './open-share-database.ts';
import type { KeptForm, KeptRows, ShareDraft, ShareFile, ShareSubmission } from './share-records.ts';

/** Another page of this browser answers the form now. */
export class TakenOver extends Error {
  override readonly name = 'TakenOver';
}

/** What this browser keeps of share links. */
export interface ShareStore {
  draft(code: string): Promise<ShareDraft | undefined>;
  /** Makes a draft the one of its link, whoever had one, and keeps the form beside it. Files of the one before go. */
  begin(draft: ShareDraft, form?: KeptForm): Promise<void>;
  /** @throws TakenOver when another page has it, or it was submitted there */
  save(draft: ShareDraft): Promise<void>;
  /** Freezes a draft: from now on it is on its way. @throws TakenOver */
  submit(submission: ShareSubmission, holder: string): Promise<void>;
  /** Gives answers back that were not taken; not while others are being given, which would be lost. */
  reopen(submission: ShareSubmission, holder: string, at: string): Promise<void>;
  /** Throws a submission away, with its files. */
  drop(submission: ShareSubmission): Promise<void>;
  form(code: string): Promise<KeptForm | undefined>;
  submissions(code: string): Promise<readonly ShareSubmission[]>;
  submission(id: string): Promise<ShareSubmission | undefined>;
  change(id: string, change: Partial<ShareSubmission>): Promise<void>;
  /** It is safe with the server: answers and files go, and the link remembers when. */
  acknowledge(submission: ShareSubmission, sent: NonNullable<ShareSubmission['sent']>): Promise<void>;
  files(owner: string): Promise<readonly ShareFile[]>;
  file(id: string): Promise<ShareFile | undefined>;
  putFile(file: ShareFile): Promise<void>;
}

/**
 * NOTE: whatever has to be on the disk before somebody is told of it is written with strict durability. To begin tells nobody anything, and
 * the form is not drawn before it is done: it does not wait for the disk.
 */
export function createShareStore(database: IDBDatabase): ShareStore {
  const all = ['formShareSessions', 'sharedForms', 'submissions', 'files'] as const;
  const read = <Value>(store: (typeof all)[number], ask: (store: IDBObjectStore) => IDBRequest<Value>) =>
    done(ask(database.transaction(store).objectStore(store)));
  const write = async (
    work: (stores: Stores) => Promise<void> | void,
    durability: IDBTransactionDurability = 'strict',
  ) => {
    const transaction = database.transaction(all, 'readwrite', { durability });
    const end = committed(transaction);
    // NOTE: `fromEntries` forgets which names it was given.
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
    begin: (draft, form) =>
      write(async (stores) => {
        const before = (await done(stores.formShareSessions.get(draft.code))) as ShareDraft | undefined;
        if (before && before.id !== draft.id) await forgetFiles(stores, before.id);
        stores.formShareSessions.put(draft);
        if (form) stores.sharedForms.put(form);
      }, 'relaxed'),
    save: (draft) =>
      write(async (stores) => {
        await requireHeld(stores, draft.code, draft);
        stores.formShareSessions.put(draft);
      }),
    submit: (submission, holder) =>
      write(async (stores) => {
        await requireHeld(stores, submission.code, { id: submission.id, holder });
        stores.formShareSessions.delete(submission.code);
        stores.submissions.put(submission);
      }),
    reopen: (submission, holder, at) =>
      write(async (stores) => {
        const before = (await done(stores.formShareSessions.get(submission.code))) as ShareDraft | undefined;
        if (before?.isBegun) return;
        stores.submissions.delete(submission.id);
        stores.formShareSessions.put(reopened(submission, holder, at));
      }),
    drop: ({ id }) =>
      write(async (stores) => {
        stores.submissions.delete(id);
        await forgetFiles(stores, id);
      }),
    form: (code) => read('sharedForms', (store) => store.get(code)),
    submissions: (code) => read('submissions', (store) => store.index('code').getAll(code)),
    submission: (id) => read('submissions', (store) => store.get(id)),
    change: (id, change) =>
      write(async ({ submissions }) => {
        const row = (await done(submissions.get(id))) as ShareSubmission | undefined;
        if (row) submissions.put({ ...row, ...change });
      }),
    acknowledge: (submission, sent) =>
      write(async (stores) => {
        const { id, code } = submission;
        stores.submissions.put(acknowledged(submission, sent));
        await forgetFiles(stores, id);
        const form = (await done(stores.sharedForms.get(code))) as KeptForm | undefined;
        if (form) stores.sharedForms.put({ ...form, submittedAt: sent.submittedAt });
      }),
    files: (owner) => read('files', (store) => store.index('owner').getAll(owner)),
    file: (id) => read('files', (store) => store.get(id)),
    putFile: (file) => write(({ files }) => void files.put(file)),
  };
}

type Stores = Readonly<Record<'formShareSessions' | 'sharedForms' | 'submissions' | 'files', IDBObjectStore>>;

async function requireHeld(
  { formShareSessions }: Stores,
  code: string,
  { id, holder }: Pick<ShareDraft, 'id' | 'holder'>,
): Promise<void> {
  const now = (await done(formShareSessions.get(code))) as ShareDraft | undefined;
  if (now?.id !== id || now.holder !== holder) throw new TakenOver();
}

async function forgetFiles({ files }: Stores, owner: string): Promise<void> {
  for (const id of await done(files.index('owner').getAllKeys(owner))) files.delete(id);
}

/** Everything that lies in a database: it can be read where nothing more can be written. */
export async function readKept(database: IDBDatabase): Promise<KeptRows> {
  const all = <Row>(name: string): Promise<Row[]> => done(database.transaction(name).objectStore(name).getAll());
  return {
    drafts: await all<ShareDraft>('formShareSessions'),
    forms: await all<KeptForm>('sharedForms'),
    submissions: await all<ShareSubmission>('submissions'),
    files: await all<ShareFile>('files'),
  };
}
