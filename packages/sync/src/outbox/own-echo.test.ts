import { describe, expect, it } from 'vitest';
import { pullTeam } from '../inbox/pull-team.ts';
import { createPushFixture } from '../testing/push-fixture.ts';
import { crewId } from '../testing/workspace.ts';

describe('a pull after our own push', () => {
  it('does not load a submission back to the device', async () => {
    const fixture = await createPushFixture();
    await fixture.createSubmission('Quay 4');
    await fixture.push();
    await pullTeam(fixture.context, crewId);
    expect(await fixture.context.database.responses.count()).toBe(0);
  });

  it('leaves the pushed draft unchanged', async () => {
    const fixture = await createPushFixture();
    const { id } = await fixture.draft('Quay 4');
    await fixture.push();
    const pushed = await fixture.context.database.responses.get(id);
    await pullTeam(fixture.context, crewId);
    expect(await fixture.context.database.responses.toArray()).toEqual([pushed]);
  });

  it('keeps answers that were typed since the push', async () => {
    const fixture = await createPushFixture();
    const { id } = await fixture.draft('Quay 4');
    await fixture.push();
    await fixture.commands.saveDraft(id, { place: 'Quay 5' });
    await pullTeam(fixture.context, crewId);
    expect(await fixture.context.database.responses.get(id)).toMatchObject({
      isDirty: 1,
      data: { data: { place: 'Quay 5' } },
    });
  });

  it('removes the local copy of a draft that was deleted from the library, only if nothing is unsent', async () => {
    const fixture = await createPushFixture();
    const { id } = await fixture.draft('Quay 4');
    await fixture.push();
    await pullTeam(fixture.context, crewId);
    const { folderDriveItemId = '' } = (await fixture.context.database.responses.get(id)) ?? {};
    const { driveId } = fixture.workspace.library();
    const address = `${fixture.workspace.graph.baseUrl}/drives/${driveId}/items/${folderDriveItemId}`;
    await fixture.workspace.graph.fetch(address, { method: 'DELETE', headers: { Authorization: 'Bearer ada' } });
    await fixture.commands.saveDraft(id, { place: 'Quay 5' });
    await pullTeam(fixture.context, crewId);
    expect(await fixture.context.database.responses.count()).toBe(1);
    await fixture.push();
    await fixture.push();
    expect(await fixture.context.database.responses.toArray()).toMatchObject([
      { isDirty: 0, data: { data: { place: 'Quay 5' } }, conflict: { kind: 'deleted', of: id } },
    ]);
    expect(fixture.responseFiles()).toEqual(['2 Site visit', '2 Site visit/response.draft.json']);
  });
});
