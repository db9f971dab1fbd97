import { operations } from '@tideform/graph';
import { expect, it } from 'vitest';
import { createPushFixture } from '../../testing/push-fixture.ts';

it.each([
  ['an English', []],
  ['a German', ['german-names'] as const],
])('finds the renamed folder of a response on %s site', async (_, tenantRules) => {
  const fixture = await createPushFixture({}, { tenantRules });
  const { id } = await fixture.draft('Kew');
  await fixture.push();
  const { driveId } = fixture.workspace.library();
  const itemId = fixture.workspace.item('Responses/Site visit/1 Site visit').id;
  const body = { name: 'Kew Gardens' };
  await fixture.workspace.createClientFor('ada').call(operations.updateItem, { driveId, itemId }, { body });
  await fixture.context.database.responses.update(id, { folderDriveItemId: undefined });
  await fixture.commands.submit(id, { place: 'Kew' });
  await fixture.push();
  expect(fixture.responseFiles()).toEqual([
    'Kew Gardens',
    'Kew Gardens/response.submitted.json',
    'Kew Gardens/submission.pdf',
  ]);
});
