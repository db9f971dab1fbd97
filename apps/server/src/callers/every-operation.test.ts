import { randomUUID } from 'node:crypto';
import { type ApiCaller, type ApiOperation, graphTokenHeader, operations, tokenHeader } from '@tideform/contract';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MemoryPerson, type MemoryTeam, openMemoryTeam } from '../testing/memory-team.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** Every operation of the table, so that none is forgotten. */
const all: readonly ApiOperation[] = Object.values(operations);

const roles = ['nobody', 'forger', 'otherTeam', 'tenant', 'member', 'borrower', 'builder', 'owner'] as const;
type Role = (typeof roles)[number];

/** Who is known at the door of an operation. */
const known: Readonly<Record<ApiCaller, readonly Role[]>> = {
  none: roles,
  graph: ['otherTeam', 'tenant', 'member', 'borrower', 'builder', 'owner'],
  tenant: ['tenant'],
  team: ['member', 'borrower', 'builder', 'owner'],
  'team-and-graph': ['member', 'borrower', 'builder', 'owner'],
};

/** Who of them may come in; what they get there is each operation's own to test. */
const mayIn: Readonly<Record<ApiOperation['role'], readonly Role[]>> = {
  member: roles,
  builder: ['builder', 'owner'],
  owner: ['owner'],
};

function declared({ caller, role }: ApiOperation, who: Role): 'unauthorized' | 'forbidden' | 'in' {
  if (!known[caller].includes(who)) return 'unauthorized';
  if (caller !== 'team' && caller !== 'team-and-graph') return 'in';
  if (caller === 'team-and-graph' && who === 'borrower') return 'forbidden';
  return mayIn[role].includes(who) ? 'in' : 'forbidden';
}

let test: TestApp;
let team: MemoryTeam;
let headers: Readonly<Record<Role, Record<string, string>>>;

beforeAll(async () => {
  team = await openMemoryTeam();
  test = await startTestApp({}, team.ports);
  const { tenantId, people } = team;
  const token = (who: MemoryPerson, teamId = team.teamId) =>
    test.tokens.signTeamToken({ teamId, userId: people[who], tenantId, isTeamOwner: who === 'owner' });
  const of = (bearer: string, graphOf: MemoryPerson) => ({
    [tokenHeader]: `Bearer ${bearer}`,
    [graphTokenHeader]: `Bearer ${team.graph.tokenFor(people[graphOf])}`,
  });
  const good = await token('owner');
  const others = { teamId: randomUUID(), userId: people.stranger, tenantId, isTeamOwner: true };
  headers = {
    nobody: {},
    forger: { [tokenHeader]: `Bearer ${good.slice(0, -6)}AAAAAA`, [graphTokenHeader]: 'Bearer a.b.c' },
    otherTeam: of(await test.tokens.signTeamToken(others), 'stranger'),
    tenant: of(await test.tokens.signTenantToken({ userId: people.member, tenantId }), 'member'),
    member: of(await token('member'), 'member'),
    // A member who bears the Graph token of somebody who may more.
    borrower: of(await token('member'), 'owner'),
    builder: of(await token('builder'), 'builder'),
    owner: of(good, 'owner'),
  };
}, 60_000);
afterAll(() => test.close());

async function ask(operation: ApiOperation, role: Role) {
  const samples: Readonly<Record<string, string>> = {
    teamId: team.teamId,
    formId: 'form-1',
    id: randomUUID(),
    code: 'code-1',
  };
  const url = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = samples[name];
    if (value === undefined) throw new Error(`${operation.name}: nothing is known for {${name}}`);
    return value;
  });
  const reply = await test.app.inject({
    method: operation.method as NonNullable<InjectOptions['method']>,
    url,
    headers: { ...headers[role], 'idempotency-key': 'key-1' },
    ...(!operation.body.safeParse(undefined).success && { payload: {} }),
  });
  return { status: reply.statusCode, text: reply.body, code: reply.statusCode < 400 ? 'in' : reply.json().code };
}

describe.each(all)('$name', (operation) => {
  it.each(roles)('lets in whom the table names, and nobody else: %s', async (role) => {
    const { status, code, text } = await ask(operation, role);
    const isOut = code === 'unauthorized' || code === 'forbidden';
    expect([isOut ? code : 'in', text]).toEqual([declared(operation, role), text]);
    expect([status === 500, text]).toEqual([false, text]);
  });
});

it('finds the word of every role in a caller that can prove it', () => {
  for (const { name, caller, role } of all) {
    if (role === 'builder') expect([name, caller]).toEqual([name, 'team-and-graph']);
    if (role === 'owner') expect([name, caller]).toEqual([name, expect.stringMatching(/^team/)]);
  }
});

it('tells a member what owners alone do in the words that the screen shows', async () => {
  const { text } = await ask(operations.enableConfidential, 'member');
  expect(JSON.parse(text)).toMatchObject({ detail: 'Only Team Owners can modify permissions' });
});
