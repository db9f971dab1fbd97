import { describe, expect, it } from 'vitest';
import type { SyncContext } from '../context.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { createNewBrowser, deleteFile, openPullWorld, push, putFile } from '../testing/pull-world.ts';
import { crewId } from '../testing/workspace.ts';
import { pullTeam } from './pull-team.ts';

const draftPath = 'Responses/Site visit/1 Site visit/response.draft.json';

/** Bob has two browsers; the first has written and sent a draft. */
async function openDraftWorld() {
  const world = await openPullWorld();
  const first = await createNewBrowser(world.workspace, 'bob');
  await pullTeam(first, crewId);
  const commands = createResponseCommands(first);
  const { id } = await commands.create('form-1');
  await commands.saveDraft(id, { place: 'Kew' });
  await push(first);
  const second = await createNewBrowser(world.workspace, 'bob');
  await pullTeam(second, crewId);
  return { ...world, first, second, commands, id };
}

const rows = ({ database }: SyncContext) => database.responses.toArray();

describe('pulling responses', () => {
  it("[SYNC-38] loads only the user's own drafts", async () => {
    const { workspace, ada, first, second, id } = await openDraftWorld();
    const [original] = await rows(first);
    expect(await rows(second)).toMatchObject([
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
    expect(await rows(ada)).toEqual([]);
  });

  it('[I11] [SYNC-35] loads later edits, but does not overwrite unsent ones', async () => {
    const { first, second, commands, id } = await openDraftWorld();
    await commands.saveDraft(id, { place: 'Ham' });
    await push(first);
    await pullTeam(second, crewId);
    expect(await rows(second)).toMatchObject([{ data: { data: { place: 'Ham' } } }]);
    await createResponseCommands(second).saveDraft(id, { place: 'mine' });
    await commands.saveDraft(id, { place: 'Mortlake' });
    await push(first);
    await pullTeam(second, crewId);
    expect(await rows(second)).toMatchObject([{ isDirty: 1, data: { data: { place: 'mine' } } }]);
  });

  it('[SYNC-35] removes a draft that was deleted or submitted on another device, unless it has edits', async () => {
    const { workspace, first, second, commands, id } = await openDraftWorld();
    const third = await createNewBrowser(workspace, 'bob');
    await pullTeam(third, crewId);
    await createResponseCommands(third).saveDraft(id, { place: 'mine' });
    await commands.submit(id, { place: 'Kew' });
    await push(first);
    await pullTeam(second, crewId);
    await pullTeam(third, crewId);
    expect(await rows(second)).toEqual([]);
    expect(await rows(third)).toMatchObject([{ id, isDirty: 1 }]);
  });

  it('[SYNC-75] removes several drafts that were submitted on another device, with journal entries', async () => {
    const { first, second, commands, id } = await openDraftWorld();
    const other = (await commands.create('form-1')).id;
    await commands.saveDraft(other, { place: 'Ham' });
    await push(first);
    await pullTeam(second, crewId);
    for (const one of [id, other]) await commands.submit(one, { place: 'Kew' });
    await push(first);
    await pullTeam(second, crewId);
    expect(await rows(second)).toEqual([]);
    const gone = await second.database.journal.filter((entry) => entry.event === 'submitted elsewhere').toArray();
    expect(gone.map((entry) => entry.subject).sort()).toEqual([id, other].sort());
  });

  it('removes a draft whose folder is deleted', async () => {
    const { workspace, second } = await openDraftWorld();
    await deleteFile(workspace, 'bob', 'Responses/Site visit/1 Site visit');
    await pullTeam(second, crewId);
    expect(await rows(second)).toEqual([]);
  });

  it('[SYNC-37] reports an unreadable draft and keeps the local one', async () => {
    const { workspace, second, id } = await openDraftWorld();
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
    expect(await rows(second)).toMatchObject([{ id, data: { data: { place: 'Kew' } } }]);
  });
});
