import { expect, it } from 'vitest';
import { acquireLease } from '../../database/lease.ts';
import type { TeamRow } from '../../database/rows.ts';
import { createFileCommands } from '../../files/file-commands.ts';
import { createResponseCommands } from '../../responses/create-response-commands.ts';
import { createRetryTimes } from '../../retries/back-off.ts';
import { createSubmissionReader } from '../../submissions/create-submission-reader.ts';
import { createPushFixture, type RequestFault } from '../../testing/push-fixture.ts';
import { crewId } from '../../testing/workspace.ts';
import { pushResponses } from '../push-responses.ts';

const folder = '1 Site visit';

/** Ada submits a draft from which she has removed a file; Bob may edit her submissions. */
async function createCommitFixture() {
  const fixture = await createPushFixture();
  const { commands, workspace, server, context } = fixture;
  const { id } = await commands.create('form-1');
  const file = { name: 'quay.jpg', type: 'image/jpeg' };
  const quay = await createFileCommands(context).add(id, new Blob(['abc']), file);
  await commands.saveDraft(id, { place: 'Kew', pictures: [quay] });
  await fixture.push();
  await commands.submit(id, { place: 'Kew' });
  return {
    ...fixture,
    id,
    async resubmitAsBob(): Promise<void> {
      const bob = await workspace.createBrowserFor('bob', { server });
      await bob.database.teams.bulkPut(await context.database.teams.toArray());
      await bob.database.forms.bulkPut(await context.database.forms.toArray());
      const team = (await bob.database.teams.get(crewId)) as TeamRow;
      const { response } = await createSubmissionReader(bob).open(team, id);
      await createResponseCommands(bob).edit(crewId, response);
      const plan = await createFileCommands(bob).add(id, new Blob(['plan']), { ...file, name: 'plan.jpg' });
      await createResponseCommands(bob).submit(id, { place: 'Ham', pictures: [plan] });
      const retries = createRetryTimes(bob.ports.clock);
      expect(await pushResponses({ ...bob, epoch: await acquireLease(bob.database), retries })).toBe('complete');
    },
  };
}

/** Returns whether the submission's commit was the last request. */
function interruptAfterCommit(meanwhile: () => Promise<void> | 'lost'): RequestFault {
  let isCommitted = false;
  let hasHappened = false;
  return async (moment, request) => {
    if (isCommitted && !hasHappened && moment === 'request') {
      hasHappened = true;
      return (await meanwhile()) ?? undefined;
    }
    const isCommit = request.method === 'PATCH' && (await request.clone().text()).includes('tfSubmissionData');
    if (isCommit && moment === 'reply') isCommitted = true;
    return undefined;
  };
}

it('[SYNC-263] deletes no file of an edit that another user has made since', async () => {
  const fixture = await createCommitFixture();
  fixture.setRequestFault(interruptAfterCommit(fixture.resubmitAsBob));
  await fixture.push();
  expect(fixture.responseFiles()).toContain(`${folder}/plan.jpg`);
});

it('[SYNC-58] [SYNC-263] deletes unreferenced files when it continues after an interruption', async () => {
  const fixture = await createCommitFixture();
  fixture.setRequestFault(interruptAfterCommit(() => 'lost'));
  expect(await fixture.push()).toBe('offline');
  expect(fixture.responseFiles()).toContain(`${folder}/quay.jpg`);
  fixture.setRequestFault();
  await fixture.push();
  const names = ['', '/response.submitted.json', '/submission.pdf'];
  expect(fixture.responseFiles()).toEqual(names.map((name) => folder + name));
});
