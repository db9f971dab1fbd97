import { expect, it } from 'vitest';
import { takeLease } from '../database/lease.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { createLocalContext, createStillPorts } from '../testing/local-context.ts';
import { sampleForm } from '../testing/sample-form.ts';
import { createFileCommands } from './create-file-commands.ts';
import { sweepFiles } from './sweep-files.ts';

it('[SYNC-55] deletes what nobody has used for 7 days and no response names', async () => {
  let now = '2026-11-21T08:00:00.000Z';
  const clock = { ...createStillPorts().clock, now: () => now };
  const context = await createLocalContext({ clock });
  const { database } = context;
  await database.forms.add(sampleForm);
  const [responses, files] = [createResponseCommands(context), createFileCommands(context)];
  const draft = await responses.create(sampleForm.id);
  const add = (name: string) => files.add(draft.id, new Blob([name]), { name, type: '' });
  const [named, removed, read] = [await add('named'), await add('removed'), await add('read')];
  await responses.saveDraft(draft.id, { attached: [named] });
  const epoch = await takeLease(database);

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
