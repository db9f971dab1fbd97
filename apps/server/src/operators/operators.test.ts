import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { loadAuditEntries } from '../audit/audit-store.ts';
import { loadSubscription } from '../entitlements/load-subscription.ts';
import { saveSubscription } from '../entitlements/subscriptions-store.ts';
import type { Jobs } from '../jobs/create-jobs.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { isTenantBlocked, recordActivity } from '../tokens/tokens-store.ts';

const token = 'an-operator-token-of-more-than-32-signs';
const tenantId = '33333333-3333-4333-8333-333333333333';
const publicUrl = 'http://app.test';
const jobs: Pick<Jobs, 'countQueues' | 'findFailed'> = {
  countQueues: async () => [{ name: 'deliver', waiting: 3, later: 1, running: 2 }],
  findFailed: async () => [{ job: 'deliver', id: 'j1', key: '<b>k</b>', failedAt: new Date('2026-03-13T10:00:00Z') }],
};
const activeUser = { teamId: '11111111-1111-4111-8111-111111111111', tenantId, email: 'ana@quay.example' };
let test: TestApp;
let app: Awaited<ReturnType<typeof buildApp>>;
let dataDir: string;

beforeAll(async () => {
  test = await startTestApp();
  dataDir = mkdtempSync(join(tmpdir(), 'tideform-operators-'));
  const { context } = test;
  const options = { token, publicUrl, database: context.database, jobs, dataDir, now: context.now };
  app = await buildApp(context, {
    clientConfig: {
      productName: 'Tideform',
      graphBaseUrl: 'https://graph.test/v1.0',
      signIn: { kind: 'oidc', authority: 'https://login.test', clientId: 'tideform', graphScopes: [] },
    },
    securityHeaders: { connectOrigins: [], frameAncestors: [] },
    operators: options,
  });
  await recordActivity(
    context.database,
    {
      ...activeUser,
      userId: tenantId,
      name: 'Ana Rey',
      clientVersion: '0.1.0 abc',
      tenantName: 'Quay & Sons',
      teamName: 'Dockers',
    },
    test.now,
  );
});
beforeAll(async () => {
  const subscription = { plan: 'paid2', status: 'active', restricted: false, payerId: null, payerName: null } as const;
  const rest = { currency: 'usd', source: 'stripe', owingSince: null } as const;
  await saveSubscription(test.db.database, activeUser.teamId, { ...subscription, ...rest }, test.now);
});
afterAll(async () => {
  rmSync(dataDir, { recursive: true });
  await app.close();
  await test.close();
});

let cookie = '';
beforeEach(async () => {
  const reply = await sendPost('/operator/sign-in', { token });
  cookie = String(reply.headers['set-cookie']).split(';')[0] ?? '';
});

const sendGet = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const sendPost = (url: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'app.test', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

it('shows names, IDs and counts of organizations and teams, but no names of users', async () => {
  const { body, headers } = await sendGet('/operator', { cookie });
  for (const said of [
    tenantId,
    'Quay &amp; Sons',
    'Dockers',
    'Premium',
    '0.1.0 abc',
    'deliver',
    '&lt;b&gt;k&lt;/b&gt;',
    'Organizations',
  ])
    expect(body).toContain(said);
  expect(body).not.toMatch(/Ana Rey|ana@quay|paid2|<script|style=/);
  expect(body).toContain('aria-label="Restrict Dockers"');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect((await sendGet('/operator', { cookie, 'accept-language': 'de' })).body).toContain('Organisationen');
});

it('requires the operator token', async () => {
  for (const headers of [{}, { cookie: 'tf_operator=1.2' }, { cookie: `${cookie}x` }]) {
    const { body } = await sendGet('/operator', headers as Record<string, string>);
    expect([body.includes(tenantId), body.includes('type="password"')]).toEqual([false, true]);
  }
  expect((await sendPost('/operator/sign-in', { token: 'wrong' })).statusCode).toBe(401);
  expect((await sendPost('/operator/sign-in', { token }, { origin: 'https://evil.example' })).statusCode).toBe(403);
});

it('blocks and unblocks an organization, only from the operator page', async () => {
  const at = `/operator/tenants/${tenantId}`;
  expect((await sendPost(`${at}/block`)).statusCode).toBe(401);
  expect((await sendPost(`${at}/block`, {}, { cookie, origin: 'https://evil.example' })).statusCode).toBe(403);
  expect(await isTenantBlocked(test.db.database, tenantId)).toBe(false);
  expect((await sendPost(`${at}/block`, {}, { cookie, origin: publicUrl })).statusCode).toBe(303);
  expect(await isTenantBlocked(test.db.database, tenantId)).toBe(true);
  expect((await sendGet('/operator', { cookie })).body).toContain(`/tenants/${tenantId}/unblock`);
  await sendPost(`${at}/unblock`, {}, { cookie });
  expect(await isTenantBlocked(test.db.database, tenantId)).toBe(false);
  expect((await sendPost('/operator/tenants/x/block', {}, { cookie })).statusCode).toBe(404);
});

it('restricts a team and removes the restriction, with entries in the organization’s audit log', async () => {
  const { context } = test;
  const team = { teamId: activeUser.teamId, tenantId };
  const at = `/operator/teams/${team.teamId}`;
  expect((await sendPost(`${at}/restrict`)).statusCode).toBe(401);
  expect((await sendPost(`${at}/restrict`, {}, { cookie, origin: 'https://evil.example' })).statusCode).toBe(403);
  expect(await loadSubscription(context, team)).toMatchObject({ plan: 'enterprise', restricted: false });
  for (let times = 0; times < 2; times++) await sendPost(`${at}/restrict`, {}, { cookie, origin: publicUrl });
  expect(await loadSubscription(context, team)).toMatchObject({ restricted: true });
  expect((await sendGet('/operator', { cookie })).body).toContain(`/teams/${team.teamId}/release`);
  await sendPost(`${at}/release`, {}, { cookie });
  expect(await loadSubscription(context, team)).toMatchObject({ restricted: false });
  for (const other of [`${at}/delete`, `/operator/teams/${tenantId}/restrict`, '/operator/teams/x/restrict'])
    expect([other, (await sendPost(other, {}, { cookie })).statusCode]).toEqual([other, 404]);
  const entries = await loadAuditEntries(context.database, tenantId, { most: 10 });
  expect(entries.map(({ action }) => action).filter((action) => action.startsWith('team.'))).toEqual([
    ...['team.released', 'team.restricted', 'team.restricted'],
  ]);
});

it('serves metrics in Prometheus’s text format with the token as bearer', async () => {
  expect((await sendGet('/metrics')).statusCode).toBe(401);
  expect((await sendGet('/metrics', { authorization: 'Bearer wrong', cookie })).statusCode).toBe(401);
  const { body, headers } = await sendGet('/metrics', { authorization: `Bearer ${token}` });
  expect(headers['content-type']).toContain('text/plain; version=0.0.4');
  for (const line of [
    'tideform_tenants 1',
    'tideform_active_users 1',
    'tideform_jobs{queue="deliver",state="waiting"} 3',
    'tideform_jobs_failed 1',
    'tideform_client_people{version="0.1.0 abc"} 1',
    'tideform_http_request_duration_seconds_count{method="GET",route="/operator",status="200"}',
    'process_cpu_seconds_total',
  ]) {
    expect(body).toContain(line);
  }
  expect(body).not.toContain(tenantId);
});

it('serves neither the operator page nor metrics if no token is configured', async () => {
  expect([(await test.app.inject('/operator')).statusCode, (await test.app.inject('/metrics')).statusCode]).toEqual([
    404, 404,
  ]);
});
