import { operations } from '@tideform/graph';
import { describe, expect, it } from 'vitest';
import type { FailureKind } from '../failures/failure.ts';
import { getOrCreateFolder } from '../library/get-or-create-folder.ts';
import { every } from '../testing/every.ts';
import { openPushWorld, refuse } from '../testing/push-world.ts';
import { crewId } from '../testing/workspace.ts';
import { findResponseLibrary } from './remote/response-library.ts';
import { findResponsesParent } from './remote/responses-parent.ts';

/** The form's responses are private (the predecessor of confidential): only the user creates folders. */
async function openPrivateWorld() {
  const world = await openPushWorld();
  await world.context.database.forms.update('form-1', { privateResponses: true });
  const own = '~Private/Ada Byron ada';
  return {
    ...world,
    own,
    async findParent() {
      const { context } = world;
      const form = { teamId: crewId, formId: 'form-1' };
      return (await findResponsesParent(context, await findResponseLibrary(context, form), form)).responsesFolderId;
    },
    privateFiles: () => world.workspace.tree().filter((path) => path.startsWith('~Private/')),
    mayRead: async (personId: string, path: string) => {
      const { driveId } = world.workspace.library();
      const params = { driveId, itemId: world.workspace.item(path).id };
      return world.workspace
        .clientOf(personId)
        .call(operations.getItem, params)
        .then(
          () => true,
          () => false,
        );
    },
  };
}

const ownWhole = (own: string) => [
  own,
  `${own}/Site visit`,
  `${own}/Site visit/1 Site visit`,
  `${own}/Site visit/1 Site visit/response.submitted.json`,
  `${own}/Site visit/1 Site visit/submission.pdf`,
];

describe('a private response', () => {
  it('[SYNC-220] is stored in the user’s own folder, which only they and the owners can read', async () => {
    const world = await openPrivateWorld();
    const { id } = await world.draft('Kew');
    await world.push();
    await world.commands.submit(id, { place: 'Ham' });
    await world.submitted('Lee');
    await world.push();
    expect(world.privateFiles()).toEqual([
      ...ownWhole(world.own),
      ...ownWhole(world.own)
        .slice(2)
        .map((path) => path.replace('1 Site visit', '2 Site visit')),
    ]);
    expect(world.responseFiles()).toEqual([]);
    expect(world.workspace.item(`${world.own}/Site visit`).current.fields).toMatchObject({ tfFormId: 'form-1' });
    expect(await world.mayRead('bob', '~Private')).toBe(true);
    for (const path of ownWhole(world.own)) expect([path, await world.mayRead('bob', path)]).toEqual([path, false]);
  });

  it('[SYNC-9] [SYNC-220] has one restricted folder, wherever its creation is interrupted', async () => {
    for (const moment of ['request', 'reply'] as const) {
      for (let cutAt = 1; ; cutAt += every(3)) {
        const world = await openPrivateWorld();
        let calls = 0;
        world.makeTrouble((now) => (now === moment && ++calls >= cutAt ? 'lost' : undefined));
        await world.findParent().catch(() => {});
        const wasCut = calls >= cutAt;
        world.makeTrouble();
        const parentId = await world.findParent();
        expect(world.privateFiles(), `cut ${moment} ${cutAt}`).toEqual(ownWhole(world.own).slice(0, 2));
        expect(parentId).toBe(world.workspace.item(`${world.own}/Site visit`).id);
        expect(await world.mayRead('bob', world.own), `cut ${moment} ${cutAt}`).toBe(false);
        if (!wasCut) break;
      }
    }
  });

  it('[SYNC-220] stays on the device while the team has no private folder, or the folder cannot be restricted', async () => {
    const world = await openPrivateWorld();
    const { id } = await world.submitted('Kew');
    world.makeTrouble(refuse('/invite', 403, 'accessDenied'));
    await world.push();
    const failed = (kind: FailureKind) => ({ step: 'folder', lastError: { kind } });
    expect(await world.outboxRow(id)).toMatchObject(failed('private-folder-not-created'));
    await world.context.database.teams.update(crewId, { privateResponsesFolderId: undefined });
    await world.push();
    expect(await world.outboxRow(id)).toMatchObject(failed('private-folder-not-configured'));
    expect(world.responseFiles()).toEqual([]);
  });

  it('[SYNC-220] is never stored in a folder of another user with the user’s name', async () => {
    const world = await openPrivateWorld();
    const { driveId } = world.workspace.library();
    await getOrCreateFolder(
      world.workspace.clientOf('bob'),
      driveId,
      world.workspace.item('~Private').id,
      'Ada Byron ada',
    );
    await world.submitted('Kew');
    await world.push();
    expect(world.privateFiles()).toEqual(['~Private/Ada Byron ada', ...ownWhole('~Private/Ada Byron ada-2')]);
  });
});
