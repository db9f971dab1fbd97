import { operations, type TenantRule } from '@tideform/graph';
import { expect, it } from 'vitest';
import { initialiseTeam } from '../teams/initialise-team.ts';
import { createWorkspace, crewId } from '../testing/workspace.ts';
import { grantTeamWrite } from './default-permissions.ts';
import { restrictFolder } from './private/restrict-folder.ts';

const createRefusal = (status: number) => Response.json({ error: { code: 'refused', message: 'No.' } }, { status });

/** Creates a folder that is restricted to owners, in a tenant that responds to grants with `answer`. */
async function createRestrictedFolder(
  tenantRules: readonly TenantRule[],
  answer: (recipient: string) => Response | undefined,
) {
  let isSetUp = false;
  const workspace = createWorkspace({
    tenantRules,
    async fault(moment, request) {
      if (!isSetUp || moment !== 'request' || !request.url.endsWith('/invite')) return undefined;
      const { recipients } = (await request.json()) as { recipients: Record<string, string>[] };
      return answer(Object.keys(recipients[0]!).join() + Object.values(recipients[0]!).join());
    },
  });
  await initialiseTeam(await workspace.createBrowserFor('ada'), crewId);
  const graph = workspace.createClientFor('ada');
  const item = { graph, driveId: workspace.library().driveId, itemId: workspace.item('Responses').id };
  const access = { ...item, callerId: 'ada', isOwner: true, wait: async () => {} };
  await restrictFolder(access, item.itemId);
  isSetUp = true;
  const makeFolder = () =>
    workspace
      .createClientFor('bob')
      .call(operations.createChild, item, { body: { name: 'by Bob', folder: {} } })
      .then(
        () => true,
        () => false,
      );
  return { item, makeFolder };
}

const acceptAll = () => undefined;
const refuseGroupIds = (status: number) => (recipient: string) =>
  recipient.startsWith('objectId') ? createRefusal(status) : undefined;
const acceptLoginNamesOnly = (recipient: string) =>
  recipient.startsWith('aliasc:0o.c|') ? undefined : createRefusal(404);

it.each([
  ['keeps grants to groups', [], acceptAll],
  ['ignores grants to groups', ['no-inherited-from', 'ignored-group-grants'] as const, acceptAll],
  ['finds no group by its ID', ['no-inherited-from'] as const, refuseGroupIds(404)],
  ['accepts no group ID', ['no-inherited-from'] as const, refuseGroupIds(400)],
  ['finds groups only by their login names', ['no-inherited-from'] as const, acceptLoginNamesOnly],
])('grants members write access where a tenant %s', async (_, tenantRules, answer) => {
  const { item, makeFolder } = await createRestrictedFolder(tenantRules, answer);
  expect(await makeFolder()).toBe(false);
  await grantTeamWrite(item, crewId);
  expect(await makeFolder()).toBe(true);
});

it.each([
  ['accepts all grants without storing them', () => Response.json({ value: [] }), { kind: 'permission-not-kept' }],
  ['refuses all grants', () => createRefusal(404), { status: 404 }],
])('reports a failure where a tenant %s', async (_, answer, failure) => {
  const { item, makeFolder } = await createRestrictedFolder(['no-inherited-from'], answer);
  await expect(grantTeamWrite(item, crewId)).rejects.toMatchObject(failure);
  expect(await makeFolder()).toBe(false);
});
