import { operations } from '@tideform/graph';
import { expect, it } from 'vitest';
import { openPushWorld } from '../../testing/push-world.ts';

it.each([
  ['an English', []],
  ['a German', ['german-names'] as const],
])('finds the renamed folder of a response on %s site', async (_, tenantRules) => {
  const world = await openPushWorld({}, { tenantRules });
  const { id } = await world.draft('Kew');
  await world.push();
  const { driveId } = world.workspace.library();
  const itemId = world.workspace.item('Responses/Site visit/1 Site visit').id;
  const body = { name: 'Kew Gardens' };
  await world.workspace.clientOf('ada').call(operations.updateItem, { driveId, itemId }, { body });
  await world.context.database.responses.update(id, { folderDriveItemId: undefined });
  await world.commands.submit(id, { place: 'Kew' });
  await world.push();
  expect(world.responseFiles()).toEqual([
    'Kew Gardens',
    'Kew Gardens/response.submitted.json',
    'Kew Gardens/submission.pdf',
  ]);
});
