import { expect, it } from 'vitest';
import { acquireLease } from '../database/lease.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { createLocalContext, createTestPorts } from '../testing/local-context.ts';
import { sampleForm } from '../testing/sample-rows.ts';
import { sweepFiles } from './delete-local-files.ts';
import { createFileCommands } from './file-commands.ts';

it('[SYNC-55] deletes files that were not used for 7 days and are not referenced', async () => {
  let now = '2026-11-21T08:00:00.000Z';
  const clock = { ...createTestPorts().clock, now: () => now };
  const context = await createLocalContext({ clock });
  const { database } = context;
  await database.forms.add(sampleForm);
  const [responses, files] = [createResponseCommands(context), createFileCommands(context)];
  const draft = await responses.create(sampleForm.id);
  const add = (name: string) => files.add(draft.id, new Blob([name]), { name, type: '' });
  const [named, removed, read] = [await add('named'), await add('removed'), await add('read')];
  await responses.saveDraft(draft.id, { attached: [named] });
  const epoch = await acquireLease(database);

  const left = async (at: string) => {
    now = at;
    await sweepFiles(context, epoch);
    return (await database.files.toArray()).map((row) => row.id).sort();
  };
  expect(await left('2026-11-28T07:59:59.000Z')).toHaveLength(3);
  await files.read(read);
  expect(await left('2026-11-28T08:00:01.000Z')).toEqual([named.id, read.id].sort());
  expect(await database.attachments.where('id').equals(removed.id).count()).toBe(0);
  expect(await left('2027-11-28T08:00:01.000Z')).toEqual([named.id]);
});

it('[SYNC-55] [SYNC-284] keeps the record of a file to delete from the library, without its bytes', async () => {
  let now = '2026-11-21T08:00:00.000Z';
  const clock = { ...createTestPorts().clock, now: () => now };
  const context = await createLocalContext({ clock });
  const { database } = context;
  await database.forms.add(sampleForm);
  const draft = await createResponseCommands(context).create(sampleForm.id);
  const files = createFileCommands(context);
  const add = (name: string) => files.add(draft.id, new Blob([name]), { name, type: '' });
  const [sending, arrived, leaving] = [await add('sending'), await add('arrived'), await add('leaving')];
  await database.attachments.update([draft.id, sending.id], { sending: 1 });
  const place = { driveId: 'drive', driveItemId: 'item', url: '' };
  await database.attachments.update([draft.id, arrived.id], { arrived: place });
  await database.attachments.update([draft.id, leaving.id], { leaving: 'item' });
  await add('never sent');
  const epoch = await acquireLease(database);
  now = '2026-11-28T08:00:01.000Z';
  await sweepFiles(context, epoch);
  const left = await database.attachments.toArray();
  expect(left.map(({ id }) => id).sort()).toEqual([sending.id, arrived.id, leaving.id].sort());
  expect(await database.files.count()).toBe(0);
  await database.responses.delete(draft.id);
  await database.files.bulkAdd(left.map(({ id }) => ({ id, timestamp: now, content: new Blob() })));
  now = '2026-12-28T08:00:01.000Z';
  await sweepFiles(context, epoch);
  expect(await database.attachments.count()).toBe(0);
});
