import { setTimeout as wait } from 'node:timers/promises';
import {
  type ApiClient,
  countSubmission,
  createApiClient,
  deliver,
  getTeamToken,
  issueTenantToken,
  listDataSources,
  nextSubmissionNumber,
  provisionConfidential,
  putForm,
} from '@tideform/contract';
import { createGraphClient, type GraphClient } from '@tideform/graph';
import { watchCalls } from '@tideform/graph/metadata';
import { readTables } from '@tideform/import/tables';
import {
  createFileCommands,
  createFormService,
  createResponseCommands,
  createSubmissionReader,
  createSyncEngine,
  type Failure,
  type Identity,
  openDatabase,
  type ProductServer,
  pullTeam,
  pullTeams,
  type SyncContext,
} from '@tideform/sync';
import { createMemoryProductServer, createTestPorts } from '@tideform/sync/testing';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { AddedPerson } from './add-people.ts';
import { createSignInClient } from './create-sign-in-client.ts';
import { openHttpBrowser } from './http-browser.ts';

/** Signs in a user at a running server, and creates the user's clients. */
export async function signInPerson(server: { readonly origin: string }, person: AddedPerson, password: string) {
  const { origin } = server;
  const { access_token: graphToken } = await createSignInClient(origin).signIn(person.account, password);
  const api = createApiClient({
    baseUrl: origin,
    fetch,
    async token({ caller, teamId = '' }) {
      if (caller === 'graph') return graphToken;
      const answer =
        caller === 'team' ? await api.call(getTeamToken, { params: { teamId } }) : await api.call(issueTenantToken, {});
      if (!answer.ok) throw new Error(answer.refusal);
      return answer.value.token;
    },
  });
  const watched = watchCalls(() => `${origin}/v1.0`, fetch);
  const graphWhile = (isOnline: () => boolean): GraphClient =>
    createGraphClient({
      baseUrl: `${origin}/v1.0`,
      fetch: (url, init) => (isOnline() ? watched.fetch(url, init) : Promise.reject(new TypeError('Failed to fetch'))),
      token: async () => graphToken,
      wait: (ms, signal) => wait(ms, undefined, { signal }),
      random: Math.random,
    });
  return {
    ...person,
    graphToken,
    api: api as ApiClient,
    graph: graphWhile(() => true),
    /** Requests of this user so far that violate Microsoft's Graph metadata. */
    graphFaults: watched.violations,
    /** Opens an authorization URL and signs in. @returns the code and state in the redirect */
    async authorizeAt(url: string, as: AddedPerson = person): Promise<{ code: string; state: string }> {
      const browser = openHttpBrowser(({ pathname }) => pathname === '/auth-code-start.html');
      const end = new URL((await browser.submit(await browser.open(url), { account: as.account, password })).url);
      return { code: end.searchParams.get('code') ?? '', state: end.searchParams.get('state') ?? '' };
    },
    openDevice: () =>
      createSyncDevice({
        identity: { tenantId: person.tenantId, userId: person.id, displayName: person.account },
        api,
        graph: graphWhile,
      }),
  };
}

export type SignedInPerson = Awaited<ReturnType<typeof signInPerson>>;

/** Opens a user's device with a separate database, real time and a real server. Its network can be disconnected. */
async function createSyncDevice(who: {
  readonly identity: Identity;
  readonly api: ApiClient;
  /** Creates the device's Graph client. @param isOnline returns whether the device's network is connected */
  readonly graph: (isOnline: () => boolean) => GraphClient;
}) {
  let isOnline = true;
  const { identity } = who;
  const database = await openDatabase({ name: 'device', indexedDB: new IDBFactory(), keyRange: IDBKeyRange });
  const ports = createTestPorts({
    clock: {
      monotonicMs: () => performance.now(),
      now: () => new Date().toISOString(),
      wait: (ms, signal) => wait(ms, undefined, { signal }),
    },
    chance: { uuid: () => crypto.randomUUID(), random: Math.random },
    graph: who.graph(() => isOnline),
    server: createProductServer(who.api),
    readTables: async (content) => readTables(new Uint8Array(await content.arrayBuffer())),
    identity: () => identity,
    isOnline: () => isOnline,
  });
  const context: SyncContext = { database, ports };
  const engine = createSyncEngine(context, { pullTeams, pullTeam });
  engine.start();
  return {
    context,
    forms: createFormService(context),
    responses: createResponseCommands(context),
    files: createFileCommands(context),
    submissions: createSubmissionReader(context),
    /** Syncs a team. @returns the failures */
    sync: (teamId: string) =>
      new Promise<readonly Failure[]>((done) => {
        engine.requestSync({ teamId, completionCallback: ({ errors }) => done(errors) });
      }),
    plug(online: boolean) {
      isOnline = online;
    },
    close: () => engine.stop(),
  };
}

export type SyncDevice = Awaited<ReturnType<typeof createSyncDevice>>;

/** Creates the server port of the sync engine, which calls the server's API. */
function createProductServer(api: ApiClient): ProductServer {
  const requireValue = <Value>(
    answer: { ok: true; value: Value } | { ok: false; refusal: string; detail?: string },
  ): Value => {
    if (!answer.ok) throw new Error(answer.detail ?? answer.refusal);
    return answer.value;
  };
  return {
    ...createMemoryProductServer(),
    nextSubmissionNumber: async (teamId, formId, idempotencyKey) =>
      requireValue(await api.call(nextSubmissionNumber, { params: { teamId, formId }, idempotencyKey }))
        .submissionNumber,
    countSubmission: async (teamId, formId, idempotencyKey, resubmission) =>
      void requireValue(
        await api.call(countSubmission, { params: { teamId }, query: { formId, resubmission }, idempotencyKey }),
      ),
    deliver: async (teamId, formId, body) =>
      void requireValue(await api.call(deliver, { params: { teamId, formId }, body })),
    provisionConfidential: async (teamId, formId) =>
      requireValue(await api.call(provisionConfidential, { params: { teamId, formId } })).folderDriveItemId,
    registerForm: async (teamId, formId, body) =>
      void requireValue(await api.call(putForm, { params: { teamId, formId }, body })),
    listDataSources: async (teamId) => requireValue(await api.call(listDataSources, { params: { teamId } })),
  };
}

/**
 * Returns the value of a successful result.
 *
 * @throws if the operation was refused
 */
export async function unwrapResult<Value>(
  result: Promise<{ ok: true; value: Value } | { ok: false; refusal: string }>,
): Promise<Value> {
  const answer = await result;
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
}
