import { expect, it } from 'vitest';
import { openPushWorld } from '../../testing/push-world.ts';
import { crewId } from '../../testing/workspace.ts';
import { findResponseItem } from './response-item.ts';
import { responseLibrary } from './response-library.ts';

/** Ada's draft is in the library; she has just submitted it, and nothing of that has gone out. */
async function openLook() {
  const world = await openPushWorld();
  const { id } = await world.draft('Kew');
  await world.push();
  const folderId = world.workspace.item('Responses/Site visit/1 Site visit').id;
  await world.commands.submit(id, { place: 'Kew' });
  const library = await responseLibrary(world.context, { teamId: crewId, formId: 'form-1' });
  return { ...world, look: () => findResponseItem(library, folderId) };
}

it.each([1, 2])('[SYNC-251] finds the file of a response that is submitted before call %i of the look', async (at) => {
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

it('[SYNC-251] sees the draft as long as nothing of the submission is there', async () => {
  const { look } = await openLook();
  expect((await look())?.name).toBe('response.draft.json');
});
