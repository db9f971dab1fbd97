import { operations } from '@tideform/graph';
import { describe, expect, it } from 'vitest';
import type { FailureKind } from '../failures/failure.ts';
import { getOrCreateFolder } from '../library/drive-items.ts';
import { getSweepStride } from '../testing/create-sweeps.ts';
import { createPushFixture, refuseRequests } from '../testing/push-fixture.ts';
import { crewId } from '../testing/workspace.ts';
import { findResponseLibrary } from './remote/find-response-library.ts';
import { findResponsesParent } from './remote/find-responses-parent.ts';

/** The form's responses are private (the predecessor of confidential): only the user creates folders. */
async function createPrivateFixture() {
  const fixture = await createPushFixture();
  await fixture.context.database.forms.update('form-1', { privateResponses: true });
  const own = '~Private/Ada Byron ada';
  return {
    ...fixture,
    own,
    async findParent() {
      const { context } = fixture;
      const form = { teamId: crewId, formId: 'form-1' };
      return (await findResponsesParent(context, await findResponseLibrary(context, form), form)).responsesFolderId;
    },
    privateFiles: () => fixture.workspace.tree().filter((path) => path.startsWith('~Private/')),
    mayRead: async (personId: string, path: string) => {
      const { driveId } = fixture.workspace.library();
      const params = { driveId, itemId: fixture.workspace.item(path).id };
      return fixture.workspace
        .createClientFor(personId)
        .call(operations.getItem, params)
        .then(
          () => true,
          () => false,
        );
    },
  };
}

const listOwnPaths = (own: string) => [
  own,
  `${own}/Site visit`,
  `${own}/Site visit/1 Site visit`,
  `${own}/Site visit/1 Site visit/response.submitted.json`,
  `${own}/Site visit/1 Site visit/submission.pdf`,
];

describe('a private response', () => {
  it('[SYNC-220] is stored in the user’s own folder, which only they and the owners can read', async () => {
    const fixture = await createPrivateFixture();
    const { id } = await fixture.draft('Kew');
    await fixture.push();
    await fixture.commands.submit(id, { place: 'Ham' });
    await fixture.createSubmission('Lee');
    await fixture.push();
    expect(fixture.privateFiles()).toEqual([
      ...listOwnPaths(fixture.own),
      ...listOwnPaths(fixture.own)
        .slice(2)
        .map((path) => path.replace('1 Site visit', '2 Site visit')),
    ]);
    expect(fixture.responseFiles()).toEqual([]);
    expect(fixture.workspace.item(`${fixture.own}/Site visit`).current.fields).toMatchObject({ tfFormId: 'form-1' });
    expect(await fixture.mayRead('bob', '~Private')).toBe(true);
    for (const path of listOwnPaths(fixture.own))
      expect([path, await fixture.mayRead('bob', path)]).toEqual([path, false]);
  });

  it('[SYNC-9] [SYNC-220] has one restricted folder, wherever its creation is interrupted', async () => {
    for (const moment of ['request', 'reply'] as const) {
      for (let cutAt = 1; ; cutAt += getSweepStride(3)) {
        const fixture = await createPrivateFixture();
        let calls = 0;
        fixture.setRequestFault((now) => (now === moment && ++calls >= cutAt ? 'lost' : undefined));
        await fixture.findParent().catch(() => {});
        const wasCut = calls >= cutAt;
        fixture.setRequestFault();
        const parentId = await fixture.findParent();
        expect(fixture.privateFiles(), `cut ${moment} ${cutAt}`).toEqual(listOwnPaths(fixture.own).slice(0, 2));
        expect(parentId).toBe(fixture.workspace.item(`${fixture.own}/Site visit`).id);
        expect(await fixture.mayRead('bob', fixture.own), `cut ${moment} ${cutAt}`).toBe(false);
        if (!wasCut) break;
      }
    }
  });

  it('[SYNC-220] stays on the device while the team has no private folder, or the folder cannot be restricted', async () => {
    const fixture = await createPrivateFixture();
    const { id } = await fixture.createSubmission('Kew');
    fixture.setRequestFault(refuseRequests('/invite', 403, 'accessDenied'));
    await fixture.push();
    const failed = (kind: FailureKind) => ({ step: 'folder', lastError: { kind } });
    expect(await fixture.outboxRow(id)).toMatchObject(failed('private-folder-not-created'));
    await fixture.context.database.teams.update(crewId, { privateResponsesFolderId: undefined });
    await fixture.push();
    expect(await fixture.outboxRow(id)).toMatchObject(failed('private-folder-not-configured'));
    expect(fixture.responseFiles()).toEqual([]);
  });

  it('[SYNC-220] is never stored in a folder of another user with the user’s name', async () => {
    const fixture = await createPrivateFixture();
    const { driveId } = fixture.workspace.library();
    await getOrCreateFolder(
      fixture.workspace.createClientFor('bob'),
      driveId,
      fixture.workspace.item('~Private').id,
      'Ada Byron ada',
    );
    await fixture.createSubmission('Kew');
    await fixture.push();
    expect(fixture.privateFiles()).toEqual(['~Private/Ada Byron ada', ...listOwnPaths('~Private/Ada Byron ada-2')]);
  });
});
