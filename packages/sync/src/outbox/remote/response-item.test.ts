import { expect, it } from 'vitest';
import { openPushWorld } from '../../testing/push-world.ts';
import { crewId } from '../../testing/workspace.ts';
import { findResponseItem } from './response-item.ts';
import { findResponseLibrary } from './response-library.ts';

/** Ada's draft is in the library. She has just submitted it, and nothing of the submit was sent. */
async function openLook() {
  const world = await openPushWorld();
  const { id } = await world.draft('Kew');
  await world.push();
  const folderId = world.workspace.item('Responses/Site visit/1 Site visit').id;
  await world.commands.submit(id, { place: 'Kew' });
  const library = await findResponseLibrary(world.context, { teamId: crewId, formId: 'form-1' });
  return { ...world, look: () => findResponseItem(library, folderId) };
}

it.each([1, 2])('[SYNC-251] finds the file of a response submitted before call %i of the lookup', async (at) => {
  const { look, push, makeTrouble } = await openLook();
  let calls = 0;
  makeTrouble(async (moment) => {
    if (moment === 'request' && ++calls === at) expect(await push()).toBe('complete');
    return undefined;
  });
  const found = await look();
  expect(calls).toBeGreaterThan(at);
  expect(found?.name).toBe('response.submitted.json');
});

it('[SYNC-251] finds the draft as long as there is no submission', async () => {
  const { look } = await openLook();
  expect((await look())?.name).toBe('response.draft.json');
});
