import { describe, expect, it } from 'vitest';
import { getOrCreateFolder } from '../library/get-or-create-folder.ts';
import { openPushWorld } from '../testing/push-world.ts';

/** The form's responses are confidential, and the server gives `Private/ada` for them. */
async function openConfidentialWorld(kind: 'confidentialResponses' | 'privateResponses' = 'confidentialResponses') {
  const world = await openPushWorld();
  const { context, workspace } = world;
  await context.database.forms.update(
    'form-1',
    kind === 'privateResponses' ? { privateResponses: true } : { confidentialResponses: true },
  );
  const { driveId, rootId } = workspace.library();
  const owner = workspace.clientOf('ada');
  let asked = 0;
  const provisionConfidential = async (): Promise<string> => {
    asked += 1;
    const folder = await getOrCreateFolder(owner, driveId, rootId, 'Private');
    return (await getOrCreateFolder(owner, driveId, folder.item.id, 'ada')).item.id;
  };
  Object.assign(context.ports.server, { provisionConfidential });
  return {
    ...world,
    asked: () => asked,
    privateFiles: () => workspace.tree().filter((path) => path.startsWith('Private/ada/')),
  };
}

const whole = [
  'Private/ada/1 Site visit',
  'Private/ada/1 Site visit/response.submitted.json',
  'Private/ada/1 Site visit/submission.pdf',
];

describe('a confidential response', () => {
  it.each(['confidentialResponses', 'privateResponses'] as const)(
    '[SYNC-136] goes into the responder’s folder, as a draft and submitted (%s)',
    async (kind) => {
      const world = await openConfidentialWorld(kind);
      const { id } = await world.draft('Kew');
      await world.push();
      expect(world.privateFiles()).toEqual([whole[0], 'Private/ada/1 Site visit/response.draft.json']);
      await world.commands.submit(id, { place: 'Ham' });
      await world.push();
      expect(world.privateFiles()).toEqual(whole);
      expect(world.responseFiles()).toEqual([]);
      expect(world.asked()).toBe(1);
    },
  );

  it('[SYNC-9] [SYNC-136] is there once and nowhere else, wherever its way is cut', async () => {
    for (const moment of ['request', 'reply'] as const) {
      for (let cutAt = 1; ; cutAt++) {
        const world = await openConfidentialWorld();
        const { id } = await world.submitted('Kew');
        let calls = 0;
        world.makeTrouble((now) => (now === moment && ++calls >= cutAt ? 'lost' : undefined));
        await world.push();
        const wasCut = calls >= cutAt;
        world.makeTrouble();
        await world.push();
        expect([world.privateFiles(), world.responseFiles()], `cut ${moment} ${cutAt}`).toEqual([whole, []]);
        expect(await world.outboxRow(id)).toBeUndefined();
        if (!wasCut) break;
      }
    }
  });

  it('[SYNC-136] stays on the device, and is shown, while there is no such folder', async () => {
    const world = await openPushWorld();
    await world.context.database.forms.update('form-1', { confidentialResponses: true });
    const { id } = await world.submitted('Kew');
    const draft = await world.draft('Ham');
    await world.push();
    const lastError = 'Error syncing response: Private folder not configured';
    expect(await world.outboxRow(id)).toMatchObject({ state: 'needsAttention', step: 'folder', lastError });
    expect(await world.context.database.responses.get(draft.id)).toMatchObject({ pushFailure: { message: lastError } });
    expect(world.responseFiles()).toEqual([]);
  });

  it('[SYNC-136] whose draft is discarded leaves nothing behind', async () => {
    const world = await openConfidentialWorld();
    const { id } = await world.draft('Kew');
    await world.push();
    await world.context.database.responses.update(id, { folderDriveItemId: undefined });
    await world.commands.discard(id);
    await world.push();
    expect(world.privateFiles()).toEqual([]);
  });
});
