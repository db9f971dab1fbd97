import type { StoredFile } from '@tideform/engine';
import { expect, it } from 'vitest';
import { createFileCommands } from '../../files/file-commands.ts';
import { createPushFixture, type RequestFault } from '../../testing/push-fixture.ts';

const folder = 'Responses/Site visit/1 Site visit';
const draftFiles = ['response.draft.json'];
const submissionFiles = ['response.submitted.json', 'submission.pdf'];

const isPutOfFile = (request: Request, name = 'quay.jpg') =>
  request.method === 'PUT' && request.url.includes(`/${name}:/content`);

/**
 * Returns a fault under which the tab dies at the first call that matches `isIt`: that call is carried out or dropped,
 * and all later calls are dropped.
 */
function createTabDeath(isIt: (request: Request) => boolean, when: 'before' | 'after'): RequestFault {
  let isDead = false;
  return (moment, request) => {
    if (!isDead && isIt(request) && (moment === 'reply' || when === 'before')) isDead = true;
    return isDead ? 'lost' : undefined;
  };
}

/** Draft whose file was being uploaded when the tab died. */
async function createInterruptedDraftFixture(
  cut: RequestFault = createTabDeath(isPutOfFile, 'after'),
  { name = 'quay.jpg', content = 'abc' } = {},
) {
  const fixture = await createPushFixture();
  const { workspace, commands } = fixture;
  const { id } = await commands.create('form-1');
  const files = createFileCommands(fixture.context);
  const add = (bytes: BlobPart, fileName = name) =>
    files.add(id, new Blob([bytes]), { name: fileName, type: 'image/jpeg' });
  const save = (...pictures: StoredFile[]) => commands.saveDraft(id, { place: 'Kew', pictures });
  const file = await add(content);
  await save(file);
  fixture.setRequestFault(cut);
  expect(await fixture.push()).toBe('offline');
  fixture.setRequestFault();
  return {
    ...fixture,
    id,
    file,
    add,
    save,
    submit: (...pictures: StoredFile[]) => commands.submit(id, { place: 'Kew', pictures }),
    row: () => fixture.context.database.attachments.get([id, file.id]),
    names: () =>
      fixture
        .responseFiles()
        .slice(1)
        .map((path) => path.split('/')[1]),
    read: (path: string) => new TextDecoder().decode(workspace.item(`${folder}/${path}`).current.bytes),
    async put(person: string, bytes: string, fileName = name): Promise<void> {
      const { driveId } = workspace.library();
      const address = `${workspace.graph.baseUrl}/drives/${driveId}/root:/${encodeURI(folder)}/${fileName}:/content`;
      await workspace.graph.fetch(address, {
        method: 'PUT',
        headers: { Authorization: `Bearer ${person}` },
        body: bytes,
      });
    },
  };
}

it('[SYNC-284] an unfinished upload is deleted with the draft that no longer refers to it', async () => {
  const fixture = await createInterruptedDraftFixture();
  expect(fixture.names()).toEqual(['quay.jpg']);
  await fixture.save();
  await fixture.push();
  expect(fixture.names()).toEqual(draftFiles);
  await fixture.save(fixture.file);
  await fixture.push();
  expect([fixture.names(), fixture.read('quay.jpg')]).toEqual([['quay.jpg', ...draftFiles], 'abc']);
});

it('[SYNC-284] an unfinished upload is deleted with the submit that does not refer to it, after the commit', async () => {
  const fixture = await createInterruptedDraftFixture();
  await fixture.submit();
  let committed: boolean | undefined;
  fixture.setRequestFault((_moment, request) => {
    if (request.method === 'DELETE') committed ??= fixture.names().includes('response.submitted.json');
    return undefined;
  });
  expect(await fixture.push()).toBe('complete');
  expect([fixture.names(), committed]).toEqual([submissionFiles, true]);
});

it('[SYNC-284] [SYNC-263] an unfinished upload is deleted by the next attempt of an interrupted submit', async () => {
  const fixture = await createInterruptedDraftFixture();
  await fixture.submit();
  fixture.setRequestFault((_moment, request) => (request.method === 'DELETE' ? 'lost' : undefined));
  expect(await fixture.push()).toBe('offline');
  fixture.setRequestFault();
  await fixture.push();
  expect(fixture.names()).toEqual(submissionFiles);
});

it('[SYNC-284] an unfinished upload is deleted when another file with the same name and content replaces it', async () => {
  const fixture = await createInterruptedDraftFixture();
  await fixture.submit(await fixture.add('abc'));
  await fixture.push();
  expect(fixture.names()).toEqual(['quay-1.jpg', ...submissionFiles]);
});

it('[SYNC-284] an unfinished upload is deleted when it was claimed without a record', async () => {
  const claims = (request: Request) => request.method === 'PATCH' && request.url.endsWith('/fields');
  // The first call that sets fields is for the folder.
  let claimed = 0;
  const fixture = await createInterruptedDraftFixture(
    createTabDeath((request) => claims(request) && ++claimed > 2, 'after'),
  );
  expect(fixture.workspace.item(`${folder}/quay.jpg`).current.fields).toMatchObject({ tfItemType: 'attachment' });
  await fixture.save();
  await fixture.push();
  expect(fixture.names()).toEqual(draftFiles);
});

it('[SYNC-284] an unfinished upload is deleted when SharePoint has written into it', async () => {
  const name = 'report.docx';
  const fixture = await createInterruptedDraftFixture(
    createTabDeath((request) => isPutOfFile(request, name), 'after'),
    { name },
  );
  const item = fixture.workspace.item(`${folder}/${name}`);
  item.current = { ...item.current, bytes: new TextEncoder().encode('abc and properties') };
  await fixture.save();
  await fixture.push();
  expect(fixture.names()).toEqual(draftFiles);
});

it.each([
  ['of another person, with the same content', 'bob', 'abc'],
  ['of the same person, with other content', 'ada', 'abd'],
])('[SYNC-284] [SYNC-50] a file %s stays, although it has the same name', async (_whose, person, content) => {
  for (const ends of ['save', 'submit'] as const) {
    const fixture = await createInterruptedDraftFixture(createTabDeath(isPutOfFile, 'before'));
    expect(fixture.names()).toEqual([]);
    await fixture.put(person, content);
    await fixture[ends]();
    await fixture.push();
    expect(fixture.read('quay.jpg')).toBe(content);
  }
});

it('[SYNC-284] [SYNC-50] a file that another user has overwritten stays', async () => {
  const name = 'report.docx';
  const fixture = await createInterruptedDraftFixture(
    createTabDeath((request) => isPutOfFile(request, name), 'after'),
    { name },
  );
  await fixture.put('bob', 'bob’s');
  await fixture.submit();
  await fixture.push();
  expect(fixture.read(name)).toBe('bob’s');
});

it.each(['save', 'submit'] as const)(
  '[SYNC-284] [SYNC-260] a file that is claimed meanwhile stays (%s)',
  async (ends) => {
    const fixture = await createInterruptedDraftFixture();
    await fixture[ends]();
    fixture.setRequestFault((moment, request) => {
      if (moment !== 'request' || request.method !== 'DELETE') return undefined;
      const item = fixture.workspace.item(`${folder}/quay.jpg`);
      // Another device has adopted it for its own edit.
      item.current = { ...item.current, fields: { tfItemType: 'attachment', tfResponseId: fixture.id } };
      item.eTag += 1;
      return undefined;
    });
    await fixture.push();
    expect(fixture.names()).toContain('quay.jpg');
  },
);

it('[SYNC-284] an unfinished upload is not deleted by a draft that refers to it again', async () => {
  const fixture = await createInterruptedDraftFixture();
  await fixture.save();
  fixture.setRequestFault(async (moment, request) => {
    if (moment !== 'reply' || request.method !== 'GET' || !/children/.test(request.url)) return undefined;
    if (!fixture.names().includes('response.draft.json')) return undefined;
    await fixture.save(fixture.file);
    return undefined;
  });
  await fixture.push();
  expect(fixture.names()).toEqual(['quay.jpg', ...draftFiles]);
  fixture.setRequestFault();
  await fixture.push();
  expect(fixture.workspace.item(`${folder}/quay.jpg`).current.fields).toMatchObject({ tfResponseId: fixture.id });
});
