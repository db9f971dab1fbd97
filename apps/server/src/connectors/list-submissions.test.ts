import { apiKeyHeader, createApiKey, listSubmissions, putForm } from '@tideform/contract';
import { operations } from '@tideform/graph';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveConfidentialForm } from '../confidential/confidential-store.ts';
import { connectAccount, createMemoryTeam, type MemoryTeam } from '../testing/create-memory-team.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let team: MemoryTeam;
let key: string;
const formId = 'form-1';
const params = () => ({ teamId: team.teamId, formId });

beforeAll(async () => {
  team = await createMemoryTeam();
  test = await startTestApp({}, team.ports);
  const owner = await team.apiOf(test, 'owner');
  await owner.call(putForm, { params: params(), body: await team.publish(formId) });
  await team.submit(formId, 'response-1');
  await writeSubmissionColumns();
  const result = await owner.call(createApiKey, { params: { teamId: team.teamId }, body: { name: 'Power BI' } });
  if (!result.ok) throw new Error(result.refusal);
  key = result.value.key;
});
afterAll(() => test.close());

/** Fills the list columns of a submission, as the last step of a submit does. */
async function writeSubmissionColumns(): Promise<void> {
  const [graph, { driveId }] = [team.createGraphFor('owner'), team];
  const { id: itemId } = await graph.call(operations.getItemByPath, { driveId, path: 'Responses/response-1.json' });
  const { id: listItemId } = await graph.call(operations.getItemListItem, { driveId, itemId });
  const tfSubmissionData = JSON.stringify({ place: 'Quay' });
  const tfFields = { tfTitle: 'Quay, 7', tfSubmissionNumber: 7, tfSubmissionTimestamp: '2026-03-14T09:30:00.000Z' };
  const body = { ...tfFields, tfPartition: 0, tfSubmissionData };
  await graph.call(operations.updateDriveListItemFields, { driveId, listItemId }, { body });
}

async function requestSubmissions(query = '', of = formId) {
  const url = `/api/teams/${team.teamId}/forms/${of}/submissions${query}`;
  const reply = await test.app.inject({ url, headers: { [apiKeyHeader]: key } });
  return { status: reply.statusCode, body: reply.json() };
}

it('lists submissions for a program once an account is connected to the form', async () => {
  expect(await requestSubmissions()).toMatchObject({ status: 409, body: { code: 'authorization-required' } });
  const graphCredentialId = await connectAccount(test, team, 'owner');
  const confidentialForm = {
    graphCredentialId,
    driveId: team.driveId,
    enabledBy: team.people.owner,
    enabledAt: test.now,
  };
  await saveConfidentialForm(test.db.database, params(), confidentialForm);
  const { status, body } = await requestSubmissions();
  expect(status).toBe(200);
  expect(body.submissions).toMatchObject([
    { responseId: 'response-1', submissionNumber: 7, title: 'Quay, 7', createdBy: 'owner', data: { place: 'Quay' } },
  ]);
  const later = await requestSubmissions('?from=2026-03-15T00:00:00.000Z');
  expect(later.body.submissions).toEqual([]);
  expect(await requestSubmissions('', 'form-9')).toMatchObject({ status: 404 });
});

it('reads answers from the response’s file if they don’t fit in the list column', async () => {
  const item = [...team.graph.state.items.values()].find(({ name }) => name === 'response-1.json');
  const { tfSubmissionData, ...fields } = item?.current.fields ?? {};
  Object.assign(item ?? {}, { current: { ...item?.current, fields } });
  expect((await requestSubmissions()).body.submissions).toMatchObject([
    { responseId: 'response-1', data: { place: 'Quay' } },
  ]);
  Object.assign(fields, { tfSubmissionData });
});

it('accepts only cursors of the same query', async () => {
  const forged = JSON.stringify({ partition: 0, link: 'https://elsewhere.test/steal' });
  const sealed = test.context.secrets.seal(forged, 'another place');
  for (const cursor of [forged, sealed, 'x']) {
    const answer = await requestSubmissions(`?cursor=${encodeURIComponent(cursor)}`);
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid-cursor' } });
  }
});

it('lists submissions for builders with their own token, and refuses other members', async () => {
  const builder = await team.apiOf(test, 'builder');
  expect(await builder.call(listSubmissions, { params: params() })).toMatchObject({ ok: true });
  const member = await team.apiOf(test, 'member');
  expect(await member.call(listSubmissions, { params: params() })).toMatchObject({ refusal: 'forbidden' });
});
