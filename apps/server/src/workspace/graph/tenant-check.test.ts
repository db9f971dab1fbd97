import { setTimeout as wait } from 'node:timers/promises';
import { watchCalls } from '@tideform/graph/metadata';
import { checkTenant } from '@tideform/sync/tenant-check';
import { expect, it } from 'vitest';
import { graphScopes } from '../../create-app-options.ts';
import { openTestWorkspace } from '../testing/open-workspace.ts';

it("the tenant check passes in a strict workspace with the app's scopes, and leaves nothing behind", async () => {
  const workspace = await openTestWorkspace({ scopes: graphScopes });
  const { baseUrl, owner, groupId } = workspace;
  const lists = async () => {
    const headers = { authorization: `Bearer ${owner.id}` };
    const response = await fetch(`${baseUrl}/groups/${groupId}/sites/root/lists`, { headers });
    return ((await response.json()) as { value: { displayName: string }[] }).value;
  };
  const titles = async () => (await lists()).map(({ displayName }) => displayName);
  const before = await titles();
  const watched = watchCalls(() => baseUrl, fetch);
  const report = await checkTenant({
    baseUrl,
    fetch: watched.fetch,
    token: async () => owner.id,
    wait: (ms, signal) => wait(ms, undefined, { signal }),
    random: Math.random,
    teamId: groupId,
    now: Date.now,
    monotonicMs: () => performance.now(),
  });
  expect(report.results.filter(({ outcome }) => outcome !== 'passed')).toMatchObject([
    { id: 'groups', outcome: 'limited', refusal: { operation: 'listGroupMembers', status: 403 } },
    { id: 'workbooks', outcome: 'limited', refusal: { operation: 'createWorkbookSession', status: 403 } },
  ]);
  expect(report.behaviors).toMatchObject({
    'no-version-addresses': true,
    'lines-for-editing': true,
    'no-workbooks': true,
    'owner-role-refused': false,
    'group-grants-ignored': false,
    'owners-removed': true,
  });
  expect(await titles()).toEqual(before);
  await workspace.close();
});
