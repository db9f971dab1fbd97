import { describe, expect, it } from 'vitest';
import { createFileCommands } from '../../files/file-commands.ts';
import { createDeviceFixture } from '../../testing/device-fixture.ts';

/** Opens a world in which both devices have the same draft. */
async function createSharedDraftFixture() {
  const fixture = await createDeviceFixture();
  const id = await fixture.one.createDraft('Kew');
  await fixture.one.sync();
  await fixture.two.sync();
  return { ...fixture, id };
}

describe('a draft on two devices', () => {
  it('[SYNC-73] is pulled completely by the second, whose edits update the same file', async () => {
    const { one, two, id, files } = await createSharedDraftFixture();
    const [first, second] = [await one.getRow(id), await two.getRow(id)];
    const { isDirty, revision, base, submissionNumber, eTag, driveItemId, data, collaborators } = first!;
    expect(second).toMatchObject({ isDirty, revision, base, submissionNumber, eTag, driveItemId, data, collaborators });
    await two.saveDraft(id, 'Ham');
    await two.sync();
    await one.sync();
    expect(await one.formatDrafts()).toEqual(['Ham']);
    await one.saveDraft(id, 'Barnes');
    await one.sync();
    await two.sync();
    expect([await one.formatDrafts(), await two.formatDrafts()]).toEqual([['Barnes'], ['Barnes']]);
    expect(files()).toEqual(['1 Site visit', '1 Site visit/response.draft.json']);
  });

  it('[SYNC-73] keeps its prefill, metadata, title and version', async () => {
    const { one, two } = await createDeviceFixture();
    const { id } = await one.commands.create('form-1', { place: 'Kew', from: 'link' });
    await one.context.database.responses.update(id, { data: { data: {}, metadata: { timezone: 'UTC' } } });
    await one.commands.saveDraft(id, { place: 'Kew', from: 'link' });
    await one.sync();
    await two.sync();
    const { data, formTitle, version, schema, createdBy, timestamp } = (await one.getRow(id))!;
    expect(await two.getRow(id)).toMatchObject({ data, formTitle, version, schema, createdBy, timestamp });
    expect(data).toEqual({ data: { place: 'Kew', from: 'link' }, metadata: { timezone: 'UTC' } });
  });

  it('[SYNC-74] changed on both: the first version stays, the other becomes a copy on both devices', async () => {
    const { one, two, id, files } = await createSharedDraftFixture();
    await one.saveDraft(id, 'Ham');
    await two.saveDraft(id, 'Barnes');
    await one.sync();
    await two.sync();
    expect(await two.formatDrafts()).toEqual(['Barnes (edited)', 'Ham']);
    const copy = (await two.getRows()).find((row) => row.conflict);
    expect(copy).toMatchObject({ copiedFromId: id, conflict: { kind: 'edited', of: id }, isDirty: 1 });
    expect(await two.getRow(id)).toMatchObject({ isDirty: 0, data: { data: { place: 'Ham' } } });
    await two.sync();
    await one.sync();
    expect(await one.formatDrafts()).toEqual(['Barnes (edited)', 'Ham']);
    expect(files().filter((path) => path.endsWith('.json'))).toHaveLength(2);
  });

  it('[SYNC-74] has no conflict when both have the same answers', async () => {
    const { one, two, id } = await createSharedDraftFixture();
    await one.saveDraft(id, 'Ham');
    await two.saveDraft(id, 'Ham');
    await one.sync();
    await two.sync();
    expect(await two.getRows()).toMatchObject([{ id, isDirty: 0, data: { data: { place: 'Ham' } } }]);
  });

  it('[SYNC-74] has no conflict when only the eTag changed, or the response to our own write was lost', async () => {
    const { one, id, workspace } = await createSharedDraftFixture();
    const item = workspace.item('Responses/Site visit/1 Site visit/response.draft.json');
    item.eTag += 1;
    await one.saveDraft(id, 'Ham');
    for (let lost = 1; lost < 12; lost++) {
      workspace.cut.at(lost, 'afterRequest');
      await one.push();
      workspace.cut.restore();
      await one.saveDraft(id, `Ham ${lost}`);
    }
    await one.push();
    expect(await one.formatDrafts()).toEqual(['Ham 11']);
    expect(await one.getRow(id)).toMatchObject({ isDirty: 0 });
  });

  it('[SYNC-74] [SYNC-284] leaves no interrupted upload behind when it is set aside', async () => {
    for (const ends of ['set aside', 'discarded'] as const) {
      const { one, two, id, files, workspace } = await createSharedDraftFixture();
      const add = createFileCommands(one.context).add;
      const picture = await add(id, new Blob(['abc']), { name: 'quay.jpg', type: 'image/jpeg' });
      await one.commands.saveDraft(id, { place: 'Barnes', picture });
      for (let last = 1; !files().includes('1 Site visit/quay.jpg'); last++) {
        workspace.cut.at(last, 'afterRequest');
        await one.push();
      }
      workspace.cut.restore();
      await two.saveDraft(id, 'Ham');
      await two.sync();
      if (ends === 'discarded') await one.commands.discard(id);
      await one.sync();
      await one.sync();
      const copy = ['2 Site visit', '2 Site visit/quay.jpg', '2 Site visit/response.draft.json'];
      const draft = ['1 Site visit', '1 Site visit/response.draft.json'];
      expect(files()).toEqual(ends === 'discarded' ? draft : [...draft, ...copy]);
    }
  });

  it('[SYNC-75] is removed when the other device submits it, and copied first if it was changed', async () => {
    for (const [answer, drafts] of [
      [undefined, []],
      ['Ham', []],
      ['Barnes', ['Barnes (submitted)']],
    ] as const) {
      const { one, two, id, server, files } = await createSharedDraftFixture();
      if (answer) await one.saveDraft(id, answer);
      await two.commands.submit(id, { place: 'Ham' });
      await two.sync();
      await one.sync();
      await one.sync();
      expect(await one.formatDrafts()).toEqual(drafts);
      expect(await one.getRow(id)).toBeUndefined();
      expect(files().filter((path) => path.includes('submitted'))).toHaveLength(1);
      expect(server.deliveries.size).toBe(1);
    }
  });

  it("[SYNC-75] saves the other device's changes as a copy when it is submitted over them", async () => {
    const { one, two, id, workspace } = await createSharedDraftFixture();
    await one.saveDraft(id, 'Ham');
    await one.sync();
    await two.commands.submit(id, { place: 'Barnes' });
    await two.sync();
    expect(await two.formatDrafts()).toEqual(['Ham (submitted)']);
    expect(workspace.json('Responses/Site visit/1 Site visit/response.submitted.json')).toMatchObject({
      data: { data: { place: 'Barnes' } },
    });
    await two.sync();
    await one.sync();
    expect(await one.formatDrafts()).toEqual(['Ham (submitted)']);
  });

  it.each([
    ['one', 'two', 'Ham'],
    ['two', 'one', 'Barnes'],
  ] as const)(
    '[SYNC-290] that both submit at once ends with the PDF of the winning answers: device "%s" commits first',
    async (winner, loser, place) => {
      const fixture = await createSharedDraftFixture();
      const { one, two, id, workspace } = fixture;
      await one.commands.submit(id, { place: 'Ham' });
      await two.commands.submit(id, { place: 'Barnes' });
      for (const device of [one, two]) {
        const step = async () => (await device.context.database.outbox.get(id))?.step;
        for (let request = 1; (await step()) !== 'commit'; request++) {
          workspace.cut.at(request, 'beforeRequest');
          await device.push().catch(() => undefined);
          workspace.cut.restore();
        }
      }
      await fixture[winner].push();
      await fixture[loser].push();
      const folder = 'Responses/Site visit/1 Site visit';
      expect(workspace.json(`${folder}/response.submitted.json`)).toMatchObject({ data: { data: { place } } });
      const pdf = workspace.item(`${folder}/submission.pdf`).current;
      expect(new TextDecoder().decode(pdf.bytes)).toBe(`%PDF {"place":"${place}"}`);
      expect(pdf.fields).toMatchObject({ tfItemType: 'pdf', tfResponseId: id });
    },
  );

  it('[SYNC-290] leaves no copy of answers that the other device sends and then submits', async () => {
    const { one, two, id, workspace } = await createSharedDraftFixture();
    await two.saveDraft(id, 'Barnes');
    await two.push();
    await one.commands.submit(id, { place: 'Ham' });
    // The first device sets the second's draft aside, and is interrupted before its commit.
    for (let request = 1; (await one.formatDrafts()).length < 2; request++) {
      workspace.cut.at(request, 'afterRequest');
      await one.push().catch(() => undefined);
      workspace.cut.restore();
    }
    expect(await one.formatDrafts()).toEqual(['Barnes (submitted)', 'Ham']);
    await two.commands.submit(id, { place: 'Barnes' });
    await two.push();
    await one.sync();
    await one.sync();
    await two.sync();
    expect([await one.formatDrafts(), await two.formatDrafts()]).toEqual([['Ham (submitted)'], ['Ham (submitted)']]);
  });

  it('[SYNC-76] is removed when the other device discards it, unless it was changed', async () => {
    const { one, two, id, files } = await createSharedDraftFixture();
    await one.saveDraft(id, 'Ham');
    await two.commands.discard(id);
    await two.sync();
    await one.sync();
    expect(await one.formatDrafts()).toEqual(['Ham (deleted)']);
    await one.sync();
    expect(files()).toEqual(['2 Site visit', '2 Site visit/response.draft.json']);
    await two.sync();
    expect(await two.formatDrafts()).toEqual(['Ham (deleted)']);
  });

  it('[SYNC-76] is not discarded with changes that the other device has sent', async () => {
    const { one, two, id } = await createSharedDraftFixture();
    await two.commands.discard(id);
    await one.saveDraft(id, 'Ham');
    await one.sync();
    await two.sync();
    expect(await two.formatDrafts()).toEqual(['Ham']);
    await one.sync();
    expect(await one.formatDrafts()).toEqual(['Ham']);
  });

  it('[SYNC-76] is not discarded after it was submitted', async () => {
    const { one, two, id, files } = await createSharedDraftFixture();
    await two.commands.discard(id);
    await one.commands.submit(id, { place: 'Kew' });
    await one.sync();
    await two.sync();
    expect(await two.getRows()).toEqual([]);
    expect(files().filter((path) => path.includes('submitted'))).toHaveLength(1);
  });
});

describe('an editor that was opened before another device changed the draft', () => {
  it('[SYNC-77] continues in a copy, and in the same one with each save', async () => {
    const { one, two, id } = await createSharedDraftFixture();
    const opened = await two.getRow(id);
    await one.saveDraft(id, 'Ham');
    await one.sync();
    await two.sync();
    const first = await two.saveDraft(id, 'Bar', { opened: opened! });
    const second = await two.saveDraft(id, 'Barnes', { opened: opened!, strict: true });
    expect(second.id).toBe(first.id);
    expect(await two.formatDrafts()).toEqual(['Barnes (edited)', 'Ham']);
  });

  it('[SYNC-77] loses nothing when the other device submitted or deleted the draft', async () => {
    for (const [end, kind] of [
      ['submit', 'submitted'],
      ['discard', 'deleted'],
    ] as const) {
      const { one, two, id } = await createSharedDraftFixture();
      const opened = await two.getRow(id);
      await one.commands[end](id, { place: 'Kew' });
      await one.sync();
      await two.sync();
      expect(await two.getRows()).toEqual([]);
      await two.saveDraft(id, 'Barnes', { opened: opened! });
      expect(await two.formatDrafts()).toEqual([`Barnes (${kind})`]);
    }
  });

  it('[SYNC-77] submits what the user sees, and keeps what they have not seen', async () => {
    const { one, two, id } = await createSharedDraftFixture();
    const opened = await two.getRow(id);
    await one.saveDraft(id, 'Ham');
    await one.sync();
    await two.sync();
    await two.commands.submit(id, { place: 'Barnes' }, { opened: opened! });
    await two.sync();
    expect(await two.formatDrafts()).toEqual(['Ham (submitted)']);
  });

  it('[SYNC-3] [SYNC-77] restores nothing that was submitted or discarded on this device', async () => {
    for (const end of ['submit', 'discard'] as const) {
      const { one, id } = await createSharedDraftFixture();
      const opened = await one.getRow(id);
      await one.commands[end](id, { place: 'Kew' });
      await one.saveDraft(id, 'late', { opened: opened! });
      await one.sync();
      await one.saveDraft(id, 'late', { opened: opened! });
      expect(await one.getRows()).toEqual([]);
    }
  });

  it('[SYNC-77] keeps its draft when only this device has written', async () => {
    const { one, id } = await createSharedDraftFixture();
    const opened = await one.getRow(id);
    await one.saveDraft(id, 'Ham', { opened: opened! });
    await one.sync();
    await one.saveDraft(id, 'Barnes', { opened: opened! });
    expect(await one.formatDrafts()).toEqual(['Barnes']);
  });
});
