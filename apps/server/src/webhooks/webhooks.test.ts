import { randomUUID } from 'node:crypto';
import { type ApiClient, deleteWebhooks, listWebhooks, migrateWebhooksList } from '@tideform/contract';
import { createGraphClient, type Permission } from '@tideform/graph';
import { createMemoryGraph } from '@tideform/graph/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const [teamId, otherTeamId, noLibraryId] = [randomUUID(), randomUUID(), randomUUID()] as const;
const [owner, builder, member, stranger] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()] as const;
const params = { teamId };

let ids = 0;
let requests = 0;
let firstLostRequest = Number.POSITIVE_INFINITY;
const graph = createMemoryGraph({
  newId: () => `ID${++ids}`,
  now: () => '2026-03-14T10:00:00.000Z',
  people: [owner, builder, member, stranger].map((id) => ({ id, displayName: id, mail: `${id}@contoso.test` })),
  groups: [teamId, otherTeamId, noLibraryId].map((id) => ({
    id,
    displayName: id,
    ownerIds: id === otherTeamId ? [stranger] : [owner],
    memberIds: id === otherTeamId ? [stranger] : [owner, builder, member],
  })),
  fault: (moment) => (moment === 'request' && ++requests >= firstLostRequest ? 'lost' : undefined),
});

async function callGraph<Reply = { readonly id: string }>(method: string, path: string, body?: object): Promise<Reply> {
  const reply = await graph.fetch(`${graph.baseUrl}${path}`, {
    method,
    headers: { Authorization: `Bearer ${graph.createToken(owner)}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as Reply;
}

/**
 * Creates a library in which owners and one member may edit forms. Other members can only read the folder Form Config.
 */
async function createLibrary(groupId: string): Promise<void> {
  const library = { displayName: 'tfDrive', columns: [], list: { template: 'documentLibrary' } };
  await callGraph('POST', `/groups/${groupId}/sites/root/lists`, library);
  const { driveId } = [...graph.state.libraries.values()].find(
    (list) => list.groupId === groupId && !list.isSystem && list.displayName === 'tfDrive',
  )!;
  const folder = await callGraph('POST', `/drives/${driveId}/root/children`, { name: 'Form Config', folder: {} });
  const invite = (objectId: string, role: string) =>
    callGraph('POST', `/drives/${driveId}/items/${folder.id}/invite`, {
      recipients: [{ objectId }],
      roles: [role],
      requireSignIn: true,
      sendInvitation: false,
    });
  await invite(groupId, 'read');
  const permissions = `/drives/${driveId}/items/${folder.id}/permissions`;
  const { value } = await callGraph<{ readonly value: Permission[] }>('GET', permissions);
  for (const { id, roles } of value) {
    if (!roles.includes('owner'))
      await callGraph('PATCH', `${permissions}/${encodeURIComponent(id)}`, { roles: ['read'] });
  }
  await invite(builder, 'write');
}

async function createLegacyList(groupId: string): Promise<(fields: object) => Promise<unknown>> {
  const texts = ['formId', 'name', 'url', 'type', 'environment', 'origin'];
  const columns = [...texts.map((name) => ({ name, text: {} })), { name: 'includePdf', boolean: {} }];
  const list = await callGraph('POST', `/groups/${groupId}/sites/root/lists`, { displayName: 'tfWebhooks', columns });
  return (fields) => callGraph('POST', `/groups/${groupId}/sites/root/lists/${list.id}/items`, { fields });
}

let test: TestApp;
let addRow: (fields: object) => Promise<unknown>;
beforeAll(async () => {
  const graphAs = (token: string) =>
    createGraphClient({
      baseUrl: graph.baseUrl,
      fetch: graph.fetch,
      token: async () => token,
      wait: async () => {},
      random: () => 0,
    });
  test = await startTestApp({}, { graphAs });
  await createLibrary(teamId);
  addRow = await createLegacyList(teamId);
  await addRow({ formId: 'form-1', name: 'Stock', url: 'https://hooks.test/stock', includePdf: true });
  await addRow({ formId: 'form-1', url: 'https://hooks.test/gone', type: 'response-deleted', environment: 'preview' });
  await addRow({ formId: 'form-1', url: 'https://mail.test/send', origin: 'INBUILT_EMAIL' });
  await addRow({ formId: 'form-2', url: 'javascript:alert(1)' });
  await addRow({ url: 'https://hooks.test/nobody' });
  await addRow({ formId: 'form-2', url: 'https://hooks.test/x', type: 'response-eaten' });
});
afterAll(() => test.close());

/** Creates an API client with a user's team token, and a Graph token of the same or another user. */
async function createClientFor(userId: string, claims: object = {}, graphUser = userId): Promise<ApiClient> {
  const isTeamOwner = userId === owner;
  const token = await test.tokens.signTeamToken({ teamId, userId, tenantId: randomUUID(), isTeamOwner, ...claims });
  return test.clientWith(token, graph.createToken(graphUser));
}

const list = async (client: ApiClient, query = {}) => {
  const answer = await client.call(listWebhooks, { params, query });
  return answer.ok ? answer.value.webhooks.map(({ url }) => url) : answer.refusal;
};

const calls = {
  listWebhooks: (client: ApiClient) => client.call(listWebhooks, { params, query: {} }),
  deleteWebhooks: (client: ApiClient) =>
    client.call(deleteWebhooks, { params, query: { formId: 'form-9', origin: 'INBUILT_EMAIL' } }),
  migrateWebhooksList: (client: ApiClient) => client.call(migrateWebhooksList, { params }),
};
const callers: Record<string, { readonly client: () => Promise<ApiClient>; readonly answer: 'ok' | string }> = {
  'a team owner': { client: () => createClientFor(owner), answer: 'ok' },
  'a member who writes in Form Config': { client: () => createClientFor(builder), answer: 'ok' },
  'a member who reads Form Config': { client: () => createClientFor(member), answer: 'forbidden' },
  "a member with a builder's Graph token": { client: () => createClientFor(member, {}, builder), answer: 'forbidden' },
  "a member with an owner's Graph token": { client: () => createClientFor(member, {}, owner), answer: 'forbidden' },
  'a member who has lost the team since': { client: () => createClientFor(stranger), answer: 'forbidden' },
  "another team's owner": {
    client: () => createClientFor(stranger, { teamId: otherTeamId, isTeamOwner: true }),
    answer: 'unauthorized',
  },
  'somebody without a team token': {
    client: async () => test.clientWith('nonsense', graph.createToken(owner)),
    answer: 'unauthorized',
  },
  'somebody with a Graph token that Graph does not know': {
    client: async () => {
      const claims = { teamId, userId: builder, tenantId: randomUUID(), isTeamOwner: false };
      return test.clientWith(await test.tokens.signTeamToken(claims), 'nonsense');
    },
    answer: 'unauthorized',
  },
};

describe('permissions for webhooks', () => {
  const matrix = Object.keys(calls).flatMap((call) => Object.keys(callers).map((caller) => [call, caller] as const));
  it.each(matrix)('allow or refuse %s by %s', async (call, caller) => {
    const result = await calls[call as keyof typeof calls](await callers[caller]!.client());
    expect(result.ok ? 'ok' : result.refusal).toBe(callers[caller]?.answer);
  });
});

describe("a team's legacy list of webhooks", () => {
  it('is imported only once, and invalid rows are reported', async () => {
    await sql`delete from webhooks`.execute(test.db.database);
    const client = await createClientFor(builder);
    const migrate = () => client.call(migrateWebhooksList, { params });
    expect(await migrate()).toEqual({ ok: true, value: { migrated: 3, skipped: ['4', '5', '6'] } });
    const again = await Promise.all([migrate(), migrate()]);
    expect(again.map((answer) => answer.ok && answer.value.migrated)).toEqual([0, 0]);
    const answer = await client.call(listWebhooks, { params, query: {} });
    expect(answer.ok && answer.value.webhooks.map(({ id: _, ...rest }) => rest)).toEqual(
      expect.arrayContaining([
        {
          formId: 'form-1',
          name: 'Stock',
          url: 'https://hooks.test/stock',
          type: 'response-submitted',
          environment: 'production',
          includePdf: true,
          format: 'json',
          language: 'en',
          origin: 'CUSTOM',
          state: 'active',
        },
        expect.objectContaining({ url: 'https://hooks.test/gone', type: 'response-deleted', environment: 'preview' }),
        expect.objectContaining({ url: 'https://mail.test/send', origin: 'INBUILT_EMAIL' }),
      ]),
    );
  });

  it('can be filtered by form, type and environment after the import', async () => {
    const client = await createClientFor(owner);
    expect(await list(client, { formId: 'form-2' })).toEqual([]);
    expect(await list(client, { formId: 'form-1', type: 'response-deleted' })).toEqual(['https://hooks.test/gone']);
    expect(await list(client, { type: 'response-deleted', environment: 'production' })).toEqual([]);
    expect(await list(client, { environment: 'preview' })).toEqual(['https://hooks.test/gone']);
  });

  it('is imported again without restoring deleted webhooks, but with new rows', async () => {
    const client = await createClientFor(owner);
    const remove = (formId: string) =>
      client.call(deleteWebhooks, { params, query: { formId, origin: 'INBUILT_EMAIL' } });
    expect(await remove('form-1')).toEqual({ ok: true, value: { deleted: 1 } });
    expect(await remove('form-1')).toEqual({ ok: true, value: { deleted: 0 } });
    await addRow({ formId: 'form-2', url: 'https://hooks.test/new' });
    expect(await client.call(migrateWebhooksList, { params })).toMatchObject({ value: { migrated: 1 } });
    const urls = await list(client);
    expect(urls).toContain('https://hooks.test/new');
    expect(urls).not.toContain('https://mail.test/send');
  });

  it('does not need to exist', async () => {
    const claims = { teamId: noLibraryId, userId: owner, tenantId: randomUUID(), isTeamOwner: true };
    const client = test.clientWith(await test.tokens.signTeamToken(claims), graph.createToken(owner));
    const answer = await client.call(migrateWebhooksList, { params: { teamId: noLibraryId } });
    expect(answer).toEqual({ ok: true, value: { migrated: 0, skipped: [] } });
  });

  it('is imported completely by a second migration, even if the first lost its connection at any request', async () => {
    const client = await createClientFor(builder);
    const migrate = () => client.call(migrateWebhooksList, { params });
    for (let request = 1; ; request++) {
      await sql`delete from webhooks`.execute(test.db.database);
      requests = 0;
      firstLostRequest = request;
      const first = await migrate().catch((error: unknown) => error);
      const wasLost = requests >= request;
      firstLostRequest = Number.POSITIVE_INFINITY;
      if (!wasLost) break;
      expect(first).toMatchObject({ reason: 'server-error' });
      await migrate();
      expect(await list(client), `lost from request ${request}`).toHaveLength(4);
    }
  });
});
