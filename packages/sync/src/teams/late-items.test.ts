import { expect, it } from 'vitest';
import { createSubmissionReader } from '../submissions/create-submission-reader.ts';
import { createStillPorts } from '../testing/local-context.ts';
import { openPushWorld } from '../testing/push-world.ts';
import { crewId } from '../testing/workspace.ts';

it('[SYNC-413] a service that lists new items late causes no loss, and nothing needs attention', async () => {
  const clock = { ...createStillPorts().clock, wait: async () => {} };
  const world = await openPushWorld({ clock }, { tenantRules: ['late-items'] });
  const { id } = await world.submitted('Quay 4');
  expect(await world.push()).toBe('complete');
  expect(await world.outboxRow(id)).toBeUndefined();
  const { items } = await createSubmissionReader(world.context).listTeam(crewId, { by: 'all' });
  expect(items).toMatchObject([{ responseId: id, data: { place: 'Quay 4' } }]);
  expect(world.workspace.json('Form Config/Site visit/form.published.json')).toMatchObject({ version: 1 });
});
