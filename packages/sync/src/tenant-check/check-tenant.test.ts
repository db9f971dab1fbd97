import { type TenantRule, tenantRuleSets } from '@tideform/graph';
import { createMemoryGraph, type MemoryGraphOptions } from '@tideform/graph/testing';
import { describe, expect, it } from 'vitest';
import { checkTenant } from './check-tenant.ts';
import { type CheckResult, checkIds, formatReport } from './tenant-report.ts';

const groupId = 'crew';

function openTenant(options: Partial<MemoryGraphOptions> = {}) {
  let ids = 0;
  const graph = createMemoryGraph({
    newId: () => `id${++ids}`,
    now: () => '2026-11-21T08:00:00.000Z',
    people: [{ id: 'ada', displayName: 'Ada Byron', mail: 'ada@contoso.test' }],
    groups: [{ id: groupId, displayName: 'Field crew', ownerIds: ['ada'], memberIds: ['ada'] }],
    ...options,
  });
  let atMs = 0;
  const check = (signal?: AbortSignal, seen: CheckResult[] = []) =>
    checkTenant({
      baseUrl: graph.baseUrl,
      fetch: graph.fetch,
      token: async () => graph.createToken('ada'),
      wait: async (_ms, stop) => stop?.throwIfAborted(),
      random: () => 0.5,
      teamId: groupId,
      now: () => Date.UTC(2026, 10, 21, 8),
      monotonicMs: () => (atMs += 5),
      ...(signal && { signal }),
      onProgress: (_, result) => void (result && seen.push(result)),
    });
  const libraries = () =>
    [...graph.state.libraries.values()].filter(({ isSystem }) => !isSystem).map(({ listId }) => listId);
  return { graph, check, libraries };
}

describe('checking a tenant', () => {
  it.each([
    ['that is lenient', []],
    ['that is strict', tenantRuleSets.strict],
    ['whose site is German', ['german-names']],
    ['that lists new libraries and files late', ['late-items']],
  ] as const satisfies readonly (readonly [string, readonly TenantRule[]])[])(
    'passes in a tenant %s, and leaves nothing behind',
    async (_, tenantRules) => {
      const { check, libraries } = openTenant({ tenantRules });
      const before = libraries();
      const report = await check();
      expect(report.results.filter(({ outcome }) => outcome !== 'passed' && outcome !== 'limited')).toEqual([]);
      expect(report.results.map(({ id }) => id)).toEqual(checkIds);
      expect(libraries()).toEqual(before);
      expect(report.isLeftBehind).toBe(false);
    },
  );
});

it("reports a tenant's behaviors", async () => {
  const seen = async (tenantRules: readonly TenantRule[]) => (await openTenant({ tenantRules }).check()).behaviors;
  const lenient = await seen([]);
  for (const rule of [
    'no-version-addresses',
    'no-download-addresses',
    'lines-for-editing',
    'long-text-limit',
    'no-delta-paths',
  ] as const) {
    expect([rule, lenient[rule], (await seen([rule]))[rule]]).toEqual([rule, false, true]);
  }
  for (const [rule, behavior] of [
    ['ignored-group-grants', 'group-grants-ignored'],
    ['retain-nothing', 'owners-removed'],
    ['no-hidden-version-fields', 'no-hidden-fields-in-versions'],
    ['no-system-list-delta', 'no-people-changes'],
    ['rewritten-files', 'rewritten-files'],
    ['no-inherited-from', 'no-inherited-from'],
    ['short-text-in-libraries', 'short-text-in-libraries'],
  ] as const) {
    expect([rule, lenient[behavior], (await seen([rule]))[behavior]]).toEqual([rule, false, true]);
  }
  expect([lenient['localized-names'], (await seen(['german-names']))['localized-names']]).toEqual([false, true]);
  expect([lenient['no-group-members'], (await seen(['scopes']))['no-group-members']]).toEqual([false, true]);
});

it('deletes what it has created when it is stopped, and reports what it could not delete', async () => {
  const stop = new AbortController();
  const { check, libraries } = openTenant({
    fault: (moment, request) => {
      if (moment === 'request' && request.url.includes('check.bin')) stop.abort(new Error('stopped'));
      return undefined;
    },
  });
  const before = libraries();
  await expect(check(stop.signal)).rejects.toThrow('stopped');
  expect(libraries()).toEqual(before);

  let refusals = 0;
  const busy = new AbortController();
  const throttled = openTenant({
    fault(moment, request) {
      if (moment !== 'request') return undefined;
      if (request.url.includes('check.bin')) busy.abort(new Error('stopped'));
      const isRemoval = request.method === 'DELETE' && /\/lists\//.test(request.url);
      if (!isRemoval || ++refusals > 5) return undefined;
      return Response.json({ error: { code: 'serviceNotAvailable' } }, { status: 503 });
    },
  });
  await expect(throttled.check(busy.signal)).rejects.toThrow('stopped');
  expect([throttled.libraries(), refusals]).toEqual([before, 6]);

  const stuck = openTenant({
    fault: (moment, request) =>
      moment === 'request' && request.method === 'DELETE' && /\/lists\//.test(request.url)
        ? Response.json({ error: { code: 'notAllowed', message: 'A retention policy is on.' } }, { status: 423 })
        : undefined,
  });
  const report = await stuck.check();
  expect(report.isLeftBehind).toBe(true);
  expect(report.results.at(-1)).toMatchObject({ id: 'clean-up', outcome: 'failed', refusal: { status: 423 } });
});

it('reports a refused call and the permission it needs, and skips dependent checks', async () => {
  const { check } = openTenant({
    fault: (moment, request) =>
      moment === 'request' && request.method === 'POST' && /\/lists$/.test(new URL(request.url).pathname)
        ? Response.json({ error: { code: 'accessDenied', message: 'for ada@contoso.test' } }, { status: 403 })
        : undefined,
  });
  const report = await check();
  expect(report.results.filter(({ outcome }) => outcome === 'failed')).toEqual([
    {
      id: 'library',
      outcome: 'failed',
      refusal: { operation: 'createGroupList', status: 403, code: 'accessDenied', permissions: ['Sites.Manage.All'] },
    },
  ]);
  expect(report.results.filter(({ outcome }) => outcome === 'skipped').map(({ id }) => id)).toEqual(
    checkIds.slice(checkIds.indexOf('files'), -1),
  );
  const text = formatReport(report);
  expect(text).toContain('library: createGroupList was answered 403 accessDenied; needs one of Sites.Manage.All');
  expect(text).not.toMatch(/ada|contoso|crew|Tideform check/);
});

it('counts throttled responses, their formats of the time to wait, and latencies', async () => {
  let isThrottled = false;
  const { check } = openTenant({
    fault(moment, request) {
      if (isThrottled || moment !== 'request' || !request.url.includes('/me/joinedTeams')) return undefined;
      isThrottled = true;
      const headers = { 'Retry-After': 'Sat, 21 Nov 2026 08:00:05 GMT' };
      return Response.json({ error: { code: 'activityLimitReached' } }, { status: 429, headers });
    },
  });
  const report = await check();
  expect(report.throttled).toBe(1);
  expect(report.behaviors).toMatchObject({ 'throttled-until-date': true, 'throttled-without-time': false });
  expect(report.latencyMs).toEqual({ median: 5, slowest: 5 });
  expect(report.requests).toBeGreaterThan(40);
});

it('repeats a call that a busy tenant has refused', async () => {
  let refusals = 2;
  const { check } = openTenant({
    fault(moment, request) {
      if (moment !== 'request' || !request.url.endsWith('/invite') || refusals === 0) return undefined;
      refusals -= 1;
      return Response.json({ error: { code: 'serviceNotAvailable' } }, { status: 503 });
    },
  });
  const report = await check();
  expect(report.results.find(({ id }) => id === 'permissions')?.outcome).toBe('passed');
  expect(report.throttled).toBe(2);
});
