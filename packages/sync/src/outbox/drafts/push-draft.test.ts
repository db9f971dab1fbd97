import { describe, expect, it } from 'vitest';
import { createPushFixture, refuseRequests } from '../../testing/push-fixture.ts';

const draftPath = 'Responses/Site visit/1 Site visit/response.draft.json';

describe('pushDraft', () => {
  it('uploads a changed draft and marks it clean', async () => {
    const fixture = await createPushFixture();
    const { id } = await fixture.draft('Quay 4');
    await fixture.push();
    expect(fixture.responseFiles()).toEqual(['1 Site visit', '1 Site visit/response.draft.json']);
    const item = fixture.workspace.item(draftPath);
    expect(item.current.fields).toMatchObject({ tfItemType: 'response', tfResponseId: id, tfFormId: 'form-1' });
    expect(await fixture.context.database.responses.get(id)).toMatchObject({
      isDirty: 0,
      submissionNumber: 1,
      driveItemId: item.id,
      eTag: expect.stringContaining(`,${item.eTag}`),
    });
  });

  it('writes the next change to the same file', async () => {
    const fixture = await createPushFixture();
    const { id } = await fixture.draft('Quay 4');
    await fixture.push();
    await fixture.commands.saveDraft(id, { place: 'Quay 5' });
    await fixture.push();
    expect(fixture.responseFiles()).toHaveLength(2);
    expect(fixture.workspace.json(draftPath)).toMatchObject({ data: { data: { place: 'Quay 5' } } });
  });

  it('writes the next change to the same file when it is too large for one request', async () => {
    const fixture = await createPushFixture();
    const { id } = await fixture.draft('Quay 4');
    await fixture.push();
    const long = 'a'.repeat(4_000_000);
    await fixture.commands.saveDraft(id, { place: long });
    await fixture.push();
    expect(await fixture.context.database.responses.get(id)).toMatchObject({ isDirty: 0 });
    expect(fixture.responseFiles()).toHaveLength(2);
    expect(fixture.workspace.json(draftPath)).toMatchObject({ data: { data: { place: long } } });
  });

  it('[SYNC-80] titles a draft by its template, with the draft suffix', async () => {
    const fixture = await createPushFixture();
    const { id } = await fixture.draft('Quay 4');
    await fixture.context.database.responses.update(id, { titleTemplate: '{{submissionNumber}} {{data.place}}' });
    await fixture.push();
    expect(fixture.workspace.item(draftPath).current.fields).toMatchObject({ tfTitle: '1 Quay 4 [DRAFT]' });
    expect(fixture.workspace.json(draftPath)).toMatchObject({ title: '1 Quay 4 [DRAFT]' });
  });

  it('only marks a draft as clean if it has neither answers nor a folder', async () => {
    const fixture = await createPushFixture();
    const { id } = await fixture.commands.create('form-1');
    await fixture.commands.saveDraft(id, {});
    await fixture.push();
    expect(await fixture.context.database.responses.get(id)).toMatchObject({ isDirty: 0 });
    expect(fixture.server.numbers.size).toBe(0);
    expect(fixture.responseFiles()).toEqual([]);
  });

  it('[SYNC-18] keeps a draft dirty that was changed during the upload', async () => {
    const fixture = await createPushFixture();
    const { id } = await fixture.draft('Quay 4');
    fixture.setRequestFault((moment, request) => {
      if (moment === 'reply' && request.url.includes('response.draft.json:/content')) {
        fixture.setRequestFault();
        return fixture.commands.saveDraft(id, { place: 'Quay 5' }).then(() => undefined);
      }
      return undefined;
    });
    await fixture.push();
    expect(await fixture.context.database.responses.get(id)).toMatchObject({
      isDirty: 1,
      data: { data: { place: 'Quay 5' } },
    });
    await fixture.push();
    expect(await fixture.context.database.responses.get(id)).toMatchObject({ isDirty: 0 });
    expect(fixture.workspace.json(draftPath)).toMatchObject({ data: { data: { place: 'Quay 5' } } });
  });

  it('[SYNC-19] deletes a discarded draft from the library before deleting it locally', async () => {
    const fixture = await createPushFixture();
    const { id } = await fixture.draft('Quay 4');
    await fixture.push();
    await fixture.commands.discard(id);
    fixture.setRequestFault((moment, request) =>
      moment === 'request' && request.method === 'DELETE' ? 'lost' : undefined,
    );
    expect(await fixture.push()).toBe('offline');
    expect(await fixture.context.database.responses.get(id)).toMatchObject({ deleted: 1 });
    fixture.setRequestFault();
    await fixture.push();
    expect(await fixture.context.database.responses.get(id)).toBeUndefined();
    expect(fixture.responseFiles()).toEqual([]);
  });

  it('[SYNC-19] finds the folder of a draft that was discarded before the response arrived', async () => {
    const fixture = await createPushFixture();
    const { id } = await fixture.draft('Quay 4');
    fixture.setRequestFault((moment, request) =>
      moment === 'reply' && request.url.endsWith('/children') ? 'lost' : undefined,
    );
    await fixture.push();
    fixture.setRequestFault();
    await fixture.commands.discard(id);
    await fixture.push();
    expect(fixture.responseFiles()).toEqual([]);
    expect(await fixture.context.database.responses.count()).toBe(0);
  });

  it('[SYNC-25] stores the reason of a refusal on the draft, and clears it after a successful push', async () => {
    const fixture = await createPushFixture();
    const { id } = await fixture.draft('Quay 4');
    fixture.setRequestFault(refuseRequests('response.draft.json', 507, 'quotaLimitReached'));
    await fixture.push();
    expect((await fixture.context.database.responses.get(id))?.pushFailure).toMatchObject({
      failure: { kind: 'no-room', parameters: { detail: '507 quotaLimitReached' } },
      tries: 1,
    });
    fixture.setRequestFault();
    await fixture.push();
    expect(await fixture.context.database.responses.get(id)).not.toHaveProperty('pushFailure');
  });
});
