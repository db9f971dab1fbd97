import { randomUUID } from 'node:crypto';
import { type ApiCaller, type ApiOperation, graphTokenHeader, operations, tokenHeader } from '@tideform/contract';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** Every operation of the table, so that none is forgotten. */
const all: readonly ApiOperation[] = Object.values(operations);

const teamId = randomUUID();
const tenantId = randomUUID();
const [owner, member, stranger] = [randomUUID(), randomUUID(), randomUUID()];

type Role = 'nobody' | 'forger' | 'stranger' | 'otherTeam' | 'tenant' | 'member' | 'owner';

/** Who gets beyond the door of an operation; what they get there is each operation's own to test. */
const admitted: Readonly<Record<ApiCaller, readonly Role[]>> = {
  none: ['nobody', 'forger', 'stranger', 'otherTeam', 'tenant', 'member', 'owner'],
  graph: ['stranger', 'otherTeam', 'tenant', 'member', 'owner'],
  tenant: ['tenant'],
  team: ['member', 'owner'],
  'team-and-graph': ['member', 'owner'],
};

/** What only an owner may do, and what everybody else reads. */
const ownersOnly: readonly string[] = ['enableConfidential', 'disableConfidential'];

let test: TestApp;
let headers: Readonly<Record<Role, Record<string, string>>>;

beforeAll(async () => {
  test = await startTestApp();
  const graphToken = (userId: string, teams: readonly string[]) =>
    test.graph.tokenOf({ userId, tenantId, joinedTeams: teams, ownedGroups: [] });
  const team = (userId: string, isTeamOwner: boolean, ofTeam = teamId) =>
    test.tokens.signTeamToken({ teamId: ofTeam, userId, tenantId, isTeamOwner });
  const of = (token: string, userId: string, teams: readonly string[]) => ({
    [tokenHeader]: `Bearer ${token}`,
    [graphTokenHeader]: `Bearer ${graphToken(userId, teams)}`,
  });
  const good = await team(owner, true);
  headers = {
    nobody: {},
    forger: { [tokenHeader]: `Bearer ${good.slice(0, -6)}AAAAAA`, [graphTokenHeader]: 'Bearer a.b.c' },
    stranger: of('nonsense', stranger, []),
    otherTeam: of(await team(stranger, true, randomUUID()), stranger, []),
    tenant: of(await test.tokens.signTenantToken({ userId: member, tenantId }), member, [teamId]),
    member: of(await team(member, false), member, [teamId]),
    owner: of(good, owner, [teamId]),
  };
}, 60_000);
afterAll(() => test.close());

const samples: Readonly<Record<string, string>> = { teamId, formId: 'form-1', id: randomUUID(), code: 'code-1' };

async function ask(operation: ApiOperation, role: Role) {
  const url = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = samples[name];
    if (value === undefined) throw new Error(`${operation.name}: nothing is known for {${name}}`);
    return value;
  });
  const payload = operation.name === 'enableConfidential' ? { graphCredentialsId: randomUUID() } : {};
  const reply = await test.app.inject({
    method: operation.method as NonNullable<InjectOptions['method']>,
    url,
    headers: { ...headers[role], 'idempotency-key': 'key-1' },
    ...(!operation.body.safeParse(undefined).success && { payload }),
  });
  return { status: reply.statusCode, text: reply.body };
}

describe.each(all)('$name', (operation) => {
  it.each(['nobody', 'forger', 'stranger', 'otherTeam', 'tenant', 'member', 'owner'] as const)(
    'is open to those whom it is for, and to nobody else: %s',
    async (role) => {
      const { status, text } = await ask(operation, role);
      const isAdmitted = admitted[operation.caller].includes(role);
      expect([status === 401, text]).toEqual([!isAdmitted, text]);
      expect([status === 500, text]).toEqual([false, text]);
    },
  );
});

describe.each(all.filter(({ name }) => ownersOnly.includes(name)))('$name', (operation) => {
  it('is refused to a member, in the words that the screen shows, and not to an owner', async () => {
    const refused = await ask(operation, 'member');
    expect(refused).toMatchObject({ status: 403 });
    expect(JSON.parse(refused.text)).toMatchObject({ detail: 'Only Team Owners can modify permissions' });
    expect((await ask(operation, 'owner')).status).not.toBe(403);
  });
});
