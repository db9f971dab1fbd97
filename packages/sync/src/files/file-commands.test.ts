import { describe, expect, it } from 'vitest';
import type { SyncContext } from '../context.ts';
import { createStorageReserve } from '../database/reserve.ts';
import type { Identity } from '../ports.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { ada, createLocalContext } from '../testing/local-context.ts';
import { sampleForm } from '../testing/sample-rows.ts';
import { createFileCommands } from './file-commands.ts';

const createBlob = (text: string) => new Blob([text]);
const jpeg = { name: 'quay.jpg', type: 'image/jpeg' };

async function setUp(identity: () => Identity | undefined = () => ada) {
  const context = await createLocalContext({ identity });
  await context.database.forms.add(sampleForm);
  const responses = createResponseCommands(context);
  return { context, responses, files: createFileCommands(context), draft: await responses.create(sampleForm.id) };
}

/** Makes the next `times` writes of files, or of their rows, fail with a full disk. */
function fillDisk({ database }: SyncContext, times: number, table: 'files' | 'attachments' = 'files'): void {
  let left = times;
  database[table].hook('creating', () => {
    if (left-- > 0) throw new DOMException('full', 'QuotaExceededError');
  });
}

describe('add', () => {
  it('[SYNC-47] stores the bytes and returns the file as it is stored', async () => {
    const { context, files, draft } = await setUp();
    const file = await files.add(draft.id, createBlob('abc'), { ...jpeg, thumbnail: 'data:image/webp;base64,AA==' });
    expect(file).toEqual({
      id: expect.any(String),
      name: 'quay.jpg',
      originalName: 'quay.jpg',
      size: 3,
      type: 'image/jpeg',
      url: '',
      storage: 'indexeddb',
      thumbnail: 'data:image/webp;base64,AA==',
    });
    const storedFile = await context.database.files.get(file.id);
    expect(await storedFile?.content.text()).toBe('abc');
    expect(storedFile?.content.type).toBe('image/jpeg');
  });

  it('[SYNC-50] gives each file of a response a unique name, even beside files of another device', async () => {
    const { responses, files, draft } = await setUp();
    const theirs = { id: 'x', name: 'plan.pdf', size: 1, type: '', url: 'https://x', driveItemId: 'i', driveId: 'd' };
    await responses.saveDraft(draft.id, { attached: [theirs] });
    const names = [];
    for (const name of ['quay.jpg', 'Quay.JPG', 'plan.pdf', 'response.draft.json']) {
      names.push((await files.add(draft.id, createBlob(name), { name, type: '' })).name);
    }
    expect(names).toEqual(['quay.jpg', 'Quay-1.JPG', 'plan-1.pdf', 'response.draft-1.json']);
  });

  it('[SYNC-47] frees the reserve when the disk is full, and fails when that is not enough', async () => {
    const { context, files, draft } = await setUp();
    await createStorageReserve(context.database);
    fillDisk(context, 1);
    await files.add(draft.id, createBlob('abc'), jpeg);
    expect(await context.database.reserve.count()).toBe(0);
    fillDisk(context, 2);
    await expect(files.add(draft.id, createBlob('abc'), jpeg)).rejects.toThrow('full');
    expect(await context.database.files.count()).toBe(1);
    expect(await context.database.attachments.count()).toBe(1);
  });

  it("[SYNC-3] [SYNC-5] refuses files for submitted, discarded and other accounts' responses", async () => {
    let person = ada;
    const { responses, files, draft } = await setUp(() => person);
    const discarded = await responses.create(sampleForm.id);
    await responses.discard(discarded.id);
    await expect(files.add(discarded.id, createBlob('abc'), jpeg)).rejects.toThrow(`invalid-response: ${discarded.id}`);
    person = { ...ada, userId: 'grace' };
    await expect(files.add(draft.id, createBlob('abc'), jpeg)).rejects.toThrow(`invalid-response: ${draft.id}`);
    person = ada;
    await responses.submit(draft.id, {});
    await expect(files.add(draft.id, createBlob('abc'), jpeg)).rejects.toThrow(`invalid-response: ${draft.id}`);
  });

  it('[SYNC-47] fails immediately for a file that cannot be read', async () => {
    const { context, files, draft } = await setUp();
    const gone = Object.assign(createBlob('abc'), { arrayBuffer: () => Promise.reject(new Error('moved away')) });
    await expect(files.add(draft.id, gone, jpeg)).rejects.toThrow('moved away');
    expect(await context.database.files.count()).toBe(0);
  });
});

describe('read', () => {
  it('returns the bytes on this device without a network call', async () => {
    const { files, draft } = await setUp();
    const file = await files.add(draft.id, createBlob('abc'), jpeg);
    expect(await (await files.read(file)).text()).toBe('abc');
  });

  it('[SYNC-56] reports a file as unavailable that neither this device nor the library has', async () => {
    const { context, files, draft } = await setUp();
    const file = await files.add(draft.id, createBlob('abc'), jpeg);
    await context.database.files.clear();
    await expect(files.read(file)).rejects.toThrow('file-unavailable');
    await context.database.teams.put({
      id: 't',
      tenantId: 'x',
      displayName: '',
      channels: [],
      driveId: 'd',
      accounts: {},
    });
    await expect(files.read({ ...file, driveId: 'd', driveItemId: 'i' })).rejects.toMatchObject({
      message: 'file-unavailable',
      cause: { reason: 'network' },
    });
  });
});

describe('submit', () => {
  const named = (file: object) => ({ attached: [file] });

  it('[SYNC-48] refuses a submit when a file can no longer be read as it was selected, and freezes nothing', async () => {
    const { context, responses, files, draft } = await setUp();
    const file = await files.add(draft.id, createBlob('abc'), jpeg);
    await context.database.files.update(file.id, { content: createBlob('abd') });
    await expect(responses.submit(draft.id, named(file))).rejects.toMatchObject({
      kind: 'file-unavailable',
      parameters: { name: 'quay.jpg' },
    });
    await context.database.files.clear();
    await expect(responses.submit(draft.id, named(file))).rejects.toThrow('file-unavailable: quay.jpg');
    expect(await context.database.responses.get(draft.id)).toMatchObject({ submitted: 0, revision: 0 });
    expect(await context.database.outbox.count()).toBe(0);
    await responses.submit(draft.id, {});
  });

  it('[SYNC-48] refuses a submit with a file that was never stored on this device or in the library', async () => {
    const { responses, draft } = await setUp();
    const nowhere = { id: 'x', name: 'x.pdf', size: 1, type: '', url: '' };
    await expect(responses.submit(draft.id, named(nowhere))).rejects.toThrow('file-unavailable: x.pdf');
    await responses.submit(draft.id, named({ ...nowhere, url: 'https://x', driveId: 'd', driveItemId: 'i' }));
  });

  it('[SYNC-48] frees the reserve for a file that a copy adopts', async () => {
    const { context, responses, files, draft } = await setUp();
    await createStorageReserve(context.database);
    const file = await files.add(draft.id, createBlob('abc'), jpeg);
    const copy = await responses.create(sampleForm.id);
    fillDisk(context, 1, 'attachments');
    await responses.submit(copy.id, named(file));
    expect(await context.database.attachments.where('responseId').equals(copy.id).count()).toBe(1);
    expect(await context.database.reserve.count()).toBe(0);
  });

  it('[SYNC-48] includes the content of files in its manifest', async () => {
    const hashes = new Set<string | undefined>();
    for (const content of ['abc', 'abd']) {
      const { context, responses, files, draft } = await setUp();
      const file = await files.add(draft.id, createBlob(content), jpeg);
      await responses.submit(draft.id, named(file));
      hashes.add((await context.database.outbox.get(draft.id))?.manifestHash);
    }
    expect(hashes.size).toBe(2);
  });
});
