import { describe, expect, it } from 'vitest';
import { pullTeam } from '../inbox/pull-team.ts';
import { openPushWorld } from '../testing/push-world.ts';
import { crewId } from '../testing/workspace.ts';

describe('a pull after our own push', () => {
  it('does not load a submission back to the device', async () => {
    const world = await openPushWorld();
    await world.submitted('Quay 4');
    await world.push();
    await pullTeam(world.context, crewId);
    expect(await world.context.database.responses.count()).toBe(0);
  });

  it('leaves the pushed draft unchanged', async () => {
    const world = await openPushWorld();
    const { id } = await world.draft('Quay 4');
    await world.push();
    const pushed = await world.context.database.responses.get(id);
    await pullTeam(world.context, crewId);
    expect(await world.context.database.responses.toArray()).toEqual([pushed]);
  });

  it('keeps answers that were typed since the push', async () => {
    const world = await openPushWorld();
    const { id } = await world.draft('Quay 4');
    await world.push();
    await world.commands.saveDraft(id, { place: 'Quay 5' });
    await pullTeam(world.context, crewId);
    expect(await world.context.database.responses.get(id)).toMatchObject({
      isDirty: 1,
      data: { data: { place: 'Quay 5' } },
    });
  });

  it('removes the local copy of a draft that was deleted from the library, only if nothing is unsent', async () => {
    const world = await openPushWorld();
    const { id } = await world.draft('Quay 4');
    await world.push();
    await pullTeam(world.context, crewId);
    const { folderDriveItemId = '' } = (await world.context.database.responses.get(id)) ?? {};
    const { driveId } = world.workspace.library();
    const address = `${world.workspace.graph.baseUrl}/drives/${driveId}/items/${folderDriveItemId}`;
    await world.workspace.graph.fetch(address, { method: 'DELETE', headers: { Authorization: 'Bearer ada' } });
    await world.commands.saveDraft(id, { place: 'Quay 5' });
    await pullTeam(world.context, crewId);
    expect(await world.context.database.responses.count()).toBe(1);
    await world.push();
    await world.push();
    expect(await world.context.database.responses.toArray()).toMatchObject([
      { isDirty: 0, data: { data: { place: 'Quay 5' } }, conflict: { kind: 'deleted', of: id } },
    ]);
    expect(world.responseFiles()).toEqual(['2 Site visit', '2 Site visit/response.draft.json']);
  });
});
