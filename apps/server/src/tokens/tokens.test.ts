import { randomUUID } from 'node:crypto';
import { getSubmissionNumber, getTeamToken, issueTenantToken, ServerOutage } from '@tideform/contract';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const teamId = randomUUID();
const tenantId = randomUUID();
const createPerson = (groups: { joinedTeams?: string[]; ownedGroups?: string[]; tenantId?: string } = {}) => ({
  userId: randomUUID(),
  tenantId,
  joinedTeams: [teamId],
  ownedGroups: [],
  ...groups,
});

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(() => {
  test.graph.failure = undefined;
});

const requestTeamToken = (token: string) => test.clientWith(token).call(getTeamToken, { params: { teamId } });

it('issues a team token that is valid for 15 minutes to a member', async () => {
  const member = createPerson();
  const answer = await requestTeamToken(test.graph.tokenOf(member));
  expect(answer.ok && decodeJwt(answer.value.token)).toMatchObject({
    teamId,
    userId: member.userId,
    tenantId,
    isTeamOwner: false,
    exp: test.now.getTime() / 1000 + 15 * 60,
  });
});

it('distinguishes owners from members by the groups that they own in Graph', async () => {
  const answer = await requestTeamToken(test.graph.tokenOf(createPerson({ ownedGroups: [randomUUID(), teamId] })));
  expect(answer.ok && decodeJwt(answer.value.token).isTeamOwner).toBe(true);
});

it('refuses a team token to users who are not members', async () => {
  const answer = await requestTeamToken(test.graph.tokenOf(createPerson({ joinedTeams: [randomUUID()] })));
  expect(answer).toMatchObject({ refusal: 'forbidden', detail: 'Looks like you do not have access to this team' });
});

it('refuses users with a personal Microsoft account', async () => {
  const personal = createPerson({ tenantId: '9188040d-6c67-4c5b-b112-36a304b66dad' });
  expect(await requestTeamToken(test.graph.tokenOf(personal))).toMatchObject({ refusal: 'personal-account' });
});

it('refuses team and tenant tokens for a blocked organization', async () => {
  const blocked = createPerson({ tenantId: randomUUID() });
  await sql`insert into tenants (id, blocked_at) values (${blocked.tenantId}, now())`.execute(test.db.database);
  const client = test.clientWith(test.graph.tokenOf(blocked));
  expect(await client.call(getTeamToken, { params: { teamId } })).toMatchObject({ refusal: 'tenant-blocked' });
  expect(await client.call(issueTenantToken, {})).toMatchObject({ refusal: 'tenant-blocked' });
});

it('issues a tenant token', async () => {
  const member = createPerson();
  const answer = await test.clientWith(test.graph.tokenOf(member)).call(issueTenantToken, {});
  expect(answer.ok && decodeJwt(answer.value.token)).toMatchObject({ userId: member.userId, tenantId });
});

it('refuses a request whose Graph token is rejected by Graph', async () => {
  expect(await requestTeamToken('a.b.c')).toMatchObject({ refusal: 'unauthorized' });
});

it('refuses a Graph token that claims another organization', async () => {
  const answer = await requestTeamToken(test.graph.tokenOf(createPerson(), randomUUID()));
  expect(answer).toMatchObject({ refusal: 'unauthorized' });
});

it("passes Graph's claims challenge on to the app", async () => {
  const claims = '{"access_token":{"nbf":{"essential":true,"value":"1604106651"}}}';
  test.graph.failure = () =>
    Response.json(
      { error: { code: 'InvalidAuthenticationToken', message: 'challenge' } },
      {
        status: 401,
        headers: { 'www-authenticate': `Bearer realm="", error="insufficient_claims", claims="${btoa(claims)}"` },
      },
    );
  const reply = await test.app.inject({
    url: `/api/teams/${teamId}/token`,
    headers: { 'x-graph-authorization': `Bearer ${test.graph.tokenOf(createPerson())}` },
  });
  expect(reply.statusCode).toBe(401);
  expect(reply.json()).toMatchObject({ code: 'unauthorized', claims });
});

it('responds with 503 while Graph is down', async () => {
  test.graph.failure = () => new TypeError('fetch failed');
  const failure = await requestTeamToken(test.graph.tokenOf(createPerson())).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ServerOutage);
  expect(failure).toMatchObject({ reason: 'server-error', retryAfterSeconds: 5 });
});

it('records a user’s activity at most once an hour', async () => {
  const member = createPerson();
  const token = test.graph.tokenOf(member);
  const lastSeen = async () => {
    const { rows } = await sql<{ at: Date }>`
      select last_seen_at as at from team_users where user_id = ${member.userId}
    `.execute(test.db.database);
    return rows.map((row) => row.at.toISOString());
  };
  test.now = new Date('2026-03-14T10:00:00Z');
  await requestTeamToken(token);
  test.now = new Date('2026-03-14T10:59:00Z');
  await requestTeamToken(token);
  expect(await lastSeen()).toEqual(['2026-03-14T10:00:00.000Z']);
  test.now = new Date('2026-03-14T11:00:01Z');
  await requestTeamToken(token);
  expect(await lastSeen()).toEqual(['2026-03-14T11:00:01.000Z']);
});

it("refuses a team token that is forged, expired, another team's or a tenant's", async () => {
  const claims = { teamId, userId: randomUUID(), tenantId, isTeamOwner: true };
  const requestNumber = (token: string) =>
    test.clientWith(token).call(getSubmissionNumber, { params: { teamId, formId: 'form-1' } });
  const good = await test.tokens.signTeamToken(claims);
  expect((await requestNumber(good)).ok).toBe(true);

  const [head, , signature] = good.split('.');
  const forged = `${head}.${Buffer.from(JSON.stringify({ ...decodeJwt(good), exp: 9_999_999_999 })).toString('base64url')}.${signature}`;
  const others = await test.tokens.signTeamToken({ ...claims, teamId: randomUUID() });
  const tenants = await test.tokens.signTenantToken(claims);
  for (const bad of [forged, others, tenants, 'nonsense']) {
    expect(await requestNumber(bad)).toEqual({
      ok: false,
      refusal: 'unauthorized',
      detail: 'Invalid subscription token',
    });
  }
  test.now = new Date(test.now.getTime() + 15 * 60_000 + 1000);
  expect(await requestNumber(good)).toMatchObject({ refusal: 'unauthorized' });
});

it('responds with Unauthorized to a call without a token', async () => {
  const reply = await test.app.inject({ url: `/api/teams/${teamId}/forms/form-1/submission-number` });
  expect(reply.statusCode).toBe(401);
  expect(reply.headers['content-type']).toContain('application/problem+json');
  expect(reply.json()).toMatchObject({ code: 'unauthorized', detail: 'Unauthorized' });
});
