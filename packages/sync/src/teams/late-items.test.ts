import { expect, it } from 'vitest';
import { createSubmissionReader } from '../submissions/create-submission-reader.ts';
import { createTestPorts } from '../testing/local-context.ts';
import { createPushFixture } from '../testing/push-fixture.ts';
import { crewId } from '../testing/workspace.ts';

it('[SYNC-413] a service that lists new items late causes no loss, and nothing needs attention', async () => {
  const clock = { ...createTestPorts().clock, wait: async () => {} };
  const fixture = await createPushFixture({ clock }, { tenantRules: ['late-items'] });
  const { id } = await fixture.createSubmission('Quay 4');
  expect(await fixture.push()).toBe('complete');
  expect(await fixture.outboxRow(id)).toBeUndefined();
  const { items } = await createSubmissionReader(fixture.context).listTeam(crewId, { by: 'all' });
  expect(items).toMatchObject([{ responseId: id, data: { place: 'Quay 4' } }]);
  expect(fixture.workspace.json('Form Config/Site visit/form.published.json')).toMatchObject({ version: 1 });
});
