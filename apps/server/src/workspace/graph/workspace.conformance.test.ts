import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createGraphClient, type TenantRule, tenantRuleSets } from '@tideform/graph';
import { type Actor, describeGraphConformance, type ServiceUnderTest } from '@tideform/graph/conformance';
import { watchCalls } from '@tideform/graph/metadata';
import { sql } from 'kysely';
import { afterAll, expect } from 'vitest';
import type { Person } from '../directory/directory.ts';
import { openTestWorkspace } from '../testing/open-workspace.ts';

/** Properties of responses that Microsoft's metadata doesn't contain. */
const undescribed = new Set<string>();
afterAll(() => expect([...undescribed]).toEqual([]));

async function openConformanceEnvironment(rules: readonly TenantRule[]): Promise<ServiceUnderTest> {
  const epochs = new Map<string, number>();
  const faults = { changeEpoch: (driveId: string) => epochs.get(driveId) ?? 0 };
  const workspace = await openTestWorkspace({ faults, tenantRules: rules });
  const { baseUrl, database, groupId, driveId } = workspace;
  const watched = watchCalls(() => baseUrl, fetch);
  const asActor = (person: Person): Actor => ({
    id: person.id,
    displayName: person.displayName,
    mail: person.userPrincipalName,
    token: async () => person.id,
    client: createGraphClient({
      baseUrl,
      fetch: watched.fetch,
      token: async () => person.id,
      wait: (ms, signal) => wait(ms, undefined, { signal }),
      random: () => 0.5,
    }),
  });
  return {
    baseUrl,
    fetch,
    owner: asActor(workspace.owner),
    member: asActor(workspace.member),
    outsider: asActor(workspace.outsider),
    groupId,
    driveId,
    tenantRules: rules,
    runId: randomUUID().slice(0, 8),
    async expireChangeTokens(id) {
      epochs.set(id, (epochs.get(id) ?? 0) + 1);
    },
    async expireUploads() {
      await sql`update workspace.upload_sessions set expires_at = 'epoch'`.execute(database);
    },
    async close() {
      for (const fault of watched.violations) undescribed.add(fault);
      await workspace.close();
    },
  };
}

describeGraphConformance('the embedded workspace', () => openConformanceEnvironment([]));
describeGraphConformance(
  'the embedded workspace, with changes that tell no paths,',
  () => openConformanceEnvironment(['no-delta-paths']),
  ['changes'],
);
const strict = [...tenantRuleSets.strict, 'ignored-group-grants', 'no-owner-role'] as const;
describeGraphConformance('the embedded workspace, as a strict tenant,', () => openConformanceEnvironment(strict), [
  'versions',
  'permissions',
  'sharing',
  'strictTenants',
]);
describeGraphConformance(
  'the embedded workspace, with a German site,',
  () => openConformanceEnvironment(['german-names']),
  ['rows', 'usersList', 'permissions'],
);
describeGraphConformance(
  'the embedded workspace, with short texts,',
  () => openConformanceEnvironment(['short-text-in-libraries']),
  ['strictTenants'],
);
describeGraphConformance(
  'the embedded workspace, with small requests,',
  () =>
    openConformanceEnvironment([
      'list-request-size',
      'no-system-list-delta',
      'no-hidden-version-fields',
      'rewritten-files',
    ]),
  ['strictTenants'],
);
describeGraphConformance(
  'the embedded workspace, which knows things late,',
  () => openConformanceEnvironment(['late-items', 'late-changes']),
  ['lateItems'],
);
