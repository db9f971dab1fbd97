import type { StoredFile, SubmissionData } from '@tideform/engine';
import { describe, expect, it } from 'vitest';
import { createFileCommands } from '../../files/file-commands.ts';
import type { SyncPorts } from '../../ports.ts';
import { createPushFixture, refuseRequests } from '../../testing/push-fixture.ts';

const folder = 'Responses/Site visit/1 Site visit';
const isRangeUpload = (request: Request) => request.headers.has('Content-Range');

async function createAttachmentFixture(over: Partial<SyncPorts> = {}) {
  const fixture = await createPushFixture(over);
  const files = createFileCommands(fixture.context);
  const { id } = await fixture.commands.create('form-1');
  return {
    ...fixture,
    id,
    files,
    add: (content: BlobPart, name = 'quay.jpg') => files.add(id, new Blob([content]), { name, type: 'image/jpeg' }),
    submit: (...attached: StoredFile[]) => fixture.commands.submit(id, { attached }),
    save: (...attached: StoredFile[]) => fixture.commands.saveDraft(id, { attached }),
    at: (name: string) => fixture.workspace.item(`${folder}/${name}`),
    names: () =>
      fixture
        .responseFiles()
        .slice(1)
        .map((path) => path.split('/')[1]),
    stored: (name = 'response.submitted.json') =>
      (fixture.workspace.json(`${folder}/${name}`) as { data: { data: SubmissionData } }).data.data,
    attachment: (file: StoredFile) => fixture.context.database.attachments.get([id, file.id]),
    draftRow: () => fixture.context.database.responses.get(id),
  };
}

const decodeContent = ({ current }: { readonly current: { readonly bytes: Uint8Array } }) =>
  new TextDecoder().decode(current.bytes);

describe('files of a submit', () => {
  it('[SYNC-49] are stored and claimed next to it, with their locations in its answers', async () => {
    const fixture = await createAttachmentFixture();
    const file = await fixture.add('abc');
    await fixture.submit(file);
    expect(await fixture.push()).toBe('complete');
    const item = fixture.at('quay.jpg');
    expect(decodeContent(item)).toBe('abc');
    expect(item.current.fields).toEqual({
      tfItemType: 'attachment',
      tfFormId: 'form-1',
      tfResponseId: fixture.id,
      tfPartition: 0,
    });
    const placed = { ...file, url: expect.stringContaining('quay.jpg'), driveId: item.driveId, driveItemId: item.id };
    expect(fixture.stored()).toEqual({ attached: [placed] });
    expect(JSON.parse(String(fixture.at('response.submitted.json').current.fields.tfSubmissionData))).toEqual({
      attached: [placed],
    });
  });

  it('[SYNC-51] are sent in ranges of 6,553,600 bytes from 4,000,000 bytes on', async () => {
    const fixture = await createAttachmentFixture();
    const sent: string[] = [];
    fixture.setRequestFault((moment, request) => {
      if (moment === 'request' && isRangeUpload(request)) sent.push(String(request.headers.get('Content-Range')));
      return undefined;
    });
    await fixture.submit(
      await fixture.add(new Uint8Array(3_999_999), 'one'),
      await fixture.add(new Uint8Array(7e6), 'two'),
    );
    expect(await fixture.push()).toBe('complete');
    expect(sent).toEqual(['bytes 0-6553599/7000000', 'bytes 6553600-6999999/7000000']);
    expect([fixture.at('one').current.bytes.length, fixture.at('two').current.bytes.length]).toEqual([3_999_999, 7e6]);
  });

  it('[SYNC-51] are not sent again when they have arrived although their upload session is lost', async () => {
    const fixture = await createAttachmentFixture();
    const file = await fixture.add(new Uint8Array(4e6));
    let sessions = 0;
    let isCut = false;
    fixture.setRequestFault((moment, request) => {
      if (moment === 'request' && request.url.endsWith('createUploadSession')) sessions += 1;
      if (moment !== 'reply' || !isRangeUpload(request) || isCut) return undefined;
      isCut = true;
      return Response.json(
        { error: { code: 'serviceNotAvailable' } },
        { status: 503, headers: { 'Retry-After': '1' } },
      );
    });
    await fixture.submit(file);
    expect(await fixture.push()).toBe('complete');
    expect([sessions, fixture.at('quay.jpg').cTag]).toEqual([1, 1]);
  });

  it('[SYNC-51] have their upload session stored before the first byte, and nowhere else', async () => {
    const reported: string[] = [];
    const fixture = await createAttachmentFixture({ report: (event) => reported.push(JSON.stringify(event)) });
    const { database } = fixture.context;
    const file = await fixture.add(new Uint8Array(4e6));
    let session: { readonly uploadUrl: string; readonly expirationDateTime?: string } | undefined;
    fixture.setRequestFault(async (moment, request) => {
      if (moment !== 'request' || !isRangeUpload(request)) return undefined;
      session = (await fixture.attachment(file))?.session;
      expect(session?.uploadUrl).toBe(request.url);
      return Response.json({ error: { code: 'quotaLimitReached', message: request.url } }, { status: 507 });
    });
    await fixture.submit(file);
    await fixture.push();
    expect(session?.expirationDateTime).toBeDefined();
    expect(await fixture.outboxRow(fixture.id)).toMatchObject({
      state: 'needsAttention',
      lastError: { kind: 'large-upload-refused', parameters: { status: 507 } },
    });
    const exported = JSON.stringify([reported, await database.journal.toArray(), await database.outbox.toArray()]);
    expect(exported).not.toContain(session?.uploadUrl);
    expect(reported).toHaveLength(1);
    fixture.setRequestFault();
    await fixture.push();
    expect(await database.attachments.count()).toBe(0);
  });

  it("[SYNC-50] never replace another user's file with the same name", async () => {
    const fixture = await createAttachmentFixture();
    const file = await fixture.add('ours');
    fixture.setRequestFault((moment, request) =>
      moment === 'request' && request.url.includes('quay.jpg') ? 'lost' : undefined,
    );
    await fixture.submit(file);
    await fixture.push();
    fixture.setRequestFault();
    const { driveId } = fixture.workspace.library();
    const address = `${fixture.workspace.graph.baseUrl}/drives/${driveId}/root:/${encodeURI(folder)}/Quay.JPG:/content`;
    await fixture.workspace.graph.fetch(address, {
      method: 'PUT',
      headers: { Authorization: 'Bearer bob' },
      body: 'bob’s',
    });
    await fixture.push();
    expect([decodeContent(fixture.at('Quay.JPG')), decodeContent(fixture.at('quay-1.jpg'))]).toEqual(['bob’s', 'ours']);
    expect(fixture.stored()).toMatchObject({ attached: [{ name: 'quay-1.jpg', originalName: 'quay.jpg' }] });
  });

  it('[SYNC-50] get another name when theirs is taken during the upload', async () => {
    const fixture = await createAttachmentFixture();
    const file = await fixture.add('ours');
    let isTaken = false;
    fixture.setRequestFault(async (moment, request) => {
      if (moment !== 'request' || isTaken || !request.url.includes('quay.jpg:/content')) return undefined;
      isTaken = true;
      await fixture.workspace.graph.fetch(request.url, {
        method: 'PUT',
        headers: { Authorization: 'Bearer bob' },
        body: 'bob’s',
      });
      return undefined;
    });
    await fixture.submit(file);
    expect(await fixture.push()).toBe('complete');
    expect([decodeContent(fixture.at('quay.jpg')), decodeContent(fixture.at('quay-1.jpg'))]).toEqual(['bob’s', 'ours']);
  });

  it('[SYNC-15] [SYNC-52] do not count as sent when other content arrived', async () => {
    const fixture = await createAttachmentFixture();
    const file = await fixture.add('abc');
    fixture.setRequestFault((moment, request) =>
      moment === 'reply' && request.url.includes('quay.jpg:/content')
        ? Response.json({ id: 'x', name: 'quay.jpg', size: 3, file: { hashes: { quickXorHash: 'AAAA' } } })
        : undefined,
    );
    await fixture.submit(file);
    await fixture.push();
    expect(await fixture.outboxRow(fixture.id)).toMatchObject({
      step: 'files',
      lastError: { kind: 'file-changed-on-its-way' },
    });
    expect(await fixture.attachment(file)).not.toHaveProperty('arrived');
  });

  it.each([
    ['of Office', 'report.docx'],
    ['of PDF', 'report.pdf'],
  ])('[SYNC-52] %s may be changed by SharePoint during the upload', async (_, name) => {
    const fixture = await createAttachmentFixture();
    const file = await fixture.add('abc', name);
    fixture.setRequestFault((moment, request) => {
      if (moment !== 'reply' || !request.url.includes(`${name}:/content`)) return undefined;
      fixture.setRequestFault();
      const item = fixture.at(name);
      item.current = { ...item.current, bytes: new TextEncoder().encode('abc and properties') };
      return 'lost';
    });
    await fixture.submit(file);
    expect(await fixture.push()).toBe('offline');
    await fixture.push();
    expect(fixture.names()).toEqual([name, 'response.submitted.json', 'submission.pdf']);
  });

  it('[SYNC-25] block only their own response when they are refused, and show the specification’s message', async () => {
    const fixture = await createAttachmentFixture();
    const other = await fixture.createSubmission('Quay 5');
    await fixture.submit(await fixture.add('abc'));
    fixture.setRequestFault(refuseRequests('quay.jpg', 423, 'resourceLocked'));
    expect(await fixture.push()).toBe('complete');
    expect(await fixture.outboxRow(other.id)).toBeUndefined();
    expect(await fixture.outboxRow(fixture.id)).toMatchObject({
      state: 'needsAttention',
      lastError: { kind: 'upload-refused', parameters: { file: 'quay.jpg' } },
    });
    fixture.setRequestFault(refuseRequests('quay.jpg', 429, 'activityLimitReached', { 'Retry-After': '600' }));
    await fixture.push();
    expect(await fixture.outboxRow(fixture.id)).toMatchObject({ state: 'waiting', backOffMs: 600_000 });
  });

  it('[SYNC-48] are named in the failure when the browser has lost them, and the answers stay on the device', async () => {
    const fixture = await createAttachmentFixture();
    await fixture.submit(await fixture.add('abc'));
    await fixture.context.database.files.clear();
    await fixture.push();
    expect(await fixture.outboxRow(fixture.id)).toMatchObject({
      state: 'needsAttention',
      lastError: { kind: 'file-unavailable', parameters: { name: 'quay.jpg' } },
    });
    expect(await fixture.draftRow()).toMatchObject({ submitted: 1 });
  });

  it('[SYNC-53] are sent four at a time, across all responses', async () => {
    const fixture = await createPushFixture();
    const files = createFileCommands(fixture.context);
    let now = 0;
    let most = 0;
    const four = Promise.withResolvers<void>();
    fixture.setRequestFault(async (moment, request) => {
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
      const { id } = await fixture.commands.create('form-1');
      const attached = [];
      for (let at = 0; at < 4; at += 1) {
        attached.push(await files.add(id, new Blob([`${each} ${at}`]), { name: `${at}.jpg`, type: '' }));
      }
      await fixture.commands.submit(id, { attached });
    }
    expect(await fixture.push()).toBe('complete');
    expect(fixture.responseFiles().filter((path) => path.endsWith('.jpg'))).toHaveLength(16);
    expect(most).toBe(4);
  });

  it('[SYNC-54] are deleted from the device after the receipt, and loaded from the library on demand', async () => {
    const fixture = await createAttachmentFixture();
    const { files: storedFiles, receipts } = fixture.context.database;
    const file = await fixture.add('abc');
    await fixture.submit(file);
    let keptBefore = 0;
    fixture.setRequestFault(async () => {
      if ((await receipts.count()) === 0) keptBefore = await storedFiles.count();
      return undefined;
    });
    await fixture.push();
    expect([keptBefore, await storedFiles.count()]).toEqual([1, 0]);
    const [placed] = fixture.stored().attached as StoredFile[];
    expect(await (await fixture.files.read(placed!)).text()).toBe('abc');
    fixture.setRequestFault(() => 'lost');
    expect(await (await fixture.files.read(placed!)).text()).toBe('abc');
    await expect(fixture.files.read({ ...placed!, id: 'y', driveId: 'ada’s own' })).rejects.toThrow('file-unavailable');
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
    const fixture = await createAttachmentFixture({ pdf });
    await fixture.submit(await fixture.add('abc'));
    await fixture.push();
    expect(drawn).toEqual([new TextEncoder().encode('abc'), undefined]);
  });
});

describe('files of a draft', () => {
  it('[SYNC-49] are sent with it, and its local answers get their locations without becoming dirty', async () => {
    const fixture = await createAttachmentFixture();
    await fixture.save(await fixture.add('abc'));
    await fixture.push();
    const { id } = fixture.at('quay.jpg');
    expect(fixture.stored('response.draft.json')).toMatchObject({ attached: [{ driveItemId: id }] });
    expect(await fixture.draftRow()).toMatchObject({ isDirty: 0, data: { data: { attached: [{ driveItemId: id }] } } });
    expect(await fixture.context.database.files.count()).toBe(1);
  });

  it('[SYNC-18] [SYNC-49] keep an edit that was made during their upload', async () => {
    const fixture = await createAttachmentFixture();
    const first = await fixture.add('abc');
    await fixture.save(first);
    fixture.setRequestFault(async (moment, request) => {
      if (moment !== 'reply' || !request.url.includes('quay.jpg:/content')) return undefined;
      fixture.setRequestFault();
      await fixture.save(first, await fixture.add('def', 'late.jpg'));
      return undefined;
    });
    await fixture.push();
    expect(fixture.names()).toEqual(['quay.jpg', 'response.draft.json']);
    const files = [{ driveItemId: fixture.at('quay.jpg').id }, { name: 'late.jpg', url: '' }];
    expect(await fixture.draftRow()).toMatchObject({ isDirty: 1, data: { data: { attached: files } } });
    await fixture.push();
    expect(fixture.names()).toEqual(['late.jpg', 'quay.jpg', 'response.draft.json']);
    expect(await fixture.draftRow()).toMatchObject({ isDirty: 0 });
  });

  it('[SYNC-49] are sent once, although the open form saves answers without their locations', async () => {
    const fixture = await createAttachmentFixture();
    const file = await fixture.add('abc');
    for (const other of ['one', 'two']) {
      await fixture.commands.saveDraft(fixture.id, { attached: [file], other });
      await fixture.push();
    }
    await fixture.submit(file);
    await fixture.push();
    expect(fixture.at('quay.jpg').cTag).toBe(1);
    expect(fixture.names()).toEqual(['quay.jpg', 'response.submitted.json', 'submission.pdf']);
    expect(fixture.stored()).toMatchObject({ attached: [{ driveItemId: fixture.at('quay.jpg').id }] });
  });

  it('[SYNC-58] are deleted from the library when removed from the draft, and sent again later', async () => {
    const fixture = await createAttachmentFixture();
    const file = await fixture.add('abc');
    await fixture.save(file);
    await fixture.push();
    await fixture.save();
    await fixture.push();
    expect(fixture.names()).toEqual(['response.draft.json']);
    await fixture.save(file);
    await fixture.push();
    expect(fixture.names()).toEqual(['quay.jpg', 'response.draft.json']);
  });

  it('[SYNC-58] of another device are deleted with a submit that does not refer to them', async () => {
    const fixture = await createAttachmentFixture();
    await fixture.save(await fixture.add('abc'));
    await fixture.push();
    await fixture.context.database.attachments.clear();
    await fixture.submit();
    await fixture.push();
    expect(fixture.names()).toEqual(['response.submitted.json', 'submission.pdf']);
  });

  it('[SYNC-58] block nothing when they cannot be deleted', async () => {
    const fixture = await createAttachmentFixture();
    await fixture.save(await fixture.add('abc'));
    await fixture.push();
    await fixture.submit();
    fixture.setRequestFault((moment, request) =>
      request.method === 'DELETE' ? refuseRequests('', 423, 'resourceLocked')(moment, request) : undefined,
    );
    expect(await fixture.push()).toBe('complete');
    expect(await fixture.context.database.receipts.count()).toBe(1);
  });

  it('[SYNC-54] are deleted from the device with a discarded draft, unless a copy refers to them', async () => {
    const fixture = await createAttachmentFixture();
    const { files, attachments, responses } = fixture.context.database;
    const [one, both] = [await fixture.add('abc'), await fixture.add('def')];
    await fixture.save(one, both);
    await fixture.push();
    const row = (await fixture.draftRow())!;
    await responses.add({
      ...row,
      id: 'copy',
      copiedFromId: fixture.id,
      data: { data: { attached: [both] }, metadata: {} },
    });
    await fixture.commands.discard(fixture.id);
    await fixture.push();
    expect((await files.toArray()).map((storedFiles) => storedFiles.id)).toEqual([both.id]);
    expect(await attachments.count()).toBe(0);
  });

  it('[SYNC-57] of a copy that was set aside are sent to the folder of the copy', async () => {
    const fixture = await createAttachmentFixture();
    const { responses } = fixture.context.database;
    const file = await fixture.add('abc');
    await fixture.save(file);
    const { folderDriveItemId: _folder, ...row } = (await fixture.draftRow())!;
    await responses.add({ ...row, id: 'copy', copiedFromId: fixture.id });
    await fixture.push();
    await fixture.commands.submit('copy', { attached: [file] });
    await fixture.push();
    const copies = fixture.workspace.tree().filter((path) => path.endsWith('/quay.jpg'));
    expect(copies).toHaveLength(2);
  });
});
