import { describe, expect, it } from 'vitest';
import type { SyncContext } from '../context.ts';
import { acquireLease } from '../database/lease.ts';
import type { TeamRow } from '../database/rows.ts';
import { sweepFiles } from '../files/delete-local-files.ts';
import { createFileCommands } from '../files/file-commands.ts';
import { findFiles } from '../files/stored-file.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { createRetryTimes } from '../retries/back-off.ts';
import { createSubmissionReader } from '../submissions/create-submission-reader.ts';
import { createTestPorts } from '../testing/local-context.ts';
import { createPushFixture, type RequestFault, refuseRequests } from '../testing/push-fixture.ts';
import { crewId } from '../testing/workspace.ts';
import { pushResponses } from './push-responses.ts';
import { sweepWithdrawn } from './sweep-withdrawn.ts';

const folder = 'Responses/Site visit/1 Site visit';
const submissionFiles = ['old.jpg', 'response.submitted.json', 'submission.pdf'];

async function startEdit(context: SyncContext, responseId: string) {
  const team = (await context.database.teams.get(crewId)) as TeamRow;
  const { response } = await createSubmissionReader(context).open(team, responseId);
  return createResponseCommands(context).edit(crewId, response);
}

async function createRun(context: SyncContext) {
  const retries = createRetryTimes(context.ports.clock);
  retries.clear();
  return { ...context, epoch: await acquireLease(context.database), retries };
}

/** Bob has resubmitted with a new file after Ada's resubmission, and withdraws his resubmission. */
async function createWithdrawnFixture({ trouble: requestFault }: { readonly trouble?: RequestFault } = {}) {
  let now = '2026-06-10T08:00:00.000Z';
  const clock = { ...createTestPorts().clock, now: () => now };
  const fixture = await createPushFixture({ clock });
  const { context: ada, commands, workspace, server } = fixture;
  const { id } = await commands.create('form-1');
  const old = await createFileCommands(ada).add(id, new Blob(['old']), { name: 'old.jpg', type: 'image/jpeg' });
  await commands.submit(id, { place: 'Kew', pictures: [old] });
  await fixture.push();
  const bob = await workspace.createBrowserFor('bob', { server, clock });
  await bob.database.teams.bulkPut(await ada.database.teams.toArray());
  await bob.database.forms.bulkPut(await ada.database.forms.toArray());
  const [hers, his] = [await startEdit(ada, id), await startEdit(bob, id)];
  await commands.submit(id, { ...hers.data.data, place: 'Ham' });
  await fixture.push();
  const bobs = createResponseCommands(bob);
  const file = await createFileCommands(bob).add(id, new Blob(['new']), { name: 'new.jpg', type: 'image/jpeg' });
  await bobs.submit(id, { pictures: [...findFiles(his.data.data), file], place: 'Ewell' });
  fixture.setRequestFault(requestFault);
  await pushResponses(await createRun(bob));
  fixture.setRequestFault();
  const names = () =>
    fixture
      .responseFiles()
      .filter((path) => path.startsWith('1 Site visit/'))
      .map((path) => path.split('/')[1]);
  expect(names()).toEqual(['new.jpg', ...submissionFiles]);
  const copy = await bobs.withdrawResubmission(id);
  return {
    ...fixture,
    id,
    bob,
    bobs,
    copy,
    names,
    newFile: () => workspace.item(`${folder}/new.jpg`),
    pushAsBob: async () => pushResponses(await createRun(bob)),
    async sweepAt(instant: string): Promise<void> {
      now = instant;
      await sweepWithdrawn(await createRun(bob));
    },
  };
}

const sameDay = '2026-06-11T07:59:59.000Z';
const nextDay = '2026-06-11T10:00:01.000Z';

describe('a file that a resubmission uploaded before it was withdrawn', () => {
  it('[SYNC-286] is deleted after a day, after the new draft has its own copy', async () => {
    const fixture = await createWithdrawnFixture();
    await fixture.sweepAt(nextDay);
    expect(fixture.names()).toEqual(['new.jpg', ...submissionFiles]);
    expect(await fixture.pushAsBob()).toBe('complete');
    await fixture.sweepAt(sameDay);
    expect(fixture.names()).toEqual(['new.jpg', ...submissionFiles]);
    await fixture.sweepAt(nextDay);
    expect(fixture.names()).toEqual(submissionFiles);
    expect(fixture.responseFiles()).toContain('2 Site visit/new.jpg');
    const calls = fixture.workspace.calls.length;
    await fixture.sweepAt('2026-06-12T10:00:01.000Z');
    expect(fixture.workspace.calls).toHaveLength(calls);
  });

  it('[SYNC-286] is deleted when the draft is discarded, however long that took', async () => {
    const fixture = await createWithdrawnFixture();
    await fixture.bobs.discard(fixture.copy.id);
    await fixture.pushAsBob();
    const run = await createRun(fixture.bob);
    await sweepFiles({ ...run, ports: { ...run.ports, clock: createTestPorts().clock } }, run.epoch);
    await fixture.sweepAt(nextDay);
    expect(fixture.names()).toEqual(submissionFiles);
  });

  it('[SYNC-286] is deleted when it was never claimed', async () => {
    const fixture = await createWithdrawnFixture({ trouble: refuseRequests('/fields', 403, 'accessDenied') });
    expect(fixture.newFile().current.fields).not.toHaveProperty('tfItemType');
    await fixture.pushAsBob();
    await fixture.sweepAt(nextDay);
    expect(fixture.names()).toEqual(submissionFiles);
  });

  it('[SYNC-286] is deleted although this device has edited the submission again meanwhile', async () => {
    const fixture = await createWithdrawnFixture();
    await fixture.pushAsBob();
    const { data } = await startEdit(fixture.bob, fixture.id);
    await fixture.bobs.submit(fixture.id, { ...data.data, place: 'Kew again' });
    expect(await fixture.pushAsBob()).toBe('complete');
    await fixture.sweepAt(nextDay);
    expect(fixture.names()).toEqual(submissionFiles);
  });

  it('[SYNC-286] stays while it was changed recently, and where the submission refers to it', async () => {
    const fixture = await createWithdrawnFixture();
    await fixture.pushAsBob();
    const item = fixture.newFile();
    Object.assign(item, { modifiedById: 'ada' });
    await fixture.sweepAt(nextDay);
    Object.assign(item, { modifiedById: 'bob', modifiedAt: '2026-06-11T10:00:00.000Z' });
    await fixture.sweepAt(nextDay);
    Object.assign(item, { modifiedAt: '2026-06-10T08:00:00.000Z' });
    let deletions = 0;
    fixture.setRequestFault((moment, request) => {
      if (moment !== 'request' || request.method !== 'DELETE') return undefined;
      deletions += 1;
      // Another user adopts the file for an answer, which changes its eTag.
      if (deletions === 1) item.eTag += 1;
      return undefined;
    });
    await fixture.sweepAt(nextDay);
    fixture.setRequestFault();
    expect(deletions).toBe(1);
    const json = fixture.workspace.item(`${folder}/response.submitted.json`);
    const named = { id: 'x', name: 'new.jpg', size: 3, type: '', url: '', driveItemId: item.id };
    const { data, ...rest } = JSON.parse(new TextDecoder().decode(json.current.bytes));
    const bytes = new TextEncoder().encode(JSON.stringify({ ...rest, data: { ...data, data: { named } } }));
    json.current = { ...json.current, bytes };
    await fixture.sweepAt(nextDay);
    expect(fixture.names()).toEqual(['new.jpg', ...submissionFiles]);
    const calls = fixture.workspace.calls.length;
    await fixture.sweepAt(nextDay);
    expect(fixture.workspace.calls).toHaveLength(calls);
  });

  it('[SYNC-286] stays while offline or locked, and is not searched for when the folder is deleted', async () => {
    const fixture = await createWithdrawnFixture();
    await fixture.pushAsBob();
    for (const requestFault of [() => 'lost' as const, refuseRequests(fixture.newFile().id, 423, 'resourceLocked')]) {
      fixture.setRequestFault(requestFault);
      await fixture.sweepAt(nextDay);
    }
    expect(fixture.names()).toContain('new.jpg');
    const traces = () => fixture.bob.database.attachments.where('responseId').equals(fixture.id).count();
    expect(await traces()).toBe(1);
    fixture.setRequestFault();
    await fixture.commands.deleteSubmitted(crewId, fixture.id);
    await fixture.push();
    expect(fixture.names()).toEqual([]);
    await fixture.sweepAt(nextDay);
    expect(await traces()).toBe(0);
  });
});
