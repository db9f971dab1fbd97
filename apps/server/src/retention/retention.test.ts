import { deleteFormRetention, getFormRetention, putForm, putFormRetention } from '@tideform/contract';
import { operations } from '@tideform/graph';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { loadAuditEntries } from '../audit/audit-store.ts';
import { lockRefresh, unlockRefresh } from '../graph-credentials/graph-credentials-store.ts';
import {
  connectAccount,
  createMemoryTeam,
  type MemoryTeam,
  type PublishedRegistration,
} from '../testing/create-memory-team.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { deleteDueResponses } from './delete-due-responses.ts';

let test: TestApp;
let team: MemoryTeam;
let registration: PublishedRegistration;
let graphCredentialsId: string;
const formId = 'form-1';
const params = () => ({ teamId: team.teamId, formId });
const days90 = { unit: 'days', count: 90 } as const;
/** ID of the process that holds the refresh lock in a test. */
const lockId = '00000000-0000-4000-8000-000000000001';
/** Creation time of all items in the in-memory library. */
const createdAt = '2026-03-14T09:30:00.000Z';
const aYearLater = new Date('2027-03-14T12:00:00.000Z');

beforeAll(async () => {
  team = await createMemoryTeam();
  test = await startTestApp({}, team.ports);
  registration = await team.publish(formId);
  const owner = await team.apiOf(test, 'owner');
  expect(await owner.call(putForm, { params: params(), body: registration })).toMatchObject({ ok: true });
  graphCredentialsId = await connectAccount(test, team, 'owner');
});
afterAll(() => test.close());

beforeEach(() => {
  test.now = new Date('2026-03-15T08:00:00.000Z');
});

const encodeJson = (content: object) => new TextEncoder().encode(JSON.stringify(content));

async function putFile(parentId: string, path: string, content: object, fields: object): Promise<void> {
  const [graph, { driveId }] = [team.createGraphFor('owner'), team];
  const item = await graph.call(
    operations.putChildContent,
    { driveId, itemId: parentId, path },
    { bytes: encodeJson(content) },
  );
  const { id: listItemId } = await graph.call(operations.getItemListItem, { driveId, itemId: item.id });
  await graph.call(operations.updateDriveListItemFields, { driveId, listItemId }, { body: fields });
}

interface SubmissionOptions {
  readonly submittedAt?: string;
  /** Submission time in the list columns, which any member may have changed. */
  readonly saidAt?: string;
  readonly review?: readonly object[];
  readonly parentId?: string;
}

/** Adds a submission with a separate folder, like a user's device does. */
async function addSubmission(
  id: string,
  { submittedAt = createdAt, saidAt = submittedAt, review, parentId }: SubmissionOptions = {},
) {
  const person = { id: team.people.owner, name: 'owner' };
  const schema = { display: 'form', components: [{ type: 'textfield', key: 'place', label: 'Place' }] };
  const response = {
    ...{ id, formId, formTitle: 'Near misses', version: 1, schema, data: { data: { place: 'Quay' }, metadata: {} } },
    ...{ timestamp: submittedAt, createdBy: person, collaborators: [person] },
  };
  const columns = { tfFormId: formId, tfResponseId: id, tfPartition: 0 };
  const parent = parentId ?? registration.responsesFolderDriveItemId;
  const submitted = { ...columns, tfItemType: 'submission', tfSubmissionTimestamp: saidAt };
  await putFile(parent, `${id}/response.submitted.json`, response, submitted);
  if (review)
    await putFile(parent, `${id}/response.review.json`, { acts: review }, { ...columns, tfItemType: 'review' });
}

async function listNames(itemId = registration.responsesFolderDriveItemId): Promise<readonly string[]> {
  const rows = team.createGraphFor('owner').rows(operations.listChildren, { driveId: team.driveId, itemId });
  return (await Array.fromAsync(rows)).map(({ name }) => name).sort();
}

async function loadConfig() {
  const graph = team.createGraphFor('owner');
  const { driveId } = team;
  const { parentReference } = await graph.call(operations.getItem, {
    driveId,
    itemId: registration.publishedDriveItemId,
  });
  const at = { driveId, itemId: parentReference!.id! };
  const rows = await Array.fromAsync(graph.rows(operations.listChildren, at));
  const { id: itemId } = rows.find(({ name }) => name === 'form.config.json')!;
  const item = await graph.call(operations.getItem, { driveId, itemId });
  return JSON.parse(await (await graph.download(item['@microsoft.graph.downloadUrl']!)).text());
}

const runJob = () => deleteDueResponses.run({ ...test.context, log: test.app.log }, new AbortController().signal);
const setRetention = async (period: { unit: 'days' | 'months'; count: number } = days90) =>
  (await team.apiOf(test, 'owner')).call(putFormRetention, { params: params(), body: { period, graphCredentialsId } });

const createReviewEvent = (event: object) => ({ id: 'act-1', at: createdAt, by: { name: 'owner' }, ...event });

it('lets builders set a retention period with their own connected account, and writes it to form.config.json', async () => {
  const [builder, member] = [await team.apiOf(test, 'builder'), await team.apiOf(test, 'member')];
  const body = { period: days90, graphCredentialsId };
  expect(await member.call(putFormRetention, { params: params(), body })).toMatchObject({ refusal: 'forbidden' });
  expect(await member.call(deleteFormRetention, { params: params() })).toMatchObject({ refusal: 'forbidden' });
  // The connected account belongs to the owner, not to the builder.
  expect(await builder.call(putFormRetention, { params: params(), body })).toMatchObject({
    refusal: 'authorization-required',
  });
  expect(await member.call(getFormRetention, { params: params() })).toMatchObject({ value: { period: null } });
  expect(await setRetention()).toMatchObject({
    value: { period: days90, authorization: 'valid', account: { name: 'owner' } },
  });
  expect(await loadConfig()).toMatchObject({ id: formId, retention: days90 });
  expect(await member.call(getFormRetention, { params: params() })).toMatchObject({ value: { period: days90 } });
});

it('deletes old submissions, keeps those under review, and does not trust list columns', async () => {
  await addSubmission('due');
  await addSubmission('done', {
    review: [
      createReviewEvent({ kind: 'assigned', to: { id: 'x', name: 'X' } }),
      createReviewEvent({ kind: 'state', state: 'done' }),
    ],
  });
  await addSubmission('in-progress', { review: [createReviewEvent({ kind: 'state', state: 'progress' })] });
  await addSubmission('assigned', { review: [createReviewEvent({ kind: 'assigned', to: { id: 'x', name: 'X' } })] });
  await addSubmission('sent-back', { review: [createReviewEvent({ kind: 'returned', text: 'Which gate?' })] });
  await addSubmission('young', { submittedAt: '2027-03-01T00:00:00.000Z' });
  await addSubmission('young-said-old', { submittedAt: '2027-03-01T00:00:00.000Z', saidAt: createdAt });
  // The columns refer to this folder outside the form's folders. It must not be deleted, since any member can set
  // columns.
  const responses = await team
    .createGraphFor('owner')
    .call(operations.getItemByPath, { driveId: team.driveId, path: 'Responses' });
  await addSubmission('elsewhere', { parentId: responses.id });
  await setRetention();
  test.now = new Date('2026-03-15T09:00:00.000Z');
  await runJob();
  expect(await listNames()).toHaveLength(7);
  test.now = aYearLater;
  await runJob();
  expect(await listNames()).toEqual(['assigned', 'in-progress', 'sent-back', 'young', 'young-said-old']);
  expect(await listNames(responses.id)).toContain('elsewhere');
  const result = await (await team.apiOf(test, 'owner')).call(getFormRetention, { params: params() });
  const lastRun = { at: aYearLater.toISOString(), deleted: 2, held: 3, refused: 0 };
  expect(result).toMatchObject({ value: { lastRun } });
  const [entry] = await loadAuditEntries(test.db.database, team.tenantId, { most: 1 });
  expect(entry).toMatchObject({
    action: 'retention.ran',
    subject: formId,
    details: { deleted: 2, held: 3, refused: 0 },
  });
  expect(entry?.actorId).toBeUndefined();
});

it('deletes due responses once a day, starting a day after the retention period was set', async () => {
  await addSubmission('later');
  test.now = new Date(aYearLater.getTime() + 3_600_000);
  await runJob();
  expect(await listNames()).toContain('later');
  await setRetention({ unit: 'months', count: 1 });
  await runJob();
  expect(await listNames()).toContain('later');
  test.now = new Date(aYearLater.getTime() + 26 * 3_600_000);
  await runJob();
  expect(await listNames()).not.toContain('later');
});

it('deletes nothing if the connected account has expired, and reports this', async () => {
  await addSubmission('kept');
  await lockRefresh(test.db.database, graphCredentialsId, lockId);
  await unlockRefresh(test.db.database, graphCredentialsId, lockId, 'expired');
  test.now = new Date(aYearLater.getTime() + 60 * 3_600_000);
  await runJob();
  expect(await listNames()).toContain('kept');
  const member = await team.apiOf(test, 'member');
  expect(await member.call(getFormRetention, { params: params() })).toMatchObject({
    value: { authorization: 'expired' },
  });
  expect(await setRetention()).toMatchObject({ refusal: 'authorization-expired' });
});

it('keeps responses once the retention period is removed, and writes changes to the audit log', async () => {
  graphCredentialsId = await connectAccount(test, team, 'owner');
  const owner = await team.apiOf(test, 'owner');
  expect(await owner.call(deleteFormRetention, { params: params() })).toMatchObject({ value: { period: null } });
  expect(await loadConfig()).not.toHaveProperty('retention');
  test.now = new Date(aYearLater.getTime() + 200 * 3_600_000);
  await runJob();
  expect(await listNames()).toContain('kept');
  const actions = (await loadAuditEntries(test.db.database, team.tenantId, { most: 20 })).map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(['retention.set', 'retention.ended', 'retention.ran']));
});
