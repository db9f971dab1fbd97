import { expect, it } from 'vitest';
import { createPushFixture } from '../../testing/push-fixture.ts';
import { crewId } from '../../testing/workspace.ts';
import { findResponseItem, findResponseLibrary } from './find-response-library.ts';

/** Ada's draft is in the library. She has just submitted it, and nothing of the submit was sent. */
async function createFolderFixture() {
  const fixture = await createPushFixture();
  const { id } = await fixture.draft('Kew');
  await fixture.push();
  const folderId = fixture.workspace.item('Responses/Site visit/1 Site visit').id;
  await fixture.commands.submit(id, { place: 'Kew' });
  const library = await findResponseLibrary(fixture.context, { teamId: crewId, formId: 'form-1' });
  return { ...fixture, look: () => findResponseItem(library, folderId) };
}

it.each([1, 2])('[SYNC-251] finds the file of a response submitted before call %i of the lookup', async (at) => {
  const { look, push, setRequestFault } = await createFolderFixture();
  let calls = 0;
  setRequestFault(async (moment) => {
    if (moment === 'request' && ++calls === at) expect(await push()).toBe('complete');
    return undefined;
  });
  const found = await look();
  expect(calls).toBeGreaterThan(at);
  expect(found?.name).toBe('response.submitted.json');
});

it('[SYNC-251] finds the draft as long as there is no submission', async () => {
  const { look } = await createFolderFixture();
  expect((await look())?.name).toBe('response.draft.json');
});
