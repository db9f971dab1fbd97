import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { createFileCommands } from '../files/file-commands.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { createTestPorts } from '../testing/local-context.ts';
import { sampleForm, sampleTeam } from '../testing/sample-rows.ts';
import { exportUnsentWork } from './export-unsent-work.ts';
import { importResponses } from './import-responses.ts';
import { collectResponses, packResponses, type ResponsePackageFile } from './pack-responses.ts';
import type { UnreadablePackageError } from './response-package.ts';

const now = '2026-11-21T09:00:00.000Z';
const team = { ...sampleTeam, accounts: { ada: {}, tom: {} } };

async function createDevice(userId = 'ada') {
  const identity = { tenantId: 'tenant-1', userId, displayName: userId };
  const indexedDB = new IDBFactory();
  const database = await openDatabase({ name: 'tideform', indexedDB, keyRange: IDBKeyRange });
  const context = { database, ports: createTestPorts({ identity: () => identity }) };
  await context.database.teams.add(team);
  await context.database.forms.add(sampleForm);
  return { context, indexedDB, responses: createResponseCommands(context), files: createFileCommands(context) };
}

/** Package with a draft that has an answer and an image of 40,000 bytes. */
async function createPackedDraft() {
  const device = await createDevice();
  const { context, responses, files } = device;
  const { id } = await responses.create(sampleForm.id);
  const bytes = Uint8Array.from({ length: 40_000 }, (_, at) => at % 251);
  const photo = await files.add(id, new Blob([bytes]), { name: 'quay.png', type: 'image/png' });
  await responses.saveDraft(id, { place: 'Quay 4', photo: [photo] });
  const work = await collectResponses(context, [id]);
  return { ...device, id, bytes, packed: await packResponses(context.ports.hashing, work, now) };
}

interface RawPackage {
  readonly responses: { schema: unknown }[];
  readonly files: { content: string }[];
}

/** Returns a package whose JSON was changed by `edit`. */
async function editPackage({ content }: ResponsePackageFile, edit: (json: RawPackage) => void): Promise<Blob> {
  const json = JSON.parse(await content.text()) as RawPackage;
  edit(json);
  return new Blob([JSON.stringify(json)]);
}

const getProblem = (failure: UnreadablePackageError) => failure.parameters.problem;

it('[SYNC-150] transfers a draft with answers and files to another device under the same ID', async () => {
  const { id, bytes, packed } = await createPackedDraft();
  const other = await createDevice();
  const { imported, skipped, lostFiles } = await importResponses(other.context, packed.content);
  expect([packed.count, skipped, lostFiles]).toEqual([1, [], []]);
  expect(imported).toMatchObject([
    {
      id,
      userId: 'ada',
      submitted: 0,
      isDirty: 1,
      version: 3,
      formTitle: 'Site visit',
      data: { data: { place: 'Quay 4' } },
    },
  ]);
  const [file] = await other.context.database.files.toArray();
  expect(new Uint8Array(await file!.content.arrayBuffer())).toEqual(bytes);
  await other.responses.submit(id, imported[0]!.data.data);
  expect(await other.context.database.outbox.count()).toBe(1);
});

it('[SYNC-150] computes the same manifest for a submit on either device, so that it arrives once', async () => {
  const { id, packed, responses, context } = await createPackedDraft();
  const other = await createDevice();
  const [row] = (await importResponses(other.context, packed.content)).imported;
  await responses.submit(id, (await context.database.responses.get(id))!.data.data);
  await other.responses.submit(id, row!.data.data);
  const hashes = await Promise.all(
    [context, other.context].map(async ({ database }) => (await database.outbox.get(id))?.manifestHash),
  );
  expect(hashes[0]).toBe(hashes[1]);
});

it('[SYNC-150] transfers a blocked submit as a draft, which its owner submits', async () => {
  const { id, responses, context } = await createPackedDraft();
  await responses.submit(id, { place: 'Quay 5' });
  const packed = await packResponses(context.ports.hashing, await collectResponses(context, [id]), now);
  const other = await createDevice();
  expect((await importResponses(other.context, packed.content)).imported).toMatchObject([
    { id, submitted: 0, isDirty: 1 },
  ]);
});

it('[SYNC-151] reads an export of a database that could not be opened', async () => {
  const { id, context, indexedDB } = await createPackedDraft();
  const work = await exportUnsentWork(indexedDB, 'tideform');
  const packed = await packResponses(context.ports.hashing, work, now);
  const other = await createDevice();
  expect((await importResponses(other.context, packed.content)).imported).toMatchObject([{ id }]);
  expect(await other.context.database.files.count()).toBe(1);
});

it('[SYNC-152] replaces nothing that this device has or has sent', async () => {
  const { id, packed, context } = await createPackedDraft();
  expect((await importResponses(context, packed.content)).skipped).toEqual([{ title: 'Site visit', reason: 'here' }]);
  const other = await createDevice();
  await other.context.database.receipts.add({
    ...{ responseId: id, tenantId: 'tenant-1', userId: 'ada', teamId: 'team-1', formId: 'form-1' },
    ...{ submissionNumber: 1, driveItemId: 'item', manifestHash: '', at: now },
  });
  expect((await importResponses(other.context, packed.content)).skipped).toMatchObject([{ reason: 'arrived' }]);
});

it('[SYNC-152] never imports work of another account, or of a team without this account', async () => {
  const { packed } = await createPackedDraft();
  const tom = await createDevice('tom');
  expect((await importResponses(tom.context, packed.content)).skipped).toMatchObject([{ reason: 'otherPerson' }]);
  const otherWorld = await createDevice();
  await otherWorld.context.database.teams.update(team.id, { accounts: { tom: {} } });
  expect((await importResponses(otherWorld.context, packed.content)).skipped).toMatchObject([{ reason: 'otherTeam' }]);
});

it("[SYNC-153] uses this device's form, not the package's copy of the same version", async () => {
  const { packed } = await createPackedDraft();
  const other = await createDevice();
  const file = await editPackage(packed, ({ responses: [row] }) => Object.assign(row!, { schema: { components: [] } }));
  const { imported } = await importResponses(other.context, file);
  expect(imported[0]?.schema).toEqual(sampleForm.published?.schema);
});

it('[SYNC-153] imports no response with an invalid file', async () => {
  const { packed } = await createPackedDraft();
  const edits: ((json: RawPackage) => void)[] = [
    ({ files }) => Object.assign(files[0]!, { content: btoa('other bytes') }),
    ({ files }) => Object.assign(files[0]!, { content: 'no base64!' }),
    ({ files }) => files.push(files[0]!),
    ({ responses }) => Object.assign(responses[0]!, { schema: { components: 'none' } }),
  ];
  for (const edit of edits) {
    const other = await createDevice();
    const { imported, skipped } = await importResponses(other.context, await editPackage(packed, edit));
    expect([imported.length, skipped.map(({ reason }) => reason)]).toEqual([0, ['damaged']]);
    expect(await other.context.database.files.count()).toBe(0);
  }
});

it("[SYNC-153] never replaces a file's bytes on this device", async () => {
  const { packed } = await createPackedDraft();
  const other = await createDevice();
  const {
    files: [file],
  } = JSON.parse(await packed.content.text()) as { files: [{ id: string }] };
  await other.context.database.files.add({ id: file.id, timestamp: now, content: new Blob(['mine']) });
  expect((await importResponses(other.context, packed.content)).skipped).toMatchObject([{ reason: 'damaged' }]);
  expect(await (await other.context.database.files.get(file.id))?.content.text()).toBe('mine');
});

it.each([
  ['a file that is not JSON', '<html>', 'not-a-package'],
  ['other JSON', '{"components":[]}', 'not-a-package'],
  ['a newer package', '{"format":"tideform-responses","version":2}', 'newer'],
  [
    'a __proto__ property',
    '{"format":"tideform-responses","version":1,"responses":[],"files":[],"x":{"__proto__":1}}',
    'damaged',
  ],
  ['deep nesting', `{"format":"tideform-responses","version":1,"x":${'['.repeat(5000)}${']'.repeat(5000)}}`, 'damaged'],
  [
    'an ID that is a path',
    '{"format":"tideform-responses","version":1,"responses":[{"id":"../x"}],"files":[]}',
    'damaged',
  ],
])('[SYNC-153] refuses %s', async (_name, text, problem) => {
  const { context } = await createDevice();
  await expect(importResponses(context, new Blob([text])).catch(getProblem)).resolves.toBe(problem);
  expect(await context.database.responses.count()).toBe(0);
});

it('[SYNC-154] lists the files that are missing in the package', async () => {
  const { id, context } = await createPackedDraft();
  await context.database.files.clear();
  const packed = await packResponses(context.ports.hashing, await collectResponses(context, [id]), now);
  expect(packed.lostFiles).toEqual(['quay.png']);
  const other = await createDevice();
  expect((await importResponses(other.context, packed.content)).lostFiles).toEqual(['quay.png']);
});

it('[SYNC-154] exports no upload URL', async () => {
  const { id, context } = await createPackedDraft();
  const [row] = await context.database.attachments.toArray();
  await context.database.attachments.put({ ...row!, session: { uploadUrl: 'https://upload.example/secret' } });
  const packed = await packResponses(context.ports.hashing, await collectResponses(context, [id]), now);
  expect(await packed.content.text()).not.toContain('upload.example');
});
