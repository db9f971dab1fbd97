import { expect, it } from 'vitest';
import type { SyncContext } from '../context.ts';
import { acquireLease } from '../database/lease.ts';
import type { ResponseRow, TeamRow } from '../database/rows.ts';
import { createFileCommands } from '../files/file-commands.ts';
import { findFiles } from '../files/stored-file.ts';
import { pushResponses } from '../outbox/push-responses.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { createRetryTimes } from '../retries/back-off.ts';
import { createSubmissionReader } from '../submissions/create-submission-reader.ts';
import { createPushFixture } from '../testing/push-fixture.ts';
import { crewId } from '../testing/workspace.ts';
import { importResponses } from './import-responses.ts';
import { collectResponses, packResponses } from './pack-responses.ts';

const folder = 'Responses/Site visit/1 Site visit';
const file = `${folder}/response.submitted.json`;

function createDevice(context: SyncContext) {
  const commands = createResponseCommands(context);
  const files = createFileCommands(context);
  return {
    context,
    ...commands,
    readFile: files.read,
    addFile: (id: string, name: string) => files.add(id, new Blob([name]), { name, type: 'text/plain' }),
    async edit(id: string): Promise<ResponseRow> {
      const team = (await context.database.teams.get(crewId)) as TeamRow;
      const { response } = await createSubmissionReader(context).open(team, id);
      return commands.edit(crewId, response);
    },
    async export(id: string): Promise<Blob> {
      const work = await collectResponses(context, [id]);
      return (await packResponses(context.ports.hashing, work, context.ports.clock.now())).content;
    },
    import: (packed: Blob) => importResponses(context, packed),
    async push() {
      const retries = createRetryTimes(context.ports.clock);
      const epoch = await acquireLease(context.database);
      return pushResponses({ ...context, epoch, retries });
    },
  };
}

/** Ada has submitted the answer 'Kew' with two files. She and Bob have other devices with the same form. */
async function createSubmittedFixture() {
  const fixture = await createPushFixture();
  const first = createDevice(fixture.context);
  const { id } = await fixture.commands.create('form-1');
  const photos = [await first.addFile(id, 'quay.txt'), await first.addFile(id, 'boat.txt')];
  await first.submit(id, { place: 'Kew', photos });
  await first.push();
  const other = async (userId: string) => {
    const context = await fixture.workspace.createBrowserFor(userId, { server: fixture.server });
    const team = (await fixture.context.database.teams.get(crewId)) as TeamRow;
    await context.database.teams.put({ ...team, accounts: { [userId]: {} } });
    await context.database.forms.bulkPut(await fixture.context.database.forms.toArray());
    return createDevice(context);
  };
  return {
    ...fixture,
    ...{ id, first, other },
    stored: () => fixture.workspace.json(file) as ResponseRow & { resubmissions: number },
    submissions: () =>
      fixture.workspace.tree().filter((path) => path.endsWith('.json') && path.startsWith('Responses/')),
  };
}

it('[SYNC-280] imports an exported edit as an edit of the same submission', async () => {
  const { id, other, server, stored, submissions, responseFiles } = await createSubmittedFixture();
  const [laptop, phone] = [await other('bob'), await other('bob')];
  const opened = await laptop.edit(id);
  const [quay] = findFiles(opened.data.data);
  await laptop.readFile(quay!);
  await laptop.saveDraft(id, { place: 'Ham', photos: [quay, await laptop.addFile(id, 'new.txt')] });
  const { imported, skipped, lostFiles } = await phone.import(await laptop.export(id));
  expect([skipped, lostFiles]).toEqual([[], []]);
  expect(imported).toMatchObject([{ id, submitted: 0, isDirty: 1, resubmission: { count: 1 }, submissionNumber: 1 }]);
  await phone.push();
  expect(stored()).toMatchObject({ data: { data: { place: 'Kew' } } });
  await phone.submit(id, imported[0]!.data.data);
  expect(await phone.push()).toBe('complete');
  expect(submissions()).toEqual([file]);
  expect(stored()).toMatchObject({ data: { data: { place: 'Ham' } }, resubmissions: 1, submissionNumber: 1 });
  expect(stored()).toMatchObject({ createdBy: { id: 'ada' }, collaborators: [{ id: 'ada' }, { id: 'bob' }] });
  expect(responseFiles().filter((path) => path.endsWith('.txt'))).toEqual([
    '1 Site visit/new.txt',
    '1 Site visit/quay.txt',
  ]);
  expect([...server.deliveries]).toEqual([`${id} 1 submit`, `${id} 2 resubmit`]);
  expect([...server.numbers.keys()]).toEqual([id]);
});

it('[SYNC-280] imports an edit where its submission was sent from, and only once per device', async () => {
  const { id, first, other, submissions } = await createSubmittedFixture();
  const phone = await other('ada');
  await phone.edit(id);
  await phone.saveDraft(id, { place: 'Ham' });
  const packed = await phone.export(id);
  expect((await first.import(packed)).imported).toMatchObject([{ id, resubmission: { count: 1 } }]);
  expect((await first.import(packed)).skipped).toEqual([{ title: 'Site visit', reason: 'here' }]);
  await first.submit(id, { place: 'Ham' });
  expect((await first.import(packed)).skipped).toMatchObject([{ reason: 'here' }]);
  await first.push();
  expect((await first.import(packed)).skipped).toMatchObject([{ reason: 'arrived' }]);
  expect(await first.context.database.responses.count()).toBe(0);
  expect(submissions()).toEqual([file]);
});

it('[SYNC-280] has no conflict when both devices submit the same edit with files that are already in the library', async () => {
  const { id, first, other, server } = await createSubmittedFixture();
  const phone = await other('ada');
  const { data } = await phone.edit(id);
  for (const one of findFiles(data.data)) await phone.readFile(one);
  const answers = { ...data.data, place: 'Ham', plan: await phone.addFile(id, 'plan.txt') };
  await phone.saveDraft(id, answers);
  await first.import(await phone.export(id));
  await first.submit(id, answers);
  await first.push();
  await phone.submit(id, answers);
  expect(await phone.push()).toBe('complete');
  expect(await phone.context.database.outbox.count()).toBe(0);
  expect([...server.deliveries].filter((one) => one.endsWith('resubmit'))).toHaveLength(1);
});

it('[SYNC-280] overwrites no newer submit: the imported edit stays on the device, and can be withdrawn as a draft', async () => {
  const { id, other, stored, submissions } = await createSubmittedFixture();
  const [laptop, phone, bob] = [await other('ada'), await other('ada'), await other('bob')];
  await laptop.edit(id);
  await laptop.saveDraft(id, { place: 'Ham' });
  const packed = await laptop.export(id);
  await bob.edit(id);
  await bob.submit(id, { place: 'Ewell' });
  await bob.push();
  await phone.import(packed);
  await phone.submit(id, { place: 'Ham' });
  await phone.push();
  expect(await phone.context.database.outbox.get(id)).toMatchObject({
    state: 'needsAttention',
    lastError: { kind: 'already-resubmitted-otherwise' },
  });
  expect(stored().data.data).toEqual({ place: 'Ewell' });
  const copy = await phone.withdrawResubmission(id);
  expect(copy).toMatchObject({ data: { data: { place: 'Ham' } }, conflict: { kind: 'submitted', of: id } });
  expect(submissions()).toEqual([file]);
});

it('[SYNC-280] can be imported again with its files after it was withdrawn', async () => {
  const { id, other } = await createSubmittedFixture();
  const [laptop, phone, bob] = [await other('ada'), await other('ada'), await other('bob')];
  await laptop.edit(id);
  await laptop.saveDraft(id, { place: 'Ham', photos: [await laptop.addFile(id, 'new.txt')] });
  const packed = await laptop.export(id);
  await bob.edit(id);
  await bob.submit(id, { place: 'Ewell' });
  await bob.push();
  const [row] = (await phone.import(packed)).imported;
  await phone.submit(id, row!.data.data);
  await phone.push();
  await phone.withdrawResubmission(id);
  const again = await phone.import(packed);
  expect(again).toMatchObject({ imported: [{ id, resubmission: { count: 1 } }], skipped: [], lostFiles: [] });
  const [photo] = findFiles(again.imported[0]!.data.data);
  expect(await (await phone.readFile(photo!)).text()).toBe('new.txt');
});

it('[SYNC-280] includes a blocked resubmission', async () => {
  const { id, other, stored } = await createSubmittedFixture();
  const [laptop, phone] = [await other('ada'), await other('ada')];
  await laptop.edit(id);
  await laptop.submit(id, { place: 'Ham', photos: [await laptop.addFile(id, 'new.txt')] });
  const [row] = (await phone.import(await laptop.export(id))).imported;
  await phone.submit(id, row!.data.data);
  await phone.push();
  expect(stored()).toMatchObject({ data: { data: { place: 'Ham' } }, resubmissions: 1 });
});

it('[SYNC-152] replaces neither a draft nor an edit on this device with an imported edit', async () => {
  const { id, other } = await createSubmittedFixture();
  const [laptop, phone] = [await other('ada'), await other('ada')];
  await laptop.edit(id);
  await laptop.saveDraft(id, { place: 'Ham' });
  const packed = await laptop.export(id);
  const mine = await phone.edit(id);
  expect((await phone.import(packed)).skipped).toMatchObject([{ reason: 'here' }]);
  const { resubmission: _, ...draft } = mine;
  await phone.context.database.responses.put(draft);
  expect((await phone.import(packed)).skipped).toMatchObject([{ reason: 'here' }]);
  expect(await phone.context.database.responses.toArray()).toEqual([draft]);
});

it('[SYNC-57] gives an imported copy of another draft its own files', async () => {
  const { id, first, other, responseFiles } = await createSubmittedFixture();
  const [laptop, phone] = [await other('bob'), await other('bob')];
  const opened = await laptop.edit(id);
  for (const one of findFiles(opened.data.data)) await laptop.readFile(one);
  const { resubmission: _, ...draft } = opened;
  await laptop.context.database.responses.put({
    ...draft,
    isDirty: 1,
    data: { data: { ...opened.data.data, place: 'Lee' }, metadata: {} },
  });
  await laptop.edit(id);
  const copy = (await laptop.context.database.responses.toArray()).find((row) => row.copiedFromId === id)!;
  const [row] = (await phone.import(await laptop.export(copy.id))).imported;
  await phone.submit(copy.id, row!.data.data);
  await phone.push();
  await first.edit(id);
  await first.submit(id, { place: 'Kew' });
  await first.push();
  expect(responseFiles().filter((path) => path.endsWith('.txt'))).toEqual([
    '2 Site visit/boat.txt',
    '2 Site visit/quay.txt',
  ]);
});
