import { randomUUID } from 'node:crypto';
import {
  type ApiCaller,
  type ApiOperation,
  apiKeyHeader,
  graphTokenHeader,
  operations,
  sessionTokenHeader,
  tokenHeader,
} from '@tideform/contract';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryTeam, type MemoryPerson, type MemoryTeam } from '../testing/create-memory-team.ts';
import { createSample, type SampleServer, startSampleServer } from '../testing/sample-operations.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { insertApiKey, markApiKeyRevoked } from './api-keys-store.ts';

/** All operations of the API contract, and samples for kinds of callers that no operation of the contract uses. */
const samples = [
  createSample('share'),
  createSample('team', 'member', true),
  createSample('team-and-graph', 'builder', true),
];
const allOperations: readonly ApiOperation[] = [
  ...Object.values(operations),
  ...samples.map(({ operation }) => operation),
];

const roles = [
  'nobody',
  'forger',
  'otherTeam',
  'tenant',
  'guest',
  'member',
  'borrower',
  'builder',
  'owner',
  'visitor',
  'visitorOnce',
  'program',
  'otherProgram',
  'formerProgram',
] as const;
type Role = (typeof roles)[number];

const people = ['guest', 'member', 'borrower', 'builder', 'owner'] as const;

/** Maps the kind of caller that an operation declares to the roles that pass authentication. */
const known: Readonly<Record<ApiCaller, readonly Role[]>> = {
  none: roles,
  graph: ['otherTeam', 'tenant', ...people],
  tenant: ['tenant'],
  team: people,
  'team-and-graph': people,
  share: ['visitor'],
};

/**
 * Maps the role that an operation requires to the roles that pass authorization. Operations' own checks have other
 * tests.
 */
const authorizedRoles: Readonly<Record<ApiOperation['role'], readonly Role[]>> = {
  member: roles,
  builder: ['builder', 'owner'],
  owner: ['owner'],
};

function getExpectedResult({ caller, role, keys }: ApiOperation, who: Role): 'unauthorized' | 'forbidden' | 'in' {
  if (keys && who === 'program') return 'in';
  if (!known[caller].includes(who)) return 'unauthorized';
  if (caller !== 'team' && caller !== 'team-and-graph') return 'in';
  if (caller === 'team-and-graph' && who === 'borrower') return 'forbidden';
  return authorizedRoles[role].includes(who) ? 'in' : 'forbidden';
}

let test: TestApp;
let sample: SampleServer;
let team: MemoryTeam;
let headers: Readonly<Record<Role, Record<string, string>>>;

beforeAll(async () => {
  team = await createMemoryTeam();
  test = await startTestApp({}, team.ports);
  sample = await startSampleServer(test, samples);
  const { tenantId, people } = team;
  const token = (who: MemoryPerson, teamId = team.teamId) =>
    test.tokens.signTeamToken({ teamId, userId: people[who], tenantId, isTeamOwner: who === 'owner' });
  const of = (bearer: string, graphOf: MemoryPerson) => ({
    [tokenHeader]: `Bearer ${bearer}`,
    [graphTokenHeader]: `Bearer ${team.graph.createToken(people[graphOf])}`,
  });
  const good = await token('owner');
  const session = { sessionId: randomUUID(), shareId: randomUUID(), teamId: team.teamId, formId: 'form-1', since: 0 };
  const { database } = test.db;
  const keyOf = (teamId: string) =>
    insertApiKey(database, { teamId, tenantId, name: 'Connector', madeBy: people.builder, now: test.now, maxKeys: 20 });
  const [own, other, former] = await Promise.all([keyOf(team.teamId), keyOf(randomUUID()), keyOf(team.teamId)]);
  await markApiKeyRevoked(database, team.teamId, former!.id, test.now);
  const others = { teamId: randomUUID(), userId: people.stranger, tenantId, isTeamOwner: true };
  headers = {
    nobody: {},
    forger: { [tokenHeader]: `Bearer ${good.slice(0, -6)}AAAAAA`, [graphTokenHeader]: 'Bearer a.b.c' },
    otherTeam: of(await test.tokens.signTeamToken(others), 'stranger'),
    tenant: of(await test.tokens.signTenantToken({ userId: people.member, tenantId }), 'member'),
    member: of(await token('member'), 'member'),
    // Member with the Graph token of an owner.
    borrower: of(await token('member'), 'owner'),
    builder: of(await token('builder'), 'builder'),
    owner: of(good, 'owner'),
    guest: of(await token('guest'), 'guest'),
    visitor: { [sessionTokenHeader]: await test.tokens.signShareToken(session) },
    // Session token in the header for team tokens.
    visitorOnce: { [tokenHeader]: `Bearer ${await test.tokens.signShareToken(session)}`, [sessionTokenHeader]: good },
    program: { [apiKeyHeader]: own!.key },
    otherProgram: { [apiKeyHeader]: other!.key },
    formerProgram: { [apiKeyHeader]: former!.key },
  };
});
afterAll(async () => {
  await sample.close();
  await test.close();
});

/** Valid request bodies per operation, for operations that call Graph: an invalid body would be refused first. */
const bodies: Readonly<Record<string, object>> = { mailNotices: { isWanted: false, language: 'en' } };

async function callOperation(operation: ApiOperation, role: Role) {
  const known: Readonly<Record<string, string>> = {
    teamId: team.teamId,
    formId: 'form-1',
    id: randomUUID(),
    webhookId: randomUUID(),
    keyId: randomUUID(),
    messageId: randomUUID(),
    responseId: 'response-1',
    deedId: 'deed-1',
    shareId: randomUUID(),
    summaryMailId: randomUUID(),
    code: 'code-1',
    plan: 'paid1',
    tenantId: randomUUID(),
    subscriptionId: randomUUID(),
    userId: randomUUID(),
  };
  const url = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = known[name];
    if (value === undefined) throw new Error(`${operation.name}: nothing is known for {${name}}`);
    return value;
  });
  const app = operation.name.startsWith('sample') ? sample.app : test.app;
  const reply = await app.inject({
    method: operation.method as NonNullable<InjectOptions['method']>,
    url,
    headers: { ...headers[role], 'idempotency-key': 'key-1' },
    ...(!operation.body.safeParse(undefined).success && { payload: bodies[operation.name] ?? {} }),
  });
  expect([operation.name, reply.headers['cache-control']]).toEqual([operation.name, 'no-store']);
  return { status: reply.statusCode, text: reply.body, code: reply.statusCode < 400 ? 'in' : reply.json().code };
}

describe.each(allOperations)('$name', (operation) => {
  it.each(roles)('accepts only the declared callers: %s', async (role) => {
    const { status, code, text } = await callOperation(operation, role);
    const isOut = code === 'unauthorized' || code === 'forbidden';
    expect([isOut ? code : 'in', text]).toEqual([getExpectedResult(operation, role), text]);
    expect([status === 500, text]).toEqual([false, text]);
  });
});

it('declares a required role only for callers with a team token', () => {
  for (const { name, caller, role, keys } of allOperations) {
    if (role === 'builder') expect([name, caller]).toEqual([name, 'team-and-graph']);
    if (keys) expect([name, role]).not.toEqual([name, 'owner']);
    if (role === 'owner') expect([name, caller]).toEqual([name, expect.stringMatching(/^team/)]);
  }
});

it('stores only the hash of a key, and when it was used', async () => {
  const { rows } = await sql<{ text: string; used: Date | null }>`
    select (team_api_keys.*)::text as text, last_used_at as used from team_api_keys order by last_used_at
  `.execute(test.db.database);
  expect(rows.map(({ used }) => used?.toISOString())).toEqual([test.now.toISOString(), expect.any(String), undefined]);
  for (const { text } of rows) expect(text).not.toContain(headers.program[apiKeyHeader]!.slice(4));
});

it('explains to members that only owners can change permissions', async () => {
  const { text } = await callOperation(operations.enableConfidential, 'member');
  expect(JSON.parse(text)).toMatchObject({ detail: 'Only Team Owners can modify permissions' });
});
