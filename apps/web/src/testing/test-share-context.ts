import type { SubmissionData } from '@tideform/engine';
import { IDBFactory } from 'fake-indexeddb';
import { TakeOverRefused } from '../saving/edit-lock.ts';
import { findFileIds } from '../screens/share/sending/create-pdf.ts';
import { createFallbackStore } from '../screens/share/session/create-fallback-store.ts';
import type { ShareContext } from '../screens/share/session/share-context.ts';
import type { SharedForm } from '../screens/share/session/share-records.ts';
import {
  createShareStore,
  openShareDatabase,
  readStoredRows,
  type ShareStore,
} from '../screens/share/session/share-store.ts';

interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly detail?: string;
}

/** Fake server of share links, which stores the data that it receives. */
export interface ShareServer {
  form: SharedForm;
  teamName: string;
  isOncePerDevice: boolean;
  password: string | undefined;
  /** Whether the server can't be reached. */
  isDown: boolean;
  /** Refusals, keyed by HTTP method and last segment of the operation's path: `POST submit`. Each applies once. */
  readonly refusals: Map<string, Refusal>;
  /** Operations that are executed but whose responses are lost. Each applies once. */
  readonly lostResponses: Set<string>;
  readonly calls: string[];
  /** Maps a session to its first submission. */
  readonly submitted: Map<string, { readonly body: string; readonly number: number }>;
  /** Maps a session whose files are complete to the ID of its PDF. */
  readonly completed: Map<string, string | null>;
  /** Maps a file ID to the uploaded bytes. */
  readonly files: Map<string, Uint8Array>;
}

export interface TestShareContext extends ShareContext {
  readonly server: ShareServer;
  /** IndexedDB of the browser. */
  readonly indexedDB: IDBFactory;
  /** Storage of the browser, which rejects writes while it is full. */
  readonly disk: { isFull: boolean };
  /** Opens another page of the same browser. */
  openAnotherPage(): TestShareContext;
}

const startMs = Date.parse('2026-11-24T09:00:00.000Z');
const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
const problem = ({ status, code, detail }: Refusal) =>
  json(status, { type: 'about:blank', title: code, status, code, ...(detail !== undefined && { detail }) });

/** Simulates a browser with the page of a share link, and the server behind it. */
export async function createTestShareContext(
  components: SharedForm['schema']['components'],
  over: Partial<ShareServer> = {},
): Promise<TestShareContext> {
  const server: ShareServer = {
    ...{ teamName: 'Северная', isOncePerDevice: false, password: undefined, isDown: false },
    form: { id: 'form1', title: 'Пропуск', version: 1, schema: { components } },
    ...{ refusals: new Map(), lostResponses: new Set(), calls: [], submitted: new Map(), files: new Map() },
    completed: new Map(),
    ...over,
  };
  const indexedDB = new IDBFactory();
  const database = await openShareDatabase(indexedDB);
  const disk = { isFull: false };
  const { store, persistence: keeping } = createFallbackStore(limitByDisk(createShareStore(database), disk), () =>
    readStoredRows(database),
  );
  const locks = new Map<string, { readonly lose: () => void; readonly onTake: () => Promise<void> }>();
  const queues = new Map<string, Promise<unknown>>();
  let ids = 0;
  const page = (): TestShareContext => ({
    server,
    indexedDB,
    disk,
    store,
    persistence: keeping,
    fetch: (url, init) => handleRequest(server, new Request(new URL(String(url), 'https://tideform.test'), init)),
    now: () => new Date(startMs + 1000 * ++ids).toISOString(),
    uuid: () => `id-${++ids}`,
    async acquireLock(name, isTaken, onTake) {
      const holder = locks.get(name);
      if (holder && !isTaken) return undefined;
      await holder?.onTake().catch(() => {
        throw new TakeOverRefused('The other page refused to release the lock.');
      });
      holder?.lose();
      const lost = Promise.withResolvers<void>();
      const own = { lose: lost.resolve, onTake };
      locks.set(name, own);
      return { lost: lost.promise, release: () => void (locks.get(name) === own && locks.delete(name)) };
    },
    runExclusive(name, work) {
      const next = (queues.get(name) ?? Promise.resolve()).then(work, work);
      queues.set(name, next);
      return next;
    },
    renderPdf: async ({ title }) => new Blob([`%PDF ${title}`], { type: 'application/pdf' }),
    openAnotherPage: page,
  });
  return page();
}

/** Wraps a store so that its writes fail while the disk is full. */
function limitByDisk(store: ShareStore, disk: { readonly isFull: boolean }): ShareStore {
  const refuse = async () => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  };
  const unlessDiskIsFull = <Work extends (...args: never[]) => Promise<void>>(work: Work): Work =>
    ((...args) => (disk.isFull ? refuse() : work(...args))) as Work;
  const {
    putDraft: begin,
    save,
    submit,
    reopen,
    deleteSubmission: drop,
    updateSubmission: change,
    acknowledge,
    putFile,
  } = store;
  return {
    ...store,
    ...{
      putDraft: unlessDiskIsFull(begin),
      save: unlessDiskIsFull(save),
      submit: unlessDiskIsFull(submit),
      reopen: unlessDiskIsFull(reopen),
      deleteSubmission: unlessDiskIsFull(drop),
    },
    ...{
      updateSubmission: unlessDiskIsFull(change),
      acknowledge: unlessDiskIsFull(acknowledge),
      putFile: unlessDiskIsFull(putFile),
    },
  };
}

async function handleRequest(server: ShareServer, request: Request): Promise<Response> {
  if (server.isDown) throw new TypeError('Failed to fetch');
  const url = new URL(request.url);
  const name = `${request.method} ${url.pathname.split('/').at(-1)}`;
  server.calls.push(name);
  const refusing = server.refusals.get(name);
  if (refusing) {
    server.refusals.delete(name);
    return problem(refusing);
  }
  const reply = await (handlers[name] ?? upload)(server, request, url);
  if (server.lostResponses.delete(name)) throw new TypeError('Failed to fetch');
  return reply;
}

type Handler = (server: ShareServer, request: Request, url: URL) => Promise<Response> | Response;

const getSession = (request: Request): string => request.headers.get('session-token') ?? '';

let sessionCount = 0;
const createSession = (id: string) => json(200, { token: id, id, expiresAt: '2027-01-01T00:00:00.000Z' });

const handlers: Readonly<Record<string, Handler>> = {
  'GET token': ({ password }) =>
    password === undefined
      ? createSession(`session-${++sessionCount}`)
      : problem({ status: 422, code: 'password-required' }),
  'POST token': async ({ password }, request) => {
    const body = (await request.json()) as { readonly password?: string; readonly token?: string };
    if (body.token !== undefined) return createSession(body.token);
    return body.password === password
      ? createSession(`session-${++sessionCount}`)
      : problem({ status: 422, code: 'wrong-password' });
  },
  'GET form-share-session': ({ form, teamName, isOncePerDevice, submitted }, request) =>
    json(200, {
      ...{ id: getSession(request), submissionNumber: null, title: form.title, downloadUrl: '/form', closesAt: null },
      ...{ team: { name: teamName }, isOncePerDevice, isSubmitted: submitted.has(getSession(request)) },
    }),
  'GET form': ({ form }) => json(200, form),
  'GET pre-submit': ({ form }) => json(200, { submissionNumber: 7, title: form.title }),
  'POST upload-urls': async (_, request) => {
    const { files } = (await request.json()) as { readonly files: readonly { id: string; name: string }[] };
    const uploads = files.map(({ id, name }) => ({
      id,
      name,
      uploadUrl: `https://library.test/up/${id}`,
      expiresAt: null,
    }));
    return json(200, { files: uploads });
  },
  'POST submit': async ({ submitted }, request) => {
    const body = await request.text();
    const id = getSession(request);
    const before = submitted.get(id);
    if (before && before.body !== body) return problem({ status: 409, code: 'already-submitted' });
    const { number } = before ?? { number: submitted.size + 1 };
    submitted.set(id, { body, number });
    const uploads = { id, submissionNumber: number, submittedAt: '2026-11-24T10:44:00.000Z' };
    return json(200, uploads, { 'idempotency-key': request.headers.get('idempotency-key') ?? '' });
  },
  'POST complete': async ({ submitted, completed, files }, request) => {
    const { pdf } = (await request.json()) as { readonly pdf: string | null };
    const id = getSession(request);
    const sent = submitted.get(id);
    if (!sent) return problem({ status: 409, code: 'not-submitted' });
    const { data } = JSON.parse(sent.body) as { readonly data: { readonly data: SubmissionData } };
    const missing = [...findFileIds(data.data), ...(pdf === null ? [] : [pdf])].find((one) => !files.has(one));
    if (missing !== undefined) return problem({ status: 422, code: 'files-missing', detail: missing });
    completed.set(id, pdf);
    return json(200, { id });
  },
};

/** Accepts uploaded byte ranges as the library does. */
const upload: Handler = async ({ files }, request, url) => {
  const id = url.pathname.split('/').at(-1)!;
  const had = files.get(id) ?? new Uint8Array();
  const next = (size: number) => json(202, { nextExpectedRanges: [`${size}-`] });
  if (request.method === 'GET') return next(had.length);
  const [, from, total] = /^bytes (\d+)-\d+\/(\d+)$/.exec(request.headers.get('content-range') ?? '') ?? [];
  if (Number(from) !== had.length) return json(416, {});
  const bytes = new Uint8Array([...had, ...new Uint8Array(await request.arrayBuffer())]);
  files.set(id, bytes);
  return bytes.length === Number(total) ? json(201, {}) : next(bytes.length);
};
