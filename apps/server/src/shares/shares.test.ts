import { randomUUID } from 'node:crypto';
import {
  type ApiClient,
  createShare,
  deleteShare,
  type FormShare,
  listShares,
  putForm,
  updateShare,
} from '@tideform/contract';
import { operations } from '@tideform/graph';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectAccount, createMemoryTeam, type MemoryPerson, type MemoryTeam } from '../testing/create-memory-team.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let team: MemoryTeam;
let asBuilder: ApiClient;
let asOwner: ApiClient;
let graphCredentialsId: string;
let formCount = 0;

beforeAll(async () => {
  team = await createMemoryTeam();
  test = await startTestApp({}, team.ports);
  [asBuilder, asOwner] = await Promise.all([team.apiOf(test, 'builder'), team.apiOf(test, 'owner')]);
  graphCredentialsId = await connectAccount(test, team, 'builder');
  await sql`
    insert into team_users (team_id, user_id, tenant_id, name, last_seen_at)
    values (${team.teamId}, ${team.people.builder}, ${team.tenantId}, 'Bea Builder', now())
  `.execute(test.db.database);
});
afterAll(() => test.close());

type Component = { readonly type: string; readonly [name: string]: unknown };

async function publish(...components: Component[]) {
  const formId = `form-${++formCount}`;
  const body = await team.publish(formId, `Form ${formCount}`, { display: 'form', components });
  const params = { teamId: team.teamId, formId };
  expect(await asOwner.call(putForm, { params, body })).toMatchObject({ ok: true });
  return { ...params, publishedDriveItemId: body.publishedDriveItemId };
}
const placeField = { type: 'textfield', key: 'place', label: 'Place' };

const callCreateShare = (params: { teamId: string; formId: string }, over: object = {}, api = asBuilder) =>
  api.call(createShare, { params, body: { graphCredentialsId, ...over } });
async function createValidShare(params: { teamId: string; formId: string }, over: object = {}): Promise<FormShare> {
  const answer = await callCreateShare(params, over);
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value;
}
async function callListShares(params: { teamId: string; formId: string }) {
  const answer = await asBuilder.call(listShares, { params });
  return answer.ok ? answer.value.shares : [];
}

it('creates a share link with a random code, and stores neither the code nor the password in plain text', async () => {
  const params = await publish(placeField);
  const share = await createValidShare(params, {
    name: ' Quay ',
    password: 'low tide',
    embedOrigins: ['https://quay.example'],
  });
  expect(share).toEqual({
    id: expect.any(String),
    code: expect.stringMatching(/^[\w-]{24}$/),
    created: test.now.toISOString(),
    createdBy: 'Bea Builder',
    authorizedBy: 'builder',
    hasValidCredentials: true,
    name: 'Quay',
    opensAt: null,
    closesAt: null,
    mostResponses: null,
    isOncePerDevice: false,
    closingText: null,
    embedOrigins: ['https://quay.example'],
    hasPassword: true,
    state: 'open',
    usage: { opened: 0, submitted: 0, waiting: 0, lastSubmittedAt: null },
  });
  const second = await createValidShare(params);
  expect(new Set((await callListShares(params)).map(({ code }) => code))).toEqual(new Set([share.code, second.code]));
  const { rows } = await sql<{ text: string }>`select form_shares::text as text from form_shares`.execute(
    test.db.database,
  );
  for (const { text } of rows) {
    expect(text).not.toContain(share.code);
    expect(text).not.toContain('low tide');
  }
});

it('returns the settings and state of a share link', async () => {
  const params = await publish(placeField);
  const { id: shareId } = await createValidShare(params);
  const at = { ...params, shareId };
  const change = async (body: object) => {
    const answer = await asBuilder.call(updateShare, { params: at, body });
    return answer.ok ? answer.value.state : answer.refusal;
  };
  expect(await change({ opensAt: '2026-03-15T00:00:00Z', closingText: 'Soon' })).toBe('not-open-yet');
  expect(await change({ closesAt: '2026-03-14T12:00:00Z' })).toBe('closes-before-it-opens');
  expect(await change({ opensAt: null, closesAt: '2026-03-14T10:00:00Z' })).toBe('closed');
  expect(await change({ closesAt: null, mostResponses: 1 })).toBe('open');
  expect(await callListShares(params)).toMatchObject([{ mostResponses: 1, closingText: 'Soon', closesAt: null }]);
  const { database } = test.db;
  await sql`
    insert into share_sessions (id, share_id, made_at, submitted_at) values (${randomUUID()}, ${shareId}, now(), ${test.now})
  `.execute(database);
  expect(await change({})).toBe('full');
  expect((await callListShares(params))[0]!.usage).toMatchObject({ submitted: 1, waiting: 1 });

  await sql`update graph_credentials set purposes = '{mail}'`.execute(database);
  expect(await callListShares(params)).toMatchObject([{ state: 'unauthorized', hasValidCredentials: false }]);
  await connectAccount(test, team, 'builder');

  const others = { ...at, formId: (await publish(placeField)).formId };
  expect(await asBuilder.call(updateShare, { params: others, body: {} })).toMatchObject({ refusal: 'not-found' });
  expect(await asBuilder.call(deleteShare, { params: others })).toMatchObject({ value: { deleted: false } });
  expect(await asBuilder.call(deleteShare, { params: at })).toMatchObject({ value: { deleted: true } });
  expect([await callListShares(params), await change({})]).toEqual([[], 'not-found']);
});

it('accepts only the caller’s own account, and only if it is connected for files', async () => {
  const params = await publish(placeField);
  const refused = async (id: string, api = asBuilder) => {
    const answer = await callCreateShare(params, { graphCredentialsId: id }, api);
    return answer.ok ? 'made' : [answer.refusal, answer.detail];
  };
  const required = ['authorization-required', 'Authorization Required'];
  expect(await refused(randomUUID())).toEqual(required);
  expect(await refused(graphCredentialsId, asOwner)).toEqual(required);
  await sql`update graph_credentials set expired_at = now()`.execute(test.db.database);
  expect(await refused(graphCredentialsId)).toEqual(['authorization-expired', 'Authorization has expired']);
  await sql`update graph_credentials set expired_at = null`.execute(test.db.database);
  expect(await refused(graphCredentialsId)).toBe('made');
  const ownersId = await connectAccount(test, team, 'owner');
  const params2 = { ...params, shareId: (await callListShares(params))[0]!.id };
  const again = await asOwner.call(updateShare, { params: params2, body: { graphCredentialsId: ownersId } });
  expect(again).toMatchObject({ ok: true, value: { authorizedBy: 'owner', createdBy: 'Bea Builder' } });
});

it('refuses unpublished forms, and confidential forms unless the caller is an owner', async () => {
  const nowhere = { teamId: team.teamId, formId: 'form-0' };
  expect(await callCreateShare(nowhere)).toMatchObject({ refusal: 'form-not-found' });
  const params = await publish(placeField);
  const config = await findConfig(params.publishedDriveItemId);
  await config.write({ ...config.content, confidentialResponses: true });
  expect(await callCreateShare(params)).toMatchObject({ refusal: 'owners-only' });
  expect(
    await callCreateShare(params, { graphCredentialsId: await connectAccount(test, team, 'owner') }, asOwner),
  ).toMatchObject({
    ok: true,
  });
});

it.each<MemoryPerson>(['member', 'guest'])('refuses to create share links for a %s', async (who) => {
  const api = await team.apiOf(test, who);
  expect(await api.call(listShares, { params: await publish(placeField) })).toMatchObject({ refusal: 'forbidden' });
});

async function findConfig(publishedId: string) {
  const graph = team.createGraphFor('owner');
  const { driveId } = team;
  const published = await graph.call(operations.getItem, { driveId, itemId: publishedId });
  const at = { driveId, itemId: published.parentReference!.id!, path: 'form.config.json' };
  const item = await graph.call(operations.getChildByPath, at);
  const content = await (await graph.download(item['@microsoft.graph.downloadUrl']!)).text();
  return {
    content: JSON.parse(content) as object,
    write: (json: object) =>
      graph.call(
        operations.putItemContent,
        { driveId, itemId: item.id },
        { bytes: new TextEncoder().encode(JSON.stringify(json)) },
      ),
  };
}
