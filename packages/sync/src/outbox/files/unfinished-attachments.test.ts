import type { StoredFile } from '@tideform/engine';
import { expect, it } from 'vitest';
import { createFileCommands } from '../../files/create-file-commands.ts';
import { openPushWorld, type Trouble } from '../../testing/push-world.ts';

const folder = 'Responses/Site visit/1 Site visit';
const draft = ['response.draft.json'];
const submission = ['response.submitted.json', 'submission.pdf'];

const isPut = (request: Request, name = 'quay.jpg') =>
  request.method === 'PUT' && request.url.includes(`/${name}:/content`);

/**
 * Returns a fault under which the tab dies at the first call that matches `isIt`: that call is carried out or dropped,
 * and all later calls are dropped.
 */
function diesAt(isIt: (request: Request) => boolean, when: 'before' | 'after'): Trouble {
  let isDead = false;
  return (moment, request) => {
    if (!isDead && isIt(request) && (moment === 'reply' || when === 'before')) isDead = true;
    return isDead ? 'lost' : undefined;
  };
}

/** Draft whose file was being uploaded when the tab died. */
async function openCutDraft(cut: Trouble = diesAt(isPut, 'after'), { name = 'quay.jpg', content = 'abc' } = {}) {
  const world = await openPushWorld();
  const { workspace, commands } = world;
  const { id } = await commands.create('form-1');
  const files = createFileCommands(world.context);
  const add = (bytes: BlobPart, fileName = name) =>
    files.add(id, new Blob([bytes]), { name: fileName, type: 'image/jpeg' });
  const save = (...pictures: StoredFile[]) => commands.saveDraft(id, { place: 'Kew', pictures });
  const file = await add(content);
  await save(file);
  world.makeTrouble(cut);
  expect(await world.push()).toBe('offline');
  world.makeTrouble();
  return {
    ...world,
    id,
    file,
    add,
    save,
    submit: (...pictures: StoredFile[]) => commands.submit(id, { place: 'Kew', pictures }),
    row: () => world.context.database.attachments.get([id, file.id]),
    names: () =>
      world
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
  const world = await openCutDraft();
  expect(world.names()).toEqual(['quay.jpg']);
  await world.save();
  await world.push();
  expect(world.names()).toEqual(draft);
  await world.save(world.file);
  await world.push();
  expect([world.names(), world.read('quay.jpg')]).toEqual([['quay.jpg', ...draft], 'abc']);
});

it('[SYNC-284] an unfinished upload is deleted with the submit that does not refer to it, after the commit', async () => {
  const world = await openCutDraft();
  await world.submit();
  let committed: boolean | undefined;
  world.makeTrouble((_moment, request) => {
    if (request.method === 'DELETE') committed ??= world.names().includes('response.submitted.json');
    return undefined;
  });
  expect(await world.push()).toBe('complete');
  expect([world.names(), committed]).toEqual([submission, true]);
});

it('[SYNC-284] [SYNC-263] an unfinished upload is deleted by the next attempt of an interrupted submit', async () => {
  const world = await openCutDraft();
  await world.submit();
  world.makeTrouble((_moment, request) => (request.method === 'DELETE' ? 'lost' : undefined));
  expect(await world.push()).toBe('offline');
  world.makeTrouble();
  await world.push();
  expect(world.names()).toEqual(submission);
});

it('[SYNC-284] an unfinished upload is deleted when another file with the same name and content replaces it', async () => {
  const world = await openCutDraft();
  await world.submit(await world.add('abc'));
  await world.push();
  expect(world.names()).toEqual(['quay-1.jpg', ...submission]);
});

it('[SYNC-284] an unfinished upload is deleted when it was claimed without a record', async () => {
  const claims = (request: Request) => request.method === 'PATCH' && request.url.endsWith('/fields');
  // The first call that sets fields is for the folder.
  let claimed = 0;
  const world = await openCutDraft(diesAt((request) => claims(request) && ++claimed > 2, 'after'));
  expect(world.workspace.item(`${folder}/quay.jpg`).current.fields).toMatchObject({ tfItemType: 'attachment' });
  await world.save();
  await world.push();
  expect(world.names()).toEqual(draft);
});

it('[SYNC-284] an unfinished upload is deleted when SharePoint has written into it', async () => {
  const name = 'report.docx';
  const world = await openCutDraft(
    diesAt((request) => isPut(request, name), 'after'),
    { name },
  );
  const item = world.workspace.item(`${folder}/${name}`);
  item.current = { ...item.current, bytes: new TextEncoder().encode('abc and properties') };
  await world.save();
  await world.push();
  expect(world.names()).toEqual(draft);
});

it.each([
  ['of another person, with the same content', 'bob', 'abc'],
  ['of the same person, with other content', 'ada', 'abd'],
])('[SYNC-284] [SYNC-50] a file %s stays, although it has the same name', async (_whose, person, content) => {
  for (const ends of ['save', 'submit'] as const) {
    const world = await openCutDraft(diesAt(isPut, 'before'));
    expect(world.names()).toEqual([]);
    await world.put(person, content);
    await world[ends]();
    await world.push();
    expect(world.read('quay.jpg')).toBe(content);
  }
});

it('[SYNC-284] [SYNC-50] a file that another user has overwritten stays', async () => {
  const name = 'report.docx';
  const world = await openCutDraft(
    diesAt((request) => isPut(request, name), 'after'),
    { name },
  );
  await world.put('bob', 'bob’s');
  await world.submit();
  await world.push();
  expect(world.read(name)).toBe('bob’s');
});

it.each(['save', 'submit'] as const)(
  '[SYNC-284] [SYNC-260] a file that is claimed meanwhile stays (%s)',
  async (ends) => {
    const world = await openCutDraft();
    await world[ends]();
    world.makeTrouble((moment, request) => {
      if (moment !== 'request' || request.method !== 'DELETE') return undefined;
      const item = world.workspace.item(`${folder}/quay.jpg`);
      // Another device has adopted it for its own edit.
      item.current = { ...item.current, fields: { tfItemType: 'attachment', tfResponseId: world.id } };
      item.eTag += 1;
      return undefined;
    });
    await world.push();
    expect(world.names()).toContain('quay.jpg');
  },
);

it('[SYNC-284] an unfinished upload is not deleted by a draft that refers to it again', async () => {
  const world = await openCutDraft();
  await world.save();
  world.makeTrouble(async (moment, request) => {
    if (moment !== 'reply' || request.method !== 'GET' || !/children/.test(request.url)) return undefined;
    if (!world.names().includes('response.draft.json')) return undefined;
    await world.save(world.file);
    return undefined;
  });
  await world.push();
  expect(world.names()).toEqual(['quay.jpg', ...draft]);
  world.makeTrouble();
  await world.push();
  expect(world.workspace.item(`${folder}/quay.jpg`).current.fields).toMatchObject({ tfResponseId: world.id });
});
