import { operations, type TenantRule } from '@tideform/graph';
import { describe, expect, it } from 'vitest';
import type { SyncContext } from '../context.ts';
import { acquireLease } from '../database/lease.ts';
import type { TeamRow } from '../database/rows.ts';
import { createFileCommands } from '../files/create-file-commands.ts';
import { pullTeam } from '../inbox/pull-team.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { createRetryTimes } from '../retries/back-off.ts';
import { readFacts } from '../schedule/read-facts.ts';
import { createSubmissionReader } from '../submissions/create-submission-reader.ts';
import { openPushWorld, refuse } from '../testing/push-world.ts';
import { crewId } from '../testing/workspace.ts';
import { pushResponses } from './push-responses.ts';

const folder = 'Responses/Site visit/1 Site visit';
const file = `${folder}/response.submitted.json`;

/** Ada has submitted the answer 'Kew'. */
async function openSubmittedWorld(tenantRules: readonly TenantRule[] = []) {
  const world = await openPushWorld({}, { tenantRules });
  const { id } = await world.submitted('Kew');
  await world.push();
  const shown = () => ({
    answers: (world.workspace.json(file) as { data: { data: unknown } }).data.data,
    fields: world.workspace.item(file).current.fields,
    pdf: new TextDecoder().decode(world.workspace.item(`${folder}/submission.pdf`).current.bytes),
  });
  return { ...world, id, shown, edit: () => edit(world.context, id) };
}

async function edit(context: SyncContext, responseId: string) {
  const team = (await context.database.teams.get(crewId)) as TeamRow;
  const { response } = await createSubmissionReader(context).open(team, responseId);
  return createResponseCommands(context).edit(crewId, response);
}

const status = '{"status":"sent"}';

/** Writes the status of an email, as the server does with the form's connected account. */
async function writeStatus({ ports: { graph } }: SyncContext, driveId: string): Promise<void> {
  const { id: itemId } = await graph.call(operations.getItemByPath, { driveId, path: file });
  const { id: listItemId } = await graph.call(operations.getItemListItem, { driveId, itemId });
  const body = { tfSubmissionEmail: status };
  await graph.call(operations.updateDriveListItemFields, { driveId, listItemId }, { body });
}

async function pushAs(context: SyncContext) {
  const retries = createRetryTimes(context.ports.clock);
  retries.clear();
  return pushResponses({ ...context, epoch: await acquireLease(context.database), retries });
}

type World = Awaited<ReturnType<typeof openSubmittedWorld>>;

/** Opens the browser of Bob, who reviews the same form. */
async function colleague({ workspace, server, context }: World): Promise<SyncContext> {
  const bob = await workspace.browserOf('bob', { server });
  await bob.database.teams.bulkPut(await context.database.teams.toArray());
  await bob.database.forms.bulkPut(await context.database.forms.toArray());
  return bob;
}

describe('a resubmission', () => {
  it('[SYNC-132] replaces JSON, PDF and fields in the same folder under the same number', async () => {
    const world = await openSubmittedWorld();
    const { workspace, context, commands, id, server } = world;
    await context.database.forms.update('form-1', { title: 'Renamed' });
    const opened = await world.edit();
    await context.database.responses.update(id, { titleTemplate: '{{submissionNumber}} {{data.place}}' });
    await commands.saveDraft(id, { place: 'Ham' }, { opened });
    await commands.submit(id, { place: 'Ham 2' });
    expect(await world.push()).toBe('complete');
    expect(workspace.tree().filter((path) => path.startsWith('Responses/Site visit/'))).toEqual([
      folder,
      file,
      `${folder}/submission.pdf`,
    ]);
    expect(world.shown()).toMatchObject({
      answers: { place: 'Ham 2' },
      pdf: '%PDF 1 Ham 2',
      fields: { tfItemType: 'submission', tfSubmissionNumber: 1, tfTitle: '1 Ham 2', tfResponseId: id },
    });
    expect(JSON.parse(String(world.shown().fields.tfSubmissionData))).toEqual({ place: 'Ham 2' });
    expect([...server.deliveries]).toEqual([`${id} 1 submit`, `${id} 2 resubmit`]);
    expect([...server.counted]).toEqual([id, `${id}-r1`]);
    expect(await context.database.outbox.count()).toBe(0);
    expect(await context.database.responses.count()).toBe(0);
    expect(await context.database.receipts.get(id)).toMatchObject({ submissionNumber: 1 });
  });

  it('[SYNC-132] may follow another one, and lists all collaborators', async () => {
    const world = await openSubmittedWorld();
    const bob = await colleague(world);
    for (const [context, place] of [
      [bob, 'Ham'],
      [world.context, 'Ewell'],
    ] as const) {
      await edit(context, world.id);
      await createResponseCommands(context).submit(world.id, { place });
      expect(await pushAs(context)).toBe('complete');
    }
    expect(world.shown()).toMatchObject({
      answers: { place: 'Ewell' },
      fields: { tfCollaborators: 'Ada Byron, Bob Stone' },
    });
    expect([...world.server.deliveries].slice(1)).toEqual([`${world.id} 2 resubmit`, `${world.id} 3 resubmit`]);
    expect(world.workspace.json(file)).toMatchObject({ createdBy: { id: 'ada' }, resubmissions: 2 });
  });

  it('[SYNC-132] succeeds when the server has written delivery results meanwhile', async () => {
    const world = await openSubmittedWorld();
    const { commands, context, id } = world;
    await world.edit();
    await writeStatus(context, world.workspace.library().driveId);
    await pullTeam(context, crewId);
    expect((await context.database.responses.toArray()).map((row) => row.id)).toEqual([id]);
    await commands.submit(id, { place: 'Ham' });
    expect(await world.push()).toBe('complete');
    expect(world.shown()).toMatchObject({ answers: { place: 'Ham' }, fields: { tfSubmissionEmail: status } });
    await writeStatus(context, world.workspace.library().driveId);
    await pullTeam(context, crewId);
    expect(await context.database.responses.count()).toBe(0);
  });

  it('[SYNC-133] stays on this device until it is submitted, whatever a pull loads', async () => {
    const world = await openSubmittedWorld();
    const { commands, context, id } = world;
    await world.edit();
    await pullTeam(context, crewId);
    await commands.saveDraft(id, { place: 'Ham' });
    await world.push();
    await pullTeam(context, crewId);
    expect(world.shown().answers).toEqual({ place: 'Kew' });
    expect((await world.edit()).data.data).toEqual({ place: 'Ham' });
    await commands.submit(id, { place: 'Ham' });
    await commands.submit(id, { place: 'late' });
    world.makeTrouble(() => 'lost');
    expect(await world.push()).toBe('offline');
    expect(await world.outboxRow(id)).toMatchObject({ state: 'waiting', resubmission: { count: 1 } });
    world.makeTrouble();
    await world.push();
    expect(world.shown().answers).toEqual({ place: 'Ham' });
  });

  it('[SYNC-320] restarts from the library while it has no changes', async () => {
    const world = await openSubmittedWorld();
    const bob = await colleague(world);
    await edit(bob, world.id);
    await world.edit();
    await world.commands.submit(world.id, { place: 'Ham' });
    await world.push();
    expect(await edit(bob, world.id)).toMatchObject({ data: { data: { place: 'Ham' } }, resubmission: { count: 2 } });
    await createResponseCommands(bob).saveDraft(world.id, { place: 'Ewell' });
    expect((await edit(bob, world.id)).data.data).toEqual({ place: 'Ewell' });
  });

  it('[SYNC-133] leaves the submission when it is discarded', async () => {
    const world = await openSubmittedWorld();
    await world.edit();
    await world.commands.saveDraft(world.id, { place: 'Ham' });
    await world.commands.discard(world.id);
    await world.push();
    expect(world.shown().answers).toEqual({ place: 'Kew' });
    expect(await world.context.database.responses.count()).toBe(0);
    expect((await world.edit()).data.data).toEqual({ place: 'Kew' });
  });

  it('[SYNC-134] never overwrites another user’s resubmission: ours stays on the device, and can be withdrawn as a draft', async () => {
    const world = await openSubmittedWorld();
    const bob = await colleague(world);
    const others = createResponseCommands(bob);
    await world.edit();
    await edit(bob, world.id);
    await world.commands.submit(world.id, { place: 'Ham' });
    await others.submit(world.id, { place: 'Ewell' });
    await world.push();
    await pushAs(bob);
    await pushAs(bob);
    const lastError = { kind: 'already-resubmitted-otherwise' };
    expect(await bob.database.outbox.get(world.id)).toMatchObject({ state: 'needsAttention', lastError });
    expect((await readFacts(bob, crewId)).errors).toEqual([
      {
        kind: 'response-sync',
        parameters: { title: 'Site visit', responseId: world.id },
        cause: { ...lastError, parameters: {} },
      },
    ]);
    expect(world.shown()).toMatchObject({ answers: { place: 'Ham' }, pdf: '%PDF Site visit' });
    expect([...world.server.deliveries].at(-1)).toBe(`${world.id} 2 resubmit`);
    const copy = await others.withdrawResubmission(world.id);
    expect(copy).toMatchObject({ data: { data: { place: 'Ewell' } }, conflict: { kind: 'submitted', of: world.id } });
    expect(await bob.database.outbox.count()).toBe(0);
    expect(await bob.database.responses.toArray()).toEqual([copy]);
    await expect(others.withdrawResubmission(world.id)).rejects.toThrow(`invalid-response: ${world.id}`);
  });

  it('[SYNC-321] overwrites a newer resubmission only after the user has confirmed', async () => {
    const world = await openSubmittedWorld();
    const bob = await colleague(world);
    const others = createResponseCommands(bob);
    await edit(bob, world.id);
    await others.saveDraft(world.id, { place: 'Ewell' });
    await world.edit();
    await world.commands.submit(world.id, { place: 'Ham' });
    await world.push();
    const team = (await bob.database.teams.get(crewId)) as TeamRow;
    const { response } = await createSubmissionReader(bob).open(team, world.id);
    expect(await others.rebaseEdit(response)).toMatchObject({
      data: { data: { place: 'Ewell' } },
      resubmission: { count: 2 },
      collaborators: [{ id: 'ada' }, { id: 'bob' }],
    });
    await others.submit(world.id, { place: 'Ewell' });
    expect(await pushAs(bob)).toBe('complete');
    expect(world.shown().answers).toEqual({ place: 'Ewell' });
    await expect(others.rebaseEdit(response)).rejects.toThrow(`invalid-response: ${world.id}`);
  });

  it.each([
    ['columns', []],
    ['files, where versions do not show hidden columns', ['no-hidden-version-fields'] as const],
  ])('[SYNC-322] [SYNC-410] lists each state in the history from %s, with user and time', async (_, tenantRules) => {
    const world = await openSubmittedWorld(tenantRules);
    const bob = await colleague(world);
    const reader = createSubmissionReader(world.context);
    const team = (await world.context.database.teams.get(crewId)) as TeamRow;
    const first = (await reader.open(team, world.id)).response;
    await edit(bob, world.id);
    const clock = { ...bob.ports.clock, now: () => '2027-01-01T08:00:00.000Z' };
    await createResponseCommands({ ...bob, ports: { ...bob.ports, clock } }).submit(world.id, { place: 'Ewell' });
    await pushAs(bob);
    const { response } = await reader.open(team, world.id);
    const history = await reader.history(team, response);
    expect(history.map(({ by, timestamp, isAnonymous }) => [by, timestamp, isAnonymous])).toEqual([
      ['Bob Stone', '2027-01-01T08:00:00.000Z', false],
      ['Ada Byron', first.timestamp, false],
    ]);
    const states = await Promise.all(history.map((state) => reader.openVersion(team, response, state)));
    expect(states.map(({ data }) => data.data)).toEqual([{ place: 'Ewell' }, { place: 'Kew' }]);
    const mixed = { ...history[0]!, id: history[1]!.id };
    await expect(reader.openVersion(team, response, mixed)).rejects.toThrow('version-not-downloaded');
  });

  it('[SYNC-371] keeps the time of the first submit, and records time and user of the edit separately', async () => {
    const world = await openSubmittedWorld();
    const bob = await colleague(world);
    const reader = createSubmissionReader(world.context);
    const team = (await world.context.database.teams.get(crewId)) as TeamRow;
    const { timestamp } = (await reader.open(team, world.id)).response;
    const range = { from: '2000-01-01T00:00:00.000Z', to: '2099-01-01T00:00:00.000Z' };
    const listed = async () => (await reader.list({ teamId: crewId, formId: 'form-1' }, range)).items[0];
    expect(await listed()).toMatchObject({ timestamp });
    expect(await listed()).not.toHaveProperty('editedAt');
    for (const [at, place] of [
      ['2027-01-01T08:00:00.000Z', 'Ewell'],
      ['2027-02-01T08:00:00.000Z', 'Ham'],
    ] as const) {
      const opened = await edit(bob, world.id);
      const clock = { ...bob.ports.clock, now: () => at };
      const commands = createResponseCommands({ ...bob, ports: { ...bob.ports, clock } });
      await commands.saveDraft(world.id, { place: 'typed' }, { opened });
      await commands.submit(world.id, { place });
      await pushAs(bob);
      const { response } = await reader.open(team, world.id);
      const lastModifiedBy = { id: 'bob', name: 'Bob Stone' };
      expect(response).toMatchObject({ timestamp, data: { metadata: { lastModified: at, lastModifiedBy } } });
      expect(world.shown().fields.tfSubmissionTimestamp).toBe(timestamp);
      expect(await listed()).toMatchObject({ timestamp, editedAt: at });
    }
    // Answers of an edit that become a new response were never edited.
    const bobs = createResponseCommands(bob);
    const { id } = await bobs.create('form-1');
    await bob.database.responses.update(id, { data: { data: {}, metadata: { lastModified: 'x', timezone: 'UTC' } } });
    expect((await bobs.submit(id, { place: 'Ham' })).data.metadata).toEqual({ timezone: 'UTC' });
  });

  it('[SYNC-322] distinguishes states that an older program has edited', async () => {
    const world = await openSubmittedWorld();
    const reader = createSubmissionReader(world.context);
    const team = (await world.context.database.teams.get(crewId)) as TeamRow;
    const { database, ports } = world.context;
    await world.edit();
    const clock = { ...ports.clock, now: () => '2027-01-01T08:00:00.000Z' };
    const row = await createResponseCommands({ ...world.context, ports: { ...ports, clock } }).submit(world.id, {
      place: 'Ham',
    });
    // An older program replaces the submission's time with the time of the edit.
    const { lastModified, lastModifiedBy: _by, ...metadata } = row.data.metadata;
    await database.responses.put({ ...row, timestamp: String(lastModified), data: { ...row.data, metadata } });
    await world.push();
    const { response } = await reader.open(team, world.id);
    const history = await reader.history(team, response);
    expect(history.map(({ timestamp }) => timestamp)).toEqual(['2027-01-01T08:00:00.000Z', expect.any(String)]);
  });

  it('[SYNC-134] has no conflict when both have the same answers', async () => {
    const world = await openSubmittedWorld();
    const bob = await colleague(world);
    await world.edit();
    await edit(bob, world.id);
    await world.commands.submit(world.id, { place: 'Ham' });
    await createResponseCommands(bob).submit(world.id, { place: 'Ham' });
    await world.push();
    expect(await pushAs(bob)).toBe('complete');
    expect(await bob.database.outbox.count()).toBe(0);
    expect([...world.server.deliveries].filter((one) => one.endsWith('resubmit'))).toHaveLength(1);
  });

  it('[SYNC-134] leaves a newer resubmission unchanged that arrived before this one was finished', async () => {
    const world = await openSubmittedWorld();
    const bob = await colleague(world);
    await world.edit();
    await world.commands.submit(world.id, { place: 'Ham' });
    world.makeTrouble(refuse('submission.pdf', 423, 'resourceLocked'));
    await world.push();
    expect(await world.outboxRow(world.id)).toMatchObject({ step: 'pdf' });
    world.makeTrouble();
    await edit(bob, world.id);
    await createResponseCommands(bob).submit(world.id, { place: 'Ewell' });
    await pushAs(bob);
    expect(await world.push()).toBe('complete');
    expect(await world.outboxRow(world.id)).toBeUndefined();
    expect(world.shown()).toMatchObject({
      answers: { place: 'Ewell' },
      fields: { tfSubmissionData: '{"place":"Ewell"}' },
    });
  });

  it('[SYNC-134] is kept and shown when the submission was deleted meanwhile', async () => {
    const world = await openSubmittedWorld();
    await world.edit();
    await world.commands.submit(world.id, { place: 'Ham' });
    const bob = await colleague(world);
    await createResponseCommands(bob).deleteSubmitted(crewId, world.id);
    await pushAs(bob);
    await world.push();
    expect((await world.outboxRow(world.id))?.state).toBe('needsAttention');
    await world.context.database.outbox.update(world.id, { folderDriveItemId: undefined, step: 'folder' });
    await world.push();
    expect((await world.outboxRow(world.id))?.lastError).toMatchObject({ kind: 'submission-without-folder' });
    expect(world.responseFiles()).toEqual([]);
    expect(await world.context.database.responses.get(world.id)).toMatchObject({ data: { data: { place: 'Ham' } } });
  });

  it('[SYNC-132] finds a folder that was moved', async () => {
    const world = await openSubmittedWorld();
    await world.edit();
    await world.context.database.responses.update(world.id, { folderDriveItemId: undefined });
    await world.commands.submit(world.id, { place: 'Ham' });
    await world.push();
    expect(world.shown().answers).toEqual({ place: 'Ham' });
  });

  it('[SYNC-135] adds new files and deletes removed ones, and no others', async () => {
    const world = await openPushWorld();
    const files = createFileCommands(world.context);
    const draft = await world.commands.create('form-1');
    const add = (name: string) => files.add(draft.id, new Blob([name]), { name, type: 'text/plain' });
    await world.commands.submit(draft.id, { place: [await add('kept.txt'), await add('out.txt')] });
    await world.push();
    const opened = await edit(world.context, draft.id);
    const [kept] = opened.data.data.place as unknown[];
    const bob = await colleague({ ...world, id: draft.id } as World);
    await edit(bob, draft.id);
    const theirs = await createFileCommands(bob).add(draft.id, new Blob(['x']), {
      name: 'bob.txt',
      type: 'text/plain',
    });
    await createResponseCommands(bob).submit(draft.id, { place: [kept, theirs] });
    world.makeTrouble(refuse('response.submitted.json', 503, 'serviceNotAvailable'));
    await pushAs(bob);
    world.makeTrouble();
    await world.commands.submit(draft.id, { place: [kept, await add('new.txt')] });
    expect(await world.push()).toBe('complete');
    expect(world.responseFiles().map((path) => path.split('/')[1])).toEqual([
      undefined,
      'bob.txt',
      'kept.txt',
      'new.txt',
      'response.submitted.json',
      'submission.pdf',
    ]);
  });
});
