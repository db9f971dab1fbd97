import { describe, expect, it } from 'vitest';
import type { SyncContext } from '../context.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { createNewBrowser, createPullFixture, deleteFile, pushAll, putFile } from '../testing/pull-fixture.ts';
import { crewId } from '../testing/workspace.ts';
import { pullTeam } from './pull-team.ts';

const draftPath = 'Responses/Site visit/1 Site visit/response.draft.json';

/** Bob has two browsers; the first has written and sent a draft. */
async function createDraftFixture() {
  const fixture = await createPullFixture();
  const first = await createNewBrowser(fixture.workspace, 'bob');
  await pullTeam(first, crewId);
  const commands = createResponseCommands(first);
  const { id } = await commands.create('form-1');
  await commands.saveDraft(id, { place: 'Kew' });
  await pushAll(first);
  const second = await createNewBrowser(fixture.workspace, 'bob');
  await pullTeam(second, crewId);
  return { ...fixture, first, second, commands, id };
}

const getResponseRows = ({ database }: SyncContext) => database.responses.toArray();

describe('pulling responses', () => {
  it("[SYNC-38] loads only the user's own drafts", async () => {
    const { workspace, ada, first, second, id } = await createDraftFixture();
    const [original] = await getResponseRows(first);
    expect(await getResponseRows(second)).toMatchObject([
      {
        id,
        userId: 'bob',
        tenantId: 'contoso',
        teamId: crewId,
        data: { data: { place: 'Kew' } },
        submitted: 0,
        isDirty: 0,
        deleted: 0,
        driveItemId: workspace.item(draftPath).id,
        folderDriveItemId: original?.folderDriveItemId,
      },
    ]);
    await pullTeam(ada, crewId);
    expect(await getResponseRows(ada)).toEqual([]);
  });

  it('[I11] [SYNC-35] loads later edits, but does not overwrite unsent ones', async () => {
    const { first, second, commands, id } = await createDraftFixture();
    await commands.saveDraft(id, { place: 'Ham' });
    await pushAll(first);
    await pullTeam(second, crewId);
    expect(await getResponseRows(second)).toMatchObject([{ data: { data: { place: 'Ham' } } }]);
    await createResponseCommands(second).saveDraft(id, { place: 'mine' });
    await commands.saveDraft(id, { place: 'Mortlake' });
    await pushAll(first);
    await pullTeam(second, crewId);
    expect(await getResponseRows(second)).toMatchObject([{ isDirty: 1, data: { data: { place: 'mine' } } }]);
  });

  it('[SYNC-35] removes a draft that was deleted or submitted on another device, unless it has edits', async () => {
    const { workspace, first, second, commands, id } = await createDraftFixture();
    const third = await createNewBrowser(workspace, 'bob');
    await pullTeam(third, crewId);
    await createResponseCommands(third).saveDraft(id, { place: 'mine' });
    await commands.submit(id, { place: 'Kew' });
    await pushAll(first);
    await pullTeam(second, crewId);
    await pullTeam(third, crewId);
    expect(await getResponseRows(second)).toEqual([]);
    expect(await getResponseRows(third)).toMatchObject([{ id, isDirty: 1 }]);
  });

  it('[SYNC-75] removes several drafts that were submitted on another device, with journal entries', async () => {
    const { first, second, commands, id } = await createDraftFixture();
    const other = (await commands.create('form-1')).id;
    await commands.saveDraft(other, { place: 'Ham' });
    await pushAll(first);
    await pullTeam(second, crewId);
    for (const one of [id, other]) await commands.submit(one, { place: 'Kew' });
    await pushAll(first);
    await pullTeam(second, crewId);
    expect(await getResponseRows(second)).toEqual([]);
    const gone = await second.database.journal.filter((entry) => entry.event === 'submitted elsewhere').toArray();
    expect(gone.map((entry) => entry.subject).sort()).toEqual([id, other].sort());
  });

  it('removes a draft whose folder is deleted', async () => {
    const { workspace, second } = await createDraftFixture();
    await deleteFile(workspace, 'bob', 'Responses/Site visit/1 Site visit');
    await pullTeam(second, crewId);
    expect(await getResponseRows(second)).toEqual([]);
  });

  it('[SYNC-37] reports an unreadable draft and keeps the local one', async () => {
    const { workspace, second, id } = await createDraftFixture();
    await putFile(workspace, 'bob', draftPath, '{"id":');
    await pullTeam(second, crewId);
    const { id: itemId } = workspace.item(draftPath);
    expect(await second.database.teamSync.get(crewId)).toMatchObject({
      errors: [
        {
          kind: 'drive-change',
          parameters: { name: 'response.draft.json', id: itemId },
          cause: { kind: 'not-json', parameters: { file: 'response.draft.json' } },
        },
      ],
    });
    expect(await getResponseRows(second)).toMatchObject([{ id, data: { data: { place: 'Kew' } } }]);
  });
});
