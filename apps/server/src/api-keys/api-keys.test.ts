import { randomUUID } from 'node:crypto';
import { type ApiClient, apiKeyHeader, createApiKey, listApiKeys, revokeApiKey } from '@tideform/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { loadAuditEntries } from '../audit/audit-store.ts';
import { findApiKeyAndRecordUse } from '../authentication/api-keys-store.ts';
import { createMemoryTeam, type MemoryTeam } from '../testing/create-memory-team.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let team: MemoryTeam;
let owner: ApiClient;
beforeAll(async () => {
  team = await createMemoryTeam();
  test = await startTestApp({}, team.ports);
  owner = await team.apiOf(test, 'owner');
});
afterAll(() => test.close());
afterEach(() => sql`delete from team_api_keys`.execute(test.db.database));

const params = () => ({ teamId: team.teamId });
const createKey = (name: string, client = owner) => client.call(createApiKey, { params: params(), body: { name } });
async function createValidKey(name: string) {
  const answer = await createKey(name);
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value;
}
const listKeys = async () => {
  const answer = await owner.call(listApiKeys, { params: params() });
  return answer.ok ? answer.value.apiKeys : answer.refusal;
};
const revokeKey = (keyId: string, client = owner) => client.call(revokeApiKey, { params: { ...params(), keyId } });

it('shows a new key once, and stores only its hash', async () => {
  const { apiKey, key } = await createValidKey('  Night flows ');
  expect(apiKey).toEqual({
    id: expect.any(String),
    name: 'Night flows',
    madeAt: test.now.toISOString(),
    lastUsedAt: null,
  });
  expect(await listKeys()).toEqual([apiKey]);
  const { rows } = await sql<{ text: string }>`select team_api_keys::text as text from team_api_keys`.execute(
    test.db.database,
  );
  expect(rows[0]?.text).toContain('Night flows');
  expect(rows[0]?.text).not.toContain(key.slice(4));
});

it('records creation and revocation in the audit log, without the key', async () => {
  const { apiKey, key } = await createValidKey('Audited');
  await revokeKey(apiKey.id);
  await createKey('Refused', await team.apiOf(test, 'member'));
  const entries = await loadAuditEntries(test.db.database, team.tenantId, { most: 2 });
  const by = { teamId: team.teamId, actorId: team.people.owner, at: test.now };
  expect(entries).toMatchObject([
    { ...by, action: 'key.revoked', subject: apiKey.id },
    { ...by, action: 'key.created' },
  ]);
  expect(JSON.stringify(entries)).not.toContain(key);
});

it('shows the last use, and is valid until it is revoked', async () => {
  const { apiKey, key } = await createValidKey('n8n');
  expect(await findApiKeyAndRecordUse(test.db.database, key, test.now)).toMatchObject({
    id: apiKey.id,
    tenantId: team.tenantId,
  });
  expect(await listKeys()).toMatchObject([{ name: 'n8n', lastUsedAt: test.now.toISOString() }]);
  expect(await revokeKey(apiKey.id)).toEqual({ ok: true, value: { revoked: 1 } });
  expect(await revokeKey(apiKey.id)).toEqual({ ok: true, value: { revoked: 0 } });
  expect(await findApiKeyAndRecordUse(test.db.database, key, test.now)).toBeUndefined();
  expect(await listKeys()).toEqual([]);
});

it('lets only owners of the same team manage keys', async () => {
  const { apiKey } = await createValidKey('Flows');
  for (const person of ['builder', 'member', 'guest'] as const) {
    const client = await team.apiOf(test, person);
    expect(await createKey('Mine', client)).toMatchObject({ refusal: 'forbidden' });
    expect(await client.call(listApiKeys, { params: params() })).toMatchObject({ refusal: 'forbidden' });
    expect(await revokeKey(apiKey.id, client)).toMatchObject({ refusal: 'forbidden' });
  }
  // An owner's team token with the Graph token of another user.
  expect(await createKey('Lent', await team.apiOf(test, 'owner', 'member'))).toMatchObject({ refusal: 'forbidden' });
  const elsewhere = randomUUID();
  const claims = { teamId: elsewhere, userId: team.people.owner, tenantId: team.tenantId, isTeamOwner: true };
  const others = test.clientWith(await test.tokens.signTeamToken(claims), team.graph.createToken(team.people.owner));
  const call = { params: { teamId: elsewhere, keyId: apiKey.id } };
  expect(await others.call(revokeApiKey, call)).toEqual({ ok: true, value: { revoked: 0 } });
  expect(await listKeys()).toMatchObject([{ name: 'Flows' }]);
});

it('does not create keys for callers with an API key', async () => {
  const { key } = await createValidKey('Flows');
  const reply = await test.app.inject({
    method: 'POST',
    url: `/api/teams/${team.teamId}/api-keys`,
    headers: { [apiKeyHeader]: key },
    payload: { name: 'Another' },
  });
  expect(reply.statusCode).toBe(401);
});

it('limits a team to twenty valid keys, also for concurrent requests', async () => {
  const answers = await Promise.all(Array.from({ length: 23 }, (_, at) => createKey(`Key ${at}`)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ refusal: 'too-many-keys' });
  const [first] = (await listKeys()) as { id: string }[];
  await revokeKey(first!.id);
  expect((await createKey('Again')).ok).toBe(true);
});
