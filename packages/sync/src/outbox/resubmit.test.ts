import { operations, type TenantRule } from '@tideform/graph';
import { describe, expect, it } from 'vitest';
import type { SyncContext } from '../context.ts';
import { acquireLease } from '../database/lease.ts';
import type { TeamRow } from '../database/rows.ts';
import { createFileCommands } from '../files/file-commands.ts';
import { pullTeam } from '../inbox/pull-team.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { createRetryTimes } from '../retries/back-off.ts';
import { loadSyncFacts } from '../schedule/sync-status.ts';
import { createSubmissionReader } from '../submissions/create-submission-reader.ts';
import { createPushFixture, refuseRequests } from '../testing/push-fixture.ts';
import { crewId } from '../testing/workspace.ts';
import { pushResponses } from './push-responses.ts';

const folder = 'Responses/Site visit/1 Site visit';
const file = `${folder}/response.submitted.json`;

/** Ada has submitted the answer 'Kew'. */
async function createSubmittedFixture(tenantRules: readonly TenantRule[] = []) {
  const fixture = await createPushFixture({}, { tenantRules });
  const { id } = await fixture.createSubmission('Kew');
  await fixture.push();
  const shown = () => ({
    answers: (fixture.workspace.json(file) as { data: { data: unknown } }).data.data,
    fields: fixture.workspace.item(file).current.fields,
    pdf: new TextDecoder().decode(fixture.workspace.item(`${folder}/submission.pdf`).current.bytes),
  });
  return { ...fixture, id, shown, edit: () => startEdit(fixture.context, id) };
}

async function startEdit(context: SyncContext, responseId: string) {
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

async function createPushAs(context: SyncContext) {
  const retries = createRetryTimes(context.ports.clock);
  retries.clear();
  return pushResponses({ ...context, epoch: await acquireLease(context.database), retries });
}

type SubmittedFixture = Awaited<ReturnType<typeof createSubmittedFixture>>;

/** Opens the browser of Bob, who reviews the same form. */
async function createColleagueContext({ workspace, server, context }: SubmittedFixture): Promise<SyncContext> {
  const bob = await workspace.createBrowserFor('bob', { server });
  await bob.database.teams.bulkPut(await context.database.teams.toArray());
  await bob.database.forms.bulkPut(await context.database.forms.toArray());
  return bob;
}

describe('a resubmission', () => {
  it('[SYNC-132] replaces JSON, PDF and fields in the same folder under the same number', async () => {
    const fixture = await createSubmittedFixture();
    const { workspace, context, commands, id, server } = fixture;
    await context.database.forms.update('form-1', { title: 'Renamed' });
    const opened = await fixture.edit();
    await context.database.responses.update(id, { titleTemplate: '{{submissionNumber}} {{data.place}}' });
    await commands.saveDraft(id, { place: 'Ham' }, { opened });
    await commands.submit(id, { place: 'Ham 2' });
    expect(await fixture.push()).toBe('complete');
    expect(workspace.tree().filter((path) => path.startsWith('Responses/Site visit/'))).toEqual([
      folder,
      file,
      `${folder}/submission.pdf`,
    ]);
    expect(fixture.shown()).toMatchObject({
      answers: { place: 'Ham 2' },
      pdf: '%PDF 1 Ham 2',
      fields: { tfItemType: 'submission', tfSubmissionNumber: 1, tfTitle: '1 Ham 2', tfResponseId: id },
    });
    expect(JSON.parse(String(fixture.shown().fields.tfSubmissionData))).toEqual({ place: 'Ham 2' });
    expect([...server.deliveries]).toEqual([`${id} 1 submit`, `${id} 2 resubmit`]);
    expect([...server.counted]).toEqual([id, `${id}-r1`]);
    expect(await context.database.outbox.count()).toBe(0);
    expect(await context.database.responses.count()).toBe(0);
    expect(await context.database.receipts.get(id)).toMatchObject({ submissionNumber: 1 });
  });

  it('[SYNC-132] may follow another one, and lists all collaborators', async () => {
    const fixture = await createSubmittedFixture();
    const bob = await createColleagueContext(fixture);
    for (const [context, place] of [
      [bob, 'Ham'],
      [fixture.context, 'Ewell'],
    ] as const) {
      await startEdit(context, fixture.id);
      await createResponseCommands(context).submit(fixture.id, { place });
      expect(await createPushAs(context)).toBe('complete');
    }
    expect(fixture.shown()).toMatchObject({
      answers: { place: 'Ewell' },
      fields: { tfCollaborators: 'Ada Byron, Bob Stone' },
    });
    expect([...fixture.server.deliveries].slice(1)).toEqual([`${fixture.id} 2 resubmit`, `${fixture.id} 3 resubmit`]);
    expect(fixture.workspace.json(file)).toMatchObject({ createdBy: { id: 'ada' }, resubmissions: 2 });
  });

  it('[SYNC-132] succeeds when the server has written delivery results meanwhile', async () => {
    const fixture = await createSubmittedFixture();
    const { commands, context, id } = fixture;
    await fixture.edit();
    await writeStatus(context, fixture.workspace.library().driveId);
    await pullTeam(context, crewId);
    expect((await context.database.responses.toArray()).map((row) => row.id)).toEqual([id]);
    await commands.submit(id, { place: 'Ham' });
    expect(await fixture.push()).toBe('complete');
    expect(fixture.shown()).toMatchObject({ answers: { place: 'Ham' }, fields: { tfSubmissionEmail: status } });
    await writeStatus(context, fixture.workspace.library().driveId);
    await pullTeam(context, crewId);
    expect(await context.database.responses.count()).toBe(0);
  });

  it('[SYNC-133] stays on this device until it is submitted, whatever a pull loads', async () => {
    const fixture = await createSubmittedFixture();
    const { commands, context, id } = fixture;
    await fixture.edit();
    await pullTeam(context, crewId);
    await commands.saveDraft(id, { place: 'Ham' });
    await fixture.push();
    await pullTeam(context, crewId);
    expect(fixture.shown().answers).toEqual({ place: 'Kew' });
    expect((await fixture.edit()).data.data).toEqual({ place: 'Ham' });
    await commands.submit(id, { place: 'Ham' });
    await commands.submit(id, { place: 'late' });
    fixture.setRequestFault(() => 'lost');
    expect(await fixture.push()).toBe('offline');
    expect(await fixture.outboxRow(id)).toMatchObject({ state: 'waiting', resubmission: { count: 1 } });
    fixture.setRequestFault();
    await fixture.push();
    expect(fixture.shown().answers).toEqual({ place: 'Ham' });
  });

  it('[SYNC-320] restarts from the library while it has no changes', async () => {
    const fixture = await createSubmittedFixture();
    const bob = await createColleagueContext(fixture);
    await startEdit(bob, fixture.id);
    await fixture.edit();
    await fixture.commands.submit(fixture.id, { place: 'Ham' });
    await fixture.push();
    expect(await startEdit(bob, fixture.id)).toMatchObject({
      data: { data: { place: 'Ham' } },
      resubmission: { count: 2 },
    });
    await createResponseCommands(bob).saveDraft(fixture.id, { place: 'Ewell' });
    expect((await startEdit(bob, fixture.id)).data.data).toEqual({ place: 'Ewell' });
  });

  it('[SYNC-133] leaves the submission when it is discarded', async () => {
    const fixture = await createSubmittedFixture();
    await fixture.edit();
    await fixture.commands.saveDraft(fixture.id, { place: 'Ham' });
    await fixture.commands.discard(fixture.id);
    await fixture.push();
    expect(fixture.shown().answers).toEqual({ place: 'Kew' });
    expect(await fixture.context.database.responses.count()).toBe(0);
    expect((await fixture.edit()).data.data).toEqual({ place: 'Kew' });
  });

  it('[SYNC-134] never overwrites another user’s resubmission: ours stays on the device, and can be withdrawn as a draft', async () => {
    const fixture = await createSubmittedFixture();
    const bob = await createColleagueContext(fixture);
    const others = createResponseCommands(bob);
    await fixture.edit();
    await startEdit(bob, fixture.id);
    await fixture.commands.submit(fixture.id, { place: 'Ham' });
    await others.submit(fixture.id, { place: 'Ewell' });
    await fixture.push();
    await createPushAs(bob);
    await createPushAs(bob);
    const lastError = { kind: 'already-resubmitted-otherwise' };
    expect(await bob.database.outbox.get(fixture.id)).toMatchObject({ state: 'needsAttention', lastError });
    expect((await loadSyncFacts(bob, crewId)).errors).toEqual([
      {
        kind: 'response-sync',
        parameters: { title: 'Site visit', responseId: fixture.id },
        cause: { ...lastError, parameters: {} },
      },
    ]);
    expect(fixture.shown()).toMatchObject({ answers: { place: 'Ham' }, pdf: '%PDF Site visit' });
    expect([...fixture.server.deliveries].at(-1)).toBe(`${fixture.id} 2 resubmit`);
    const copy = await others.withdrawResubmission(fixture.id);
    expect(copy).toMatchObject({ data: { data: { place: 'Ewell' } }, conflict: { kind: 'submitted', of: fixture.id } });
    expect(await bob.database.outbox.count()).toBe(0);
    expect(await bob.database.responses.toArray()).toEqual([copy]);
    await expect(others.withdrawResubmission(fixture.id)).rejects.toThrow(`invalid-response: ${fixture.id}`);
  });

  it('[SYNC-321] overwrites a newer resubmission only after the user has confirmed', async () => {
    const fixture = await createSubmittedFixture();
    const bob = await createColleagueContext(fixture);
    const others = createResponseCommands(bob);
    await startEdit(bob, fixture.id);
    await others.saveDraft(fixture.id, { place: 'Ewell' });
    await fixture.edit();
    await fixture.commands.submit(fixture.id, { place: 'Ham' });
    await fixture.push();
    const team = (await bob.database.teams.get(crewId)) as TeamRow;
    const { response } = await createSubmissionReader(bob).open(team, fixture.id);
    expect(await others.rebaseEdit(response)).toMatchObject({
      data: { data: { place: 'Ewell' } },
      resubmission: { count: 2 },
      collaborators: [{ id: 'ada' }, { id: 'bob' }],
    });
    await others.submit(fixture.id, { place: 'Ewell' });
    expect(await createPushAs(bob)).toBe('complete');
    expect(fixture.shown().answers).toEqual({ place: 'Ewell' });
    await expect(others.rebaseEdit(response)).rejects.toThrow(`invalid-response: ${fixture.id}`);
  });

  it.each([
    ['columns', []],
    ['files, where versions do not show hidden columns', ['no-hidden-version-fields'] as const],
  ])('[SYNC-322] [SYNC-410] lists each state in the history from %s, with user and time', async (_, tenantRules) => {
    const fixture = await createSubmittedFixture(tenantRules);
    const bob = await createColleagueContext(fixture);
    const reader = createSubmissionReader(fixture.context);
    const team = (await fixture.context.database.teams.get(crewId)) as TeamRow;
    const first = (await reader.open(team, fixture.id)).response;
    await startEdit(bob, fixture.id);
    const clock = { ...bob.ports.clock, now: () => '2027-01-01T08:00:00.000Z' };
    await createResponseCommands({ ...bob, ports: { ...bob.ports, clock } }).submit(fixture.id, { place: 'Ewell' });
    await createPushAs(bob);
    const { response } = await reader.open(team, fixture.id);
    const history = await reader.listVersions(team, response);
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
    const fixture = await createSubmittedFixture();
    const bob = await createColleagueContext(fixture);
    const reader = createSubmissionReader(fixture.context);
    const team = (await fixture.context.database.teams.get(crewId)) as TeamRow;
    const { timestamp } = (await reader.open(team, fixture.id)).response;
    const range = { from: '2000-01-01T00:00:00.000Z', to: '2099-01-01T00:00:00.000Z' };
    const listed = async () => (await reader.list({ teamId: crewId, formId: 'form-1' }, range)).items[0];
    expect(await listed()).toMatchObject({ timestamp });
    expect(await listed()).not.toHaveProperty('editedAt');
    for (const [at, place] of [
      ['2027-01-01T08:00:00.000Z', 'Ewell'],
      ['2027-02-01T08:00:00.000Z', 'Ham'],
    ] as const) {
      const opened = await startEdit(bob, fixture.id);
      const clock = { ...bob.ports.clock, now: () => at };
      const commands = createResponseCommands({ ...bob, ports: { ...bob.ports, clock } });
      await commands.saveDraft(fixture.id, { place: 'typed' }, { opened });
      await commands.submit(fixture.id, { place });
      await createPushAs(bob);
      const { response } = await reader.open(team, fixture.id);
      const lastModifiedBy = { id: 'bob', name: 'Bob Stone' };
      expect(response).toMatchObject({ timestamp, data: { metadata: { lastModified: at, lastModifiedBy } } });
      expect(fixture.shown().fields.tfSubmissionTimestamp).toBe(timestamp);
      expect(await listed()).toMatchObject({ timestamp, editedAt: at });
    }
    // Answers of an edit that become a new response were never edited.
    const bobs = createResponseCommands(bob);
    const { id } = await bobs.create('form-1');
    await bob.database.responses.update(id, { data: { data: {}, metadata: { lastModified: 'x', timezone: 'UTC' } } });
    expect((await bobs.submit(id, { place: 'Ham' })).data.metadata).toEqual({ timezone: 'UTC' });
  });

  it('[SYNC-322] distinguishes states that an older program has edited', async () => {
    const fixture = await createSubmittedFixture();
    const reader = createSubmissionReader(fixture.context);
    const team = (await fixture.context.database.teams.get(crewId)) as TeamRow;
    const { database, ports } = fixture.context;
    await fixture.edit();
    const clock = { ...ports.clock, now: () => '2027-01-01T08:00:00.000Z' };
    const row = await createResponseCommands({ ...fixture.context, ports: { ...ports, clock } }).submit(fixture.id, {
      place: 'Ham',
    });
    // An older program replaces the submission's time with the time of the edit.
    const { lastModified, lastModifiedBy: _by, ...metadata } = row.data.metadata;
    await database.responses.put({ ...row, timestamp: String(lastModified), data: { ...row.data, metadata } });
    await fixture.push();
    const { response } = await reader.open(team, fixture.id);
    const history = await reader.listVersions(team, response);
    expect(history.map(({ timestamp }) => timestamp)).toEqual(['2027-01-01T08:00:00.000Z', expect.any(String)]);
  });

  it('[SYNC-134] has no conflict when both have the same answers', async () => {
    const fixture = await createSubmittedFixture();
    const bob = await createColleagueContext(fixture);
    await fixture.edit();
    await startEdit(bob, fixture.id);
    await fixture.commands.submit(fixture.id, { place: 'Ham' });
    await createResponseCommands(bob).submit(fixture.id, { place: 'Ham' });
    await fixture.push();
    expect(await createPushAs(bob)).toBe('complete');
    expect(await bob.database.outbox.count()).toBe(0);
    expect([...fixture.server.deliveries].filter((one) => one.endsWith('resubmit'))).toHaveLength(1);
  });

  it('[SYNC-134] leaves a newer resubmission unchanged that arrived before this one was finished', async () => {
    const fixture = await createSubmittedFixture();
    const bob = await createColleagueContext(fixture);
    await fixture.edit();
    await fixture.commands.submit(fixture.id, { place: 'Ham' });
    fixture.setRequestFault(refuseRequests('submission.pdf', 423, 'resourceLocked'));
    await fixture.push();
    expect(await fixture.outboxRow(fixture.id)).toMatchObject({ step: 'pdf' });
    fixture.setRequestFault();
    await startEdit(bob, fixture.id);
    await createResponseCommands(bob).submit(fixture.id, { place: 'Ewell' });
    await createPushAs(bob);
    expect(await fixture.push()).toBe('complete');
    expect(await fixture.outboxRow(fixture.id)).toBeUndefined();
    expect(fixture.shown()).toMatchObject({
      answers: { place: 'Ewell' },
      fields: { tfSubmissionData: '{"place":"Ewell"}' },
    });
  });

  it('[SYNC-134] is kept and shown when the submission was deleted meanwhile', async () => {
    const fixture = await createSubmittedFixture();
    await fixture.edit();
    await fixture.commands.submit(fixture.id, { place: 'Ham' });
    const bob = await createColleagueContext(fixture);
    await createResponseCommands(bob).deleteSubmitted(crewId, fixture.id);
    await createPushAs(bob);
    await fixture.push();
    expect((await fixture.outboxRow(fixture.id))?.state).toBe('needsAttention');
    await fixture.context.database.outbox.update(fixture.id, { folderDriveItemId: undefined, step: 'folder' });
    await fixture.push();
    expect((await fixture.outboxRow(fixture.id))?.lastError).toMatchObject({ kind: 'submission-without-folder' });
    expect(fixture.responseFiles()).toEqual([]);
    expect(await fixture.context.database.responses.get(fixture.id)).toMatchObject({
      data: { data: { place: 'Ham' } },
    });
  });

  it('[SYNC-132] finds a folder that was moved', async () => {
    const fixture = await createSubmittedFixture();
    await fixture.edit();
    await fixture.context.database.responses.update(fixture.id, { folderDriveItemId: undefined });
    await fixture.commands.submit(fixture.id, { place: 'Ham' });
    await fixture.push();
    expect(fixture.shown().answers).toEqual({ place: 'Ham' });
  });

  it('[SYNC-135] adds new files and deletes removed ones, and no others', async () => {
    const fixture = await createPushFixture();
    const files = createFileCommands(fixture.context);
    const draft = await fixture.commands.create('form-1');
    const add = (name: string) => files.add(draft.id, new Blob([name]), { name, type: 'text/plain' });
    await fixture.commands.submit(draft.id, { place: [await add('kept.txt'), await add('out.txt')] });
    await fixture.push();
    const opened = await startEdit(fixture.context, draft.id);
    const [kept] = opened.data.data.place as unknown[];
    const bob = await createColleagueContext({ ...fixture, id: draft.id } as SubmittedFixture);
    await startEdit(bob, draft.id);
    const theirs = await createFileCommands(bob).add(draft.id, new Blob(['x']), {
      name: 'bob.txt',
      type: 'text/plain',
    });
    await createResponseCommands(bob).submit(draft.id, { place: [kept, theirs] });
    fixture.setRequestFault(refuseRequests('response.submitted.json', 503, 'serviceNotAvailable'));
    await createPushAs(bob);
    fixture.setRequestFault();
    await fixture.commands.submit(draft.id, { place: [kept, await add('new.txt')] });
    expect(await fixture.push()).toBe('complete');
    expect(fixture.responseFiles().map((path) => path.split('/')[1])).toEqual([
      undefined,
      'bob.txt',
      'kept.txt',
      'new.txt',
      'response.submitted.json',
      'submission.pdf',
    ]);
  });
});
