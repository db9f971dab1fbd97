import { describe, expect, it } from 'vitest';
import type { SyncContext } from '../context.ts';
import { acquireLease } from '../database/lease.ts';
import type { TeamRow } from '../database/rows.ts';
import { createFileCommands } from '../files/create-file-commands.ts';
import { findFiles } from '../files/stored-file.ts';
import { sweepFiles } from '../files/sweep-files.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { createRetryTimes } from '../retries/back-off.ts';
import { createSubmissionReader } from '../submissions/create-submission-reader.ts';
import { createStillPorts } from '../testing/local-context.ts';
import { openPushWorld, refuse, type Trouble } from '../testing/push-world.ts';
import { crewId } from '../testing/workspace.ts';
import { pushResponses } from './push-responses.ts';
import { sweepWithdrawn } from './sweep-withdrawn.ts';

const folder = 'Responses/Site visit/1 Site visit';
const submission = ['old.jpg', 'response.submitted.json', 'submission.pdf'];

async function edit(context: SyncContext, responseId: string) {
  const team = (await context.database.teams.get(crewId)) as TeamRow;
  const { response } = await createSubmissionReader(context).open(team, responseId);
  return createResponseCommands(context).edit(crewId, response);
}

async function runOf(context: SyncContext) {
  const retries = createRetryTimes(context.ports.clock);
  retries.clear();
  return { ...context, epoch: await acquireLease(context.database), retries };
}

/** Bob has resubmitted with a new file after Ada's resubmission, and withdraws his resubmission. */
async function openWithdrawn({ trouble }: { readonly trouble?: Trouble } = {}) {
  let now = '2026-06-10T08:00:00.000Z';
  const clock = { ...createStillPorts().clock, now: () => now };
  const world = await openPushWorld({ clock });
  const { context: ada, commands, workspace, server } = world;
  const { id } = await commands.create('form-1');
  const old = await createFileCommands(ada).add(id, new Blob(['old']), { name: 'old.jpg', type: 'image/jpeg' });
  await commands.submit(id, { place: 'Kew', pictures: [old] });
  await world.push();
  const bob = await workspace.browserOf('bob', { server, clock });
  await bob.database.teams.bulkPut(await ada.database.teams.toArray());
  await bob.database.forms.bulkPut(await ada.database.forms.toArray());
  const [hers, his] = [await edit(ada, id), await edit(bob, id)];
  await commands.submit(id, { ...hers.data.data, place: 'Ham' });
  await world.push();
  const bobs = createResponseCommands(bob);
  const file = await createFileCommands(bob).add(id, new Blob(['new']), { name: 'new.jpg', type: 'image/jpeg' });
  await bobs.submit(id, { pictures: [...findFiles(his.data.data), file], place: 'Ewell' });
  world.makeTrouble(trouble);
  await pushResponses(await runOf(bob));
  world.makeTrouble();
  const names = () =>
    world
      .responseFiles()
      .filter((path) => path.startsWith('1 Site visit/'))
      .map((path) => path.split('/')[1]);
  expect(names()).toEqual(['new.jpg', ...submission]);
  const copy = await bobs.withdrawResubmission(id);
  return {
    ...world,
    id,
    bob,
    bobs,
    copy,
    names,
    newFile: () => workspace.item(`${folder}/new.jpg`),
    pushAsBob: async () => pushResponses(await runOf(bob)),
    async sweepAt(instant: string): Promise<void> {
      now = instant;
      await sweepWithdrawn(await runOf(bob));
    },
  };
}

const sameDay = '2026-06-11T07:59:59.000Z';
const nextDay = '2026-06-11T10:00:01.000Z';

describe('a file that a resubmission uploaded before it was withdrawn', () => {
  it('[SYNC-286] is deleted after a day, after the new draft has its own copy', async () => {
    const world = await openWithdrawn();
    await world.sweepAt(nextDay);
    expect(world.names()).toEqual(['new.jpg', ...submission]);
    expect(await world.pushAsBob()).toBe('complete');
    await world.sweepAt(sameDay);
    expect(world.names()).toEqual(['new.jpg', ...submission]);
    await world.sweepAt(nextDay);
    expect(world.names()).toEqual(submission);
    expect(world.responseFiles()).toContain('2 Site visit/new.jpg');
    const calls = world.workspace.calls.length;
    await world.sweepAt('2026-06-12T10:00:01.000Z');
    expect(world.workspace.calls).toHaveLength(calls);
  });

  it('[SYNC-286] is deleted when the draft is discarded, however long that took', async () => {
    const world = await openWithdrawn();
    await world.bobs.discard(world.copy.id);
    await world.pushAsBob();
    const run = await runOf(world.bob);
    await sweepFiles({ ...run, ports: { ...run.ports, clock: createStillPorts().clock } }, run.epoch);
    await world.sweepAt(nextDay);
    expect(world.names()).toEqual(submission);
  });

  it('[SYNC-286] is deleted when it was never claimed', async () => {
    const world = await openWithdrawn({ trouble: refuse('/fields', 403, 'accessDenied') });
    expect(world.newFile().current.fields).not.toHaveProperty('tfItemType');
    await world.pushAsBob();
    await world.sweepAt(nextDay);
    expect(world.names()).toEqual(submission);
  });

  it('[SYNC-286] is deleted although this device has edited the submission again meanwhile', async () => {
    const world = await openWithdrawn();
    await world.pushAsBob();
    const { data } = await edit(world.bob, world.id);
    await world.bobs.submit(world.id, { ...data.data, place: 'Kew again' });
    expect(await world.pushAsBob()).toBe('complete');
    await world.sweepAt(nextDay);
    expect(world.names()).toEqual(submission);
  });

  it('[SYNC-286] stays while it was changed recently, and where the submission refers to it', async () => {
    const world = await openWithdrawn();
    await world.pushAsBob();
    const item = world.newFile();
    Object.assign(item, { modifiedById: 'ada' });
    await world.sweepAt(nextDay);
    Object.assign(item, { modifiedById: 'bob', modifiedAt: '2026-06-11T10:00:00.000Z' });
    await world.sweepAt(nextDay);
    Object.assign(item, { modifiedAt: '2026-06-10T08:00:00.000Z' });
    let deletions = 0;
    world.makeTrouble((moment, request) => {
      if (moment !== 'request' || request.method !== 'DELETE') return undefined;
      deletions += 1;
      // Another user adopts the file for an answer, which changes its eTag.
      if (deletions === 1) item.eTag += 1;
      return undefined;
    });
    await world.sweepAt(nextDay);
    world.makeTrouble();
    expect(deletions).toBe(1);
    const json = world.workspace.item(`${folder}/response.submitted.json`);
    const named = { id: 'x', name: 'new.jpg', size: 3, type: '', url: '', driveItemId: item.id };
    const { data, ...rest } = JSON.parse(new TextDecoder().decode(json.current.bytes));
    const bytes = new TextEncoder().encode(JSON.stringify({ ...rest, data: { ...data, data: { named } } }));
    json.current = { ...json.current, bytes };
    await world.sweepAt(nextDay);
    expect(world.names()).toEqual(['new.jpg', ...submission]);
    const calls = world.workspace.calls.length;
    await world.sweepAt(nextDay);
    expect(world.workspace.calls).toHaveLength(calls);
  });

  it('[SYNC-286] stays while offline or locked, and is not searched for when the folder is deleted', async () => {
    const world = await openWithdrawn();
    await world.pushAsBob();
    for (const trouble of [() => 'lost' as const, refuse(world.newFile().id, 423, 'resourceLocked')]) {
      world.makeTrouble(trouble);
      await world.sweepAt(nextDay);
    }
    expect(world.names()).toContain('new.jpg');
    const traces = () => world.bob.database.attachments.where('responseId').equals(world.id).count();
    expect(await traces()).toBe(1);
    world.makeTrouble();
    await world.commands.deleteSubmitted(crewId, world.id);
    await world.push();
    expect(world.names()).toEqual([]);
    await world.sweepAt(nextDay);
    expect(await traces()).toBe(0);
  });
});
