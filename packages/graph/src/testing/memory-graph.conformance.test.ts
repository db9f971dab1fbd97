import { afterAll, expect } from 'vitest';
import {
  type Actor,
  allParts,
  type ConformancePart,
  describeGraphConformance,
  type ServiceUnderTest,
} from '../conformance/index.ts';
import { createGraphClient } from '../create-client.ts';
import { watchCalls } from '../metadata/index.ts';
import { tenantRuleSets } from '../tenant-rules.ts';
import { createMemoryGraph, type MemoryGraphOptions } from './memory-graph.ts';

const violations = new Set<string>();
afterAll(() => expect([...violations]).toEqual([]));

async function openMemoryService(
  options: Pick<MemoryGraphOptions, 'arrangeChanges' | 'tenantRules'> = {},
): Promise<ServiceUnderTest> {
  let ids = 0;
  let seconds = 0;
  const people = [
    {
      id: 'ada',
      displayName: 'Ada Lovelace',
      mail: 'ada.lovelace@contoso.test',
      photo: new Uint8Array([255, 216, 255]),
    },
    { id: 'bob', displayName: 'Bob Boole', mail: 'bob.boole@contoso.test' },
    { id: 'eve', displayName: 'Eve Noether', mail: 'eve.noether@contoso.test' },
  ] as const;
  const graph = createMemoryGraph({
    tenantRules: [],
    ...options,
    newId: () => `ID${++ids}`,
    now: () => new Date(Date.UTC(2026, 5, 10) + ++seconds * 1000).toISOString(),
    people,
    groups: [
      {
        id: 'crew',
        displayName: 'Crew',
        ownerIds: ['ada'],
        memberIds: ['ada', 'bob'],
        channels: [
          { id: '19:general@thread.tacv2', displayName: 'General' },
          { id: '19:patents@thread.tacv2', displayName: 'Patents', memberIds: ['ada'] },
        ],
        driveId: 'b!documents',
      },
    ],
  });
  const watched = watchCalls(() => graph.baseUrl, graph.fetch);
  const createActor = ({ id, displayName, mail }: (typeof people)[number]): Actor => ({
    id,
    displayName,
    mail,
    token: async () => graph.createToken(id),
    client: createGraphClient({
      baseUrl: graph.baseUrl,
      fetch: watched.fetch,
      token: async () => graph.createToken(id),
      wait: async () => {},
      random: () => 0,
    }),
  });
  return {
    baseUrl: graph.baseUrl,
    fetch: graph.fetch,
    owner: createActor(people[0]),
    member: createActor(people[1]),
    outsider: createActor(people[2]),
    groupId: 'crew',
    driveId: 'b!documents',
    runId: 'r',
    tenantRules: options.tenantRules ?? [],
    expireChangeTokens: async (driveId) => graph.expireChangeTokens(driveId),
    expireUploads: async () => graph.expireUploads(),
    async close() {
      for (const fault of watched.violations) violations.add(fault);
    },
  };
}

/** Parts of Graph that sync doesn't use; the embedded workspace implements them. */
const unsupportedParts: readonly ConformancePart[] = [
  // Sockets need a listening server.
  'driveSockets',
  // Sync uses neither copies, single versions, expiring permissions nor sharing changes.
  'copies',
  'driveDetails',
  'sharing',
  // Workbook content requires a real file.
  'workbooks',
  // Sync sends mail but reads no mailbox; tests read sent mail from `state.mails`.
  'mail',
];

describeGraphConformance(
  'The graph in memory',
  () => openMemoryService(),
  allParts.filter((part) => !unsupportedParts.includes(part)),
);

describeGraphConformance(
  'The graph in memory, with changes in disorder and twice,',
  () => openMemoryService({ arrangeChanges: (rows) => [...rows.toReversed(), ...rows.slice(0, 1)] }),
  ['changes'],
);

describeGraphConformance(
  'The graph in memory, as a strict tenant,',
  () => openMemoryService({ tenantRules: [...tenantRuleSets.strict, 'ignored-group-grants', 'no-owner-role'] }),
  ['versions', 'permissions', 'strictTenants'],
);

describeGraphConformance(
  'The graph in memory with a German site',
  () => openMemoryService({ tenantRules: ['german-names'] }),
  ['rows', 'usersList', 'permissions'],
);

describeGraphConformance(
  'The graph in memory, with changes that tell no paths,',
  () => openMemoryService({ tenantRules: ['no-delta-paths'] }),
  ['changes'],
);

describeGraphConformance(
  'The graph in memory, with short texts,',
  () => openMemoryService({ tenantRules: ['short-text-in-libraries'] }),
  ['strictTenants'],
);
describeGraphConformance(
  'The graph in memory, with small requests,',
  () =>
    openMemoryService({
      tenantRules: ['list-request-size', 'no-system-list-delta', 'no-hidden-version-fields', 'rewritten-files'],
    }),
  ['strictTenants'],
);
describeGraphConformance(
  'The graph in memory, which knows things late,',
  () => openMemoryService({ tenantRules: ['late-items', 'late-changes'] }),
  ['lateItems'],
);
