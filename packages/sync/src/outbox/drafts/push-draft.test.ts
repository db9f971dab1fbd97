import { describe, expect, it } from 'vitest';
import { openPushWorld, refuse } from '../../testing/push-world.ts';

const draftPath = 'Responses/Site visit/1 Site visit/response.draft.json';

describe('pushDraft', () => {
  it('uploads a changed draft and marks it clean', async () => {
    const world = await openPushWorld();
    const { id } = await world.draft('Quay 4');
    await world.push();
    expect(world.responseFiles()).toEqual(['1 Site visit', '1 Site visit/response.draft.json']);
    const item = world.workspace.item(draftPath);
    expect(item.current.fields).toMatchObject({ tfItemType: 'response', tfResponseId: id, tfFormId: 'form-1' });
    expect(await world.context.database.responses.get(id)).toMatchObject({
      isDirty: 0,
      submissionNumber: 1,
      driveItemId: item.id,
      eTag: expect.stringContaining(`,${item.eTag}`),
    });
  });

  it('writes the next change to the same file', async () => {
    const world = await openPushWorld();
    const { id } = await world.draft('Quay 4');
    await world.push();
    await world.commands.saveDraft(id, { place: 'Quay 5' });
    await world.push();
    expect(world.responseFiles()).toHaveLength(2);
    expect(world.workspace.json(draftPath)).toMatchObject({ data: { data: { place: 'Quay 5' } } });
  });

  it('writes the next change to the same file when it is too large for one request', async () => {
    const world = await openPushWorld();
    const { id } = await world.draft('Quay 4');
    await world.push();
    const long = 'a'.repeat(4_000_000);
    await world.commands.saveDraft(id, { place: long });
    await world.push();
    expect(await world.context.database.responses.get(id)).toMatchObject({ isDirty: 0 });
    expect(world.responseFiles()).toHaveLength(2);
    expect(world.workspace.json(draftPath)).toMatchObject({ data: { data: { place: long } } });
  });

  it('[SYNC-80] titles a draft by its template, with the draft suffix', async () => {
    const world = await openPushWorld();
    const { id } = await world.draft('Quay 4');
    await world.context.database.responses.update(id, { titleTemplate: '{{submissionNumber}} {{data.place}}' });
    await world.push();
    expect(world.workspace.item(draftPath).current.fields).toMatchObject({ tfTitle: '1 Quay 4 [DRAFT]' });
    expect(world.workspace.json(draftPath)).toMatchObject({ title: '1 Quay 4 [DRAFT]' });
  });

  it('only marks a draft as clean if it has neither answers nor a folder', async () => {
    const world = await openPushWorld();
    const { id } = await world.commands.create('form-1');
    await world.commands.saveDraft(id, {});
    await world.push();
    expect(await world.context.database.responses.get(id)).toMatchObject({ isDirty: 0 });
    expect(world.server.numbers.size).toBe(0);
    expect(world.responseFiles()).toEqual([]);
  });

  it('[SYNC-18] keeps a draft dirty that was changed during the upload', async () => {
    const world = await openPushWorld();
    const { id } = await world.draft('Quay 4');
    world.makeTrouble((moment, request) => {
      if (moment === 'reply' && request.url.includes('response.draft.json:/content')) {
        world.makeTrouble();
        return world.commands.saveDraft(id, { place: 'Quay 5' }).then(() => undefined);
      }
      return undefined;
    });
    await world.push();
    expect(await world.context.database.responses.get(id)).toMatchObject({
      isDirty: 1,
      data: { data: { place: 'Quay 5' } },
    });
    await world.push();
    expect(await world.context.database.responses.get(id)).toMatchObject({ isDirty: 0 });
    expect(world.workspace.json(draftPath)).toMatchObject({ data: { data: { place: 'Quay 5' } } });
  });

  it('[SYNC-19] deletes a discarded draft from the library before deleting it locally', async () => {
    const world = await openPushWorld();
    const { id } = await world.draft('Quay 4');
    await world.push();
    await world.commands.discard(id);
    world.makeTrouble((moment, request) => (moment === 'request' && request.method === 'DELETE' ? 'lost' : undefined));
    expect(await world.push()).toBe('offline');
    expect(await world.context.database.responses.get(id)).toMatchObject({ deleted: 1 });
    world.makeTrouble();
    await world.push();
    expect(await world.context.database.responses.get(id)).toBeUndefined();
    expect(world.responseFiles()).toEqual([]);
  });

  it('[SYNC-19] finds the folder of a draft that was discarded before the response arrived', async () => {
    const world = await openPushWorld();
    const { id } = await world.draft('Quay 4');
    world.makeTrouble((moment, request) =>
      moment === 'reply' && request.url.endsWith('/children') ? 'lost' : undefined,
    );
    await world.push();
    world.makeTrouble();
    await world.commands.discard(id);
    await world.push();
    expect(world.responseFiles()).toEqual([]);
    expect(await world.context.database.responses.count()).toBe(0);
  });

  it('[SYNC-25] stores the reason of a refusal on the draft, and clears it after a successful push', async () => {
    const world = await openPushWorld();
    const { id } = await world.draft('Quay 4');
    world.makeTrouble(refuse('response.draft.json', 507, 'quotaLimitReached'));
    await world.push();
    expect((await world.context.database.responses.get(id))?.pushFailure).toMatchObject({
      failure: { kind: 'no-room', parameters: { detail: '507 quotaLimitReached' } },
      tries: 1,
    });
    world.makeTrouble();
    await world.push();
    expect(await world.context.database.responses.get(id)).not.toHaveProperty('pushFailure');
  });
});
