import type { StoredFile, SubmissionData } from '@tideform/engine';
import { describe, expect, it } from 'vitest';
import { createFileCommands } from '../../files/create-file-commands.ts';
import type { SyncPorts } from '../../ports.ts';
import { openPushWorld, refuse } from '../../testing/push-world.ts';

const folder = 'Responses/Site visit/1 Site visit';
const ranges = (request: Request) => request.headers.has('Content-Range');

async function openWorld(over: Partial<SyncPorts> = {}) {
  const world = await openPushWorld(over);
  const files = createFileCommands(world.context);
  const { id } = await world.commands.create('form-1');
  return {
    ...world,
    id,
    files,
    add: (content: BlobPart, name = 'quay.jpg') => files.add(id, new Blob([content]), { name, type: 'image/jpeg' }),
    submit: (...attached: StoredFile[]) => world.commands.submit(id, { attached }),
    save: (...attached: StoredFile[]) => world.commands.saveDraft(id, { attached }),
    at: (name: string) => world.workspace.item(`${folder}/${name}`),
    names: () =>
      world
        .responseFiles()
        .slice(1)
        .map((path) => path.split('/')[1]),
    stored: (name = 'response.submitted.json') =>
      (world.workspace.json(`${folder}/${name}`) as { data: { data: SubmissionData } }).data.data,
    attachment: (file: StoredFile) => world.context.database.attachments.get([id, file.id]),
    draftRow: () => world.context.database.responses.get(id),
  };
}

const textOf = ({ current }: { readonly current: { readonly bytes: Uint8Array } }) =>
  new TextDecoder().decode(current.bytes);

describe('files of a submit', () => {
  it('[SYNC-49] are stored and claimed next to it, with their locations in its answers', async () => {
    const world = await openWorld();
    const file = await world.add('abc');
    await world.submit(file);
    expect(await world.push()).toBe('complete');
    const item = world.at('quay.jpg');
    expect(textOf(item)).toBe('abc');
    expect(item.current.fields).toEqual({
      tfItemType: 'attachment',
      tfFormId: 'form-1',
      tfResponseId: world.id,
      tfPartition: 0,
    });
    const placed = { ...file, url: expect.stringContaining('quay.jpg'), driveId: item.driveId, driveItemId: item.id };
    expect(world.stored()).toEqual({ attached: [placed] });
    expect(JSON.parse(String(world.at('response.submitted.json').current.fields.tfSubmissionData))).toEqual({
      attached: [placed],
    });
  });

  it('[SYNC-51] are sent in ranges of 6,553,600 bytes from 4,000,000 bytes on', async () => {
    const world = await openWorld();
    const sent: string[] = [];
    world.makeTrouble((moment, request) => {
      if (moment === 'request' && ranges(request)) sent.push(String(request.headers.get('Content-Range')));
      return undefined;
    });
    await world.submit(await world.add(new Uint8Array(3_999_999), 'one'), await world.add(new Uint8Array(7e6), 'two'));
    expect(await world.push()).toBe('complete');
    expect(sent).toEqual(['bytes 0-6553599/7000000', 'bytes 6553600-6999999/7000000']);
    expect([world.at('one').current.bytes.length, world.at('two').current.bytes.length]).toEqual([3_999_999, 7e6]);
  });

  it('[SYNC-51] are not sent again when they have arrived although their upload session is lost', async () => {
    const world = await openWorld();
    const file = await world.add(new Uint8Array(4e6));
    let sessions = 0;
    let isCut = false;
    world.makeTrouble((moment, request) => {
      if (moment === 'request' && request.url.endsWith('createUploadSession')) sessions += 1;
      if (moment !== 'reply' || !ranges(request) || isCut) return undefined;
      isCut = true;
      return Response.json(
        { error: { code: 'serviceNotAvailable' } },
        { status: 503, headers: { 'Retry-After': '1' } },
      );
    });
    await world.submit(file);
    expect(await world.push()).toBe('complete');
    expect([sessions, world.at('quay.jpg').cTag]).toEqual([1, 1]);
  });

  it('[SYNC-51] have their upload session stored before the first byte, and nowhere else', async () => {
    const reported: string[] = [];
    const world = await openWorld({ report: (event) => reported.push(JSON.stringify(event)) });
    const { database } = world.context;
    const file = await world.add(new Uint8Array(4e6));
    let session: { readonly uploadUrl: string; readonly expirationDateTime?: string } | undefined;
    world.makeTrouble(async (moment, request) => {
      if (moment !== 'request' || !ranges(request)) return undefined;
      session = (await world.attachment(file))?.session;
      expect(session?.uploadUrl).toBe(request.url);
      return Response.json({ error: { code: 'quotaLimitReached', message: request.url } }, { status: 507 });
    });
    await world.submit(file);
    await world.push();
    expect(session?.expirationDateTime).toBeDefined();
    expect(await world.outboxRow(world.id)).toMatchObject({
      state: 'needsAttention',
      lastError: { kind: 'large-upload-refused', parameters: { status: 507 } },
    });
    const exported = JSON.stringify([reported, await database.journal.toArray(), await database.outbox.toArray()]);
    expect(exported).not.toContain(session?.uploadUrl);
    expect(reported).toHaveLength(1);
    world.makeTrouble();
    await world.push();
    expect(await database.attachments.count()).toBe(0);
  });

  it("[SYNC-50] never replace another user's file with the same name", async () => {
    const world = await openWorld();
    const file = await world.add('ours');
    world.makeTrouble((moment, request) =>
      moment === 'request' && request.url.includes('quay.jpg') ? 'lost' : undefined,
    );
    await world.submit(file);
    await world.push();
    world.makeTrouble();
    const { driveId } = world.workspace.library();
    const address = `${world.workspace.graph.baseUrl}/drives/${driveId}/root:/${encodeURI(folder)}/Quay.JPG:/content`;
    await world.workspace.graph.fetch(address, {
      method: 'PUT',
      headers: { Authorization: 'Bearer bob' },
      body: 'bob’s',
    });
    await world.push();
    expect([textOf(world.at('Quay.JPG')), textOf(world.at('quay-1.jpg'))]).toEqual(['bob’s', 'ours']);
    expect(world.stored()).toMatchObject({ attached: [{ name: 'quay-1.jpg', originalName: 'quay.jpg' }] });
  });

  it('[SYNC-50] get another name when theirs is taken during the upload', async () => {
    const world = await openWorld();
    const file = await world.add('ours');
    let isTaken = false;
    world.makeTrouble(async (moment, request) => {
      if (moment !== 'request' || isTaken || !request.url.includes('quay.jpg:/content')) return undefined;
      isTaken = true;
      await world.workspace.graph.fetch(request.url, {
        method: 'PUT',
        headers: { Authorization: 'Bearer bob' },
        body: 'bob’s',
      });
      return undefined;
    });
    await world.submit(file);
    expect(await world.push()).toBe('complete');
    expect([textOf(world.at('quay.jpg')), textOf(world.at('quay-1.jpg'))]).toEqual(['bob’s', 'ours']);
  });

  it('[SYNC-15] [SYNC-52] do not count as sent when other content arrived', async () => {
    const world = await openWorld();
    const file = await world.add('abc');
    world.makeTrouble((moment, request) =>
      moment === 'reply' && request.url.includes('quay.jpg:/content')
        ? Response.json({ id: 'x', name: 'quay.jpg', size: 3, file: { hashes: { quickXorHash: 'AAAA' } } })
        : undefined,
    );
    await world.submit(file);
    await world.push();
    expect(await world.outboxRow(world.id)).toMatchObject({
      step: 'files',
      lastError: { kind: 'file-changed-on-its-way' },
    });
    expect(await world.attachment(file)).not.toHaveProperty('arrived');
  });

  it.each([
    ['of Office', 'report.docx'],
    ['of PDF', 'report.pdf'],
  ])('[SYNC-52] %s may be changed by SharePoint during the upload', async (_, name) => {
    const world = await openWorld();
    const file = await world.add('abc', name);
    world.makeTrouble((moment, request) => {
      if (moment !== 'reply' || !request.url.includes(`${name}:/content`)) return undefined;
      world.makeTrouble();
      const item = world.at(name);
      item.current = { ...item.current, bytes: new TextEncoder().encode('abc and properties') };
      return 'lost';
    });
    await world.submit(file);
    expect(await world.push()).toBe('offline');
    await world.push();
    expect(world.names()).toEqual([name, 'response.submitted.json', 'submission.pdf']);
  });

  it('[SYNC-25] block only their own response when they are refused, and show the specification’s message', async () => {
    const world = await openWorld();
    const other = await world.submitted('Quay 5');
    await world.submit(await world.add('abc'));
    world.makeTrouble(refuse('quay.jpg', 423, 'resourceLocked'));
    expect(await world.push()).toBe('complete');
    expect(await world.outboxRow(other.id)).toBeUndefined();
    expect(await world.outboxRow(world.id)).toMatchObject({
      state: 'needsAttention',
      lastError: { kind: 'upload-refused', parameters: { file: 'quay.jpg' } },
    });
    world.makeTrouble(refuse('quay.jpg', 429, 'activityLimitReached', { 'Retry-After': '600' }));
    await world.push();
    expect(await world.outboxRow(world.id)).toMatchObject({ state: 'waiting', backOffMs: 600_000 });
  });

  it('[SYNC-48] are named in the failure when the browser has lost them, and the answers stay on the device', async () => {
    const world = await openWorld();
    await world.submit(await world.add('abc'));
    await world.context.database.files.clear();
    await world.push();
    expect(await world.outboxRow(world.id)).toMatchObject({
      state: 'needsAttention',
      lastError: { kind: 'file-unavailable', parameters: { name: 'quay.jpg' } },
    });
    expect(await world.draftRow()).toMatchObject({ submitted: 1 });
  });

  it('[SYNC-53] are sent four at a time, across all responses', async () => {
    const world = await openPushWorld();
    const files = createFileCommands(world.context);
    let now = 0;
    let most = 0;
    const four = Promise.withResolvers<void>();
    world.makeTrouble(async (moment, request) => {
      if (!/\.jpg:\/content(?:\?|$)/.test(request.url)) return undefined;
      now += moment === 'request' ? 1 : -1;
      most = Math.max(most, now);
      if (now === 4) four.resolve();
      await four.promise;
      // Gives a fifth upload time to start.
      for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      return undefined;
    });
    for (let each = 0; each < 4; each += 1) {
      const { id } = await world.commands.create('form-1');
      const attached = [];
      for (let at = 0; at < 4; at += 1) {
        attached.push(await files.add(id, new Blob([`${each} ${at}`]), { name: `${at}.jpg`, type: '' }));
      }
      await world.commands.submit(id, { attached });
    }
    expect(await world.push()).toBe('complete');
    expect(world.responseFiles().filter((path) => path.endsWith('.jpg'))).toHaveLength(16);
    expect(most).toBe(4);
  });

  it('[SYNC-54] are deleted from the device after the receipt, and loaded from the library on demand', async () => {
    const world = await openWorld();
    const { files: storedFiles, receipts } = world.context.database;
    const file = await world.add('abc');
    await world.submit(file);
    let keptBefore = 0;
    world.makeTrouble(async () => {
      if ((await receipts.count()) === 0) keptBefore = await storedFiles.count();
      return undefined;
    });
    await world.push();
    expect([keptBefore, await storedFiles.count()]).toEqual([1, 0]);
    const [placed] = world.stored().attached as StoredFile[];
    expect(await (await world.files.read(placed!)).text()).toBe('abc');
    world.makeTrouble(() => 'lost');
    expect(await (await world.files.read(placed!)).text()).toBe('abc');
    await expect(world.files.read({ ...placed!, id: 'y', driveId: 'ada’s own' })).rejects.toThrow('file-unavailable');
  });

  it('[SYNC-12] are images in the PDF', async () => {
    const drawn: (Uint8Array | undefined)[] = [];
    const pdf: SyncPorts['pdf'] = {
      async render({ data, images }) {
        const [file] = data.attached as StoredFile[];
        drawn.push(await images(file?.id ?? ''), await images('another'));
        return new Uint8Array([1]);
      },
    };
    const world = await openWorld({ pdf });
    await world.submit(await world.add('abc'));
    await world.push();
    expect(drawn).toEqual([new TextEncoder().encode('abc'), undefined]);
  });
});

describe('files of a draft', () => {
  it('[SYNC-49] are sent with it, and its local answers get their locations without becoming dirty', async () => {
    const world = await openWorld();
    await world.save(await world.add('abc'));
    await world.push();
    const { id } = world.at('quay.jpg');
    expect(world.stored('response.draft.json')).toMatchObject({ attached: [{ driveItemId: id }] });
    expect(await world.draftRow()).toMatchObject({ isDirty: 0, data: { data: { attached: [{ driveItemId: id }] } } });
    expect(await world.context.database.files.count()).toBe(1);
  });

  it('[SYNC-18] [SYNC-49] keep an edit that was made during their upload', async () => {
    const world = await openWorld();
    const first = await world.add('abc');
    await world.save(first);
    world.makeTrouble(async (moment, request) => {
      if (moment !== 'reply' || !request.url.includes('quay.jpg:/content')) return undefined;
      world.makeTrouble();
      await world.save(first, await world.add('def', 'late.jpg'));
      return undefined;
    });
    await world.push();
    expect(world.names()).toEqual(['quay.jpg', 'response.draft.json']);
    const files = [{ driveItemId: world.at('quay.jpg').id }, { name: 'late.jpg', url: '' }];
    expect(await world.draftRow()).toMatchObject({ isDirty: 1, data: { data: { attached: files } } });
    await world.push();
    expect(world.names()).toEqual(['late.jpg', 'quay.jpg', 'response.draft.json']);
    expect(await world.draftRow()).toMatchObject({ isDirty: 0 });
  });

  it('[SYNC-49] are sent once, although the open form saves answers without their locations', async () => {
    const world = await openWorld();
    const file = await world.add('abc');
    for (const other of ['one', 'two']) {
      await world.commands.saveDraft(world.id, { attached: [file], other });
      await world.push();
    }
    await world.submit(file);
    await world.push();
    expect(world.at('quay.jpg').cTag).toBe(1);
    expect(world.names()).toEqual(['quay.jpg', 'response.submitted.json', 'submission.pdf']);
    expect(world.stored()).toMatchObject({ attached: [{ driveItemId: world.at('quay.jpg').id }] });
  });

  it('[SYNC-58] are deleted from the library when removed from the draft, and sent again later', async () => {
    const world = await openWorld();
    const file = await world.add('abc');
    await world.save(file);
    await world.push();
    await world.save();
    await world.push();
    expect(world.names()).toEqual(['response.draft.json']);
    await world.save(file);
    await world.push();
    expect(world.names()).toEqual(['quay.jpg', 'response.draft.json']);
  });

  it('[SYNC-58] of another device are deleted with a submit that does not refer to them', async () => {
    const world = await openWorld();
    await world.save(await world.add('abc'));
    await world.push();
    await world.context.database.attachments.clear();
    await world.submit();
    await world.push();
    expect(world.names()).toEqual(['response.submitted.json', 'submission.pdf']);
  });

  it('[SYNC-58] block nothing when they cannot be deleted', async () => {
    const world = await openWorld();
    await world.save(await world.add('abc'));
    await world.push();
    await world.submit();
    world.makeTrouble((moment, request) =>
      request.method === 'DELETE' ? refuse('', 423, 'resourceLocked')(moment, request) : undefined,
    );
    expect(await world.push()).toBe('complete');
    expect(await world.context.database.receipts.count()).toBe(1);
  });

  it('[SYNC-54] are deleted from the device with a discarded draft, unless a copy refers to them', async () => {
    const world = await openWorld();
    const { files, attachments, responses } = world.context.database;
    const [one, both] = [await world.add('abc'), await world.add('def')];
    await world.save(one, both);
    await world.push();
    const row = (await world.draftRow())!;
    await responses.add({
      ...row,
      id: 'copy',
      copiedFromId: world.id,
      data: { data: { attached: [both] }, metadata: {} },
    });
    await world.commands.discard(world.id);
    await world.push();
    expect((await files.toArray()).map((storedFiles) => storedFiles.id)).toEqual([both.id]);
    expect(await attachments.count()).toBe(0);
  });

  it('[SYNC-57] of a copy that was set aside are sent to the folder of the copy', async () => {
    const world = await openWorld();
    const { responses } = world.context.database;
    const file = await world.add('abc');
    await world.save(file);
    const { folderDriveItemId: _folder, ...row } = (await world.draftRow())!;
    await responses.add({ ...row, id: 'copy', copiedFromId: world.id });
    await world.push();
    await world.commands.submit('copy', { attached: [file] });
    await world.push();
    const copies = world.workspace.tree().filter((path) => path.endsWith('/quay.jpg'));
    expect(copies).toHaveLength(2);
  });
});
