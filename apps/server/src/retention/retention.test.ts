import { deleteFormRetention, getFormRetention, putForm, putFormRetention } from '@tideform/contract';
import { operations } from '@tideform/graph';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listAudit } from '../audit/audit-store.ts';
import { endRefresh, lockRefresh } from '../graph-credentials/graph-credentials-store.ts';
import { connectAccount } from '../testing/connect-account.ts';
import { type MemoryTeam, openMemoryTeam, type PublishedRegistration } from '../testing/memory-team.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { deleteDueResponses } from './delete-due-responses.ts';

let test: TestApp;
let team: MemoryTeam;
let place: PublishedRegistration;
let graphCredentialsId: string;
const formId = 'form-1';
const params = () => ({ teamId: team.teamId, formId });
const days90 = { unit: 'days', count: 90 } as const;
/** ID of the process that holds the refresh lock in a test. */
const holder = '00000000-0000-4000-8000-000000000001';
/** Creation time of all items in the in-memory library. */
const made = '2026-03-14T09:30:00.000Z';
const aYearLater = new Date('2027-03-14T12:00:00.000Z');

beforeAll(async () => {
  team = await openMemoryTeam();
  test = await startTestApp({}, team.ports);
  place = await team.publish(formId);
  const owner = await team.apiOf(test, 'owner');
  expect(await owner.call(putForm, { params: params(), body: place })).toMatchObject({ ok: true });
  graphCredentialsId = await connectAccount(test, team, 'owner');
});
afterAll(() => test.close());

beforeEach(() => {
  test.now = new Date('2026-03-15T08:00:00.000Z');
});

const text = (content: object) => new TextEncoder().encode(JSON.stringify(content));

async function put(parentId: string, path: string, content: object, fields: object): Promise<void> {
  const [graph, { driveId }] = [team.graphOf('owner'), team];
  const item = await graph.call(
    operations.putChildContent,
    { driveId, itemId: parentId, path },
    { bytes: text(content) },
  );
  const { id: listItemId } = await graph.call(operations.getItemListItem, { driveId, itemId: item.id });
  await graph.call(operations.updateDriveListItemFields, { driveId, listItemId }, { body: fields });
}

interface Sample {
  readonly submittedAt?: string;
  /** Submission time in the list columns, which any member may have changed. */
  readonly saidAt?: string;
  readonly review?: readonly object[];
  readonly parentId?: string;
}

/** Adds a submission with a separate folder, like a user's device does. */
async function submit(id: string, { submittedAt = made, saidAt = submittedAt, review, parentId }: Sample = {}) {
  const person = { id: team.people.owner, name: 'owner' };
  const schema = { display: 'form', components: [{ type: 'textfield', key: 'place', label: 'Place' }] };
  const response = {
    ...{ id, formId, formTitle: 'Near misses', version: 1, schema, data: { data: { place: 'Quay' }, metadata: {} } },
    ...{ timestamp: submittedAt, createdBy: person, collaborators: [person] },
  };
  const columns = { tfFormId: formId, tfResponseId: id, tfPartition: 0 };
  const parent = parentId ?? place.responsesFolderDriveItemId;
  const submitted = { ...columns, tfItemType: 'submission', tfSubmissionTimestamp: saidAt };
  await put(parent, `${id}/response.submitted.json`, response, submitted);
  if (review) await put(parent, `${id}/response.review.json`, { acts: review }, { ...columns, tfItemType: 'review' });
}

async function namesIn(itemId = place.responsesFolderDriveItemId): Promise<readonly string[]> {
  const rows = team.graphOf('owner').rows(operations.listChildren, { driveId: team.driveId, itemId });
  return (await Array.fromAsync(rows)).map(({ name }) => name).sort();
}

async function configFile() {
  const graph = team.graphOf('owner');
  const { driveId } = team;
  const { parentReference } = await graph.call(operations.getItem, { driveId, itemId: place.publishedDriveItemId });
  const at = { driveId, itemId: parentReference!.id! };
  const rows = await Array.fromAsync(graph.rows(operations.listChildren, at));
  const { id: itemId } = rows.find(({ name }) => name === 'form.config.json')!;
  const item = await graph.call(operations.getItem, { driveId, itemId });
  return JSON.parse(await (await graph.download(item['@microsoft.graph.downloadUrl']!)).text());
}

const run = () => deleteDueResponses.run({ ...test.context, log: test.app.log }, new AbortController().signal);
const set = async (period: { unit: 'days' | 'months'; count: number } = days90) =>
  (await team.apiOf(test, 'owner')).call(putFormRetention, { params: params(), body: { period, graphCredentialsId } });

const act = (deed: object) => ({ id: 'act-1', at: made, by: { name: 'owner' }, ...deed });

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
  expect(await set()).toMatchObject({ value: { period: days90, authorization: 'valid', account: { name: 'owner' } } });
  expect(await configFile()).toMatchObject({ id: formId, retention: days90 });
  expect(await member.call(getFormRetention, { params: params() })).toMatchObject({ value: { period: days90 } });
});

it('deletes old submissions, keeps those under review, and does not trust list columns', async () => {
  await submit('due');
  await submit('done', {
    review: [act({ kind: 'assigned', to: { id: 'x', name: 'X' } }), act({ kind: 'state', state: 'done' })],
  });
  await submit('in-progress', { review: [act({ kind: 'state', state: 'progress' })] });
  await submit('assigned', { review: [act({ kind: 'assigned', to: { id: 'x', name: 'X' } })] });
  await submit('sent-back', { review: [act({ kind: 'returned', text: 'Which gate?' })] });
  await submit('young', { submittedAt: '2027-03-01T00:00:00.000Z' });
  await submit('young-said-old', { submittedAt: '2027-03-01T00:00:00.000Z', saidAt: made });
  // The columns refer to this folder outside the form's folders. It must not be deleted, since any member can set
  // columns.
  const responses = await team
    .graphOf('owner')
    .call(operations.getItemByPath, { driveId: team.driveId, path: 'Responses' });
  await submit('elsewhere', { parentId: responses.id });
  await set();
  test.now = new Date('2026-03-15T09:00:00.000Z');
  await run();
  expect(await namesIn()).toHaveLength(7);
  test.now = aYearLater;
  await run();
  expect(await namesIn()).toEqual(['assigned', 'in-progress', 'sent-back', 'young', 'young-said-old']);
  expect(await namesIn(responses.id)).toContain('elsewhere');
  const told = await (await team.apiOf(test, 'owner')).call(getFormRetention, { params: params() });
  const lastRun = { at: aYearLater.toISOString(), deleted: 2, held: 3, refused: 0 };
  expect(told).toMatchObject({ value: { lastRun } });
  const [entry] = await listAudit(test.db.database, team.tenantId, { most: 1 });
  expect(entry).toMatchObject({
    action: 'retention.ran',
    subject: formId,
    details: { deleted: 2, held: 3, refused: 0 },
  });
  expect(entry?.actorId).toBeUndefined();
});

it('deletes due responses once a day, starting a day after the retention period was set', async () => {
  await submit('later');
  test.now = new Date(aYearLater.getTime() + 3_600_000);
  await run();
  expect(await namesIn()).toContain('later');
  await set({ unit: 'months', count: 1 });
  await run();
  expect(await namesIn()).toContain('later');
  test.now = new Date(aYearLater.getTime() + 26 * 3_600_000);
  await run();
  expect(await namesIn()).not.toContain('later');
});

it('deletes nothing if the connected account has expired, and reports this', async () => {
  await submit('kept');
  await lockRefresh(test.db.database, graphCredentialsId, holder);
  await endRefresh(test.db.database, graphCredentialsId, holder, 'expired');
  test.now = new Date(aYearLater.getTime() + 60 * 3_600_000);
  await run();
  expect(await namesIn()).toContain('kept');
  const member = await team.apiOf(test, 'member');
  expect(await member.call(getFormRetention, { params: params() })).toMatchObject({
    value: { authorization: 'expired' },
  });
  expect(await set()).toMatchObject({ refusal: 'authorization-expired' });
});

it('keeps responses once the retention period is removed, and writes changes to the audit log', async () => {
  graphCredentialsId = await connectAccount(test, team, 'owner');
  const owner = await team.apiOf(test, 'owner');
  expect(await owner.call(deleteFormRetention, { params: params() })).toMatchObject({ value: { period: null } });
  expect(await configFile()).not.toHaveProperty('retention');
  test.now = new Date(aYearLater.getTime() + 200 * 3_600_000);
  await run();
  expect(await namesIn()).toContain('kept');
  const actions = (await listAudit(test.db.database, team.tenantId, { most: 20 })).map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(['retention.set', 'retention.ended', 'retention.ran']));
});
