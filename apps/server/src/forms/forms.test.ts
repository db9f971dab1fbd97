import { randomUUID } from 'node:crypto';
import {
  type ApiClient,
  findForm,
  getForm,
  provisionConfidential,
  putForm,
  reportClientError,
} from '@tideform/contract';
import { operations } from '@tideform/graph';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createMemoryTeam,
  type MemoryPerson,
  type MemoryTeam,
  type PublishedRegistration,
} from '../testing/create-memory-team.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { saveFormRegistration } from './forms-store.ts';

let test: TestApp;
let team: MemoryTeam;
let owner: ApiClient;
let registration: PublishedRegistration;
beforeAll(async () => {
  team = await createMemoryTeam();
  test = await startTestApp({}, team.ports);
  owner = await team.apiOf(test, 'owner');
  registration = await team.publish('form-1', 'Site inspection');
});
afterAll(() => test.close());

const getFormParams = (formId: string) => ({ teamId: team.teamId, formId });

it('refuses a form that was never published', async () => {
  expect(await owner.call(getForm, { params: getFormParams('nothing') })).toMatchObject({ refusal: 'not-found' });
});

it('registers a published form with data from the library, not from the request', async () => {
  const forgedRegistration = {
    ...registration,
    title: 'Mine now',
    driveId: 'b!elsewhere',
    responsesFolderDriveItemId: '01NONSENSE',
  };
  const storedForm = { ok: true, value: { id: 'form-1', teamId: team.teamId, ...registration } };
  for (const body of [registration, forgedRegistration]) {
    expect(await owner.call(putForm, { params: getFormParams('form-1'), body })).toEqual(storedForm);
    expect(await owner.call(getForm, { params: getFormParams('form-1') })).toEqual(storedForm);
  }
});

it('finds the team of a form only for users who can read it in the library', async () => {
  await owner.call(putForm, { params: getFormParams('form-1'), body: registration });
  const elsewhere = { teamId: randomUUID(), formId: 'form-1', userId: randomUUID(), now: new Date(0) };
  await saveFormRegistration(test.context.database, elsewhere, {
    ...registration,
    driveId: 'b!elsewhere',
    title: 'Not this one',
  });
  const find = async (person: MemoryPerson, formId = 'form-1') =>
    (await team.apiOf(test, person)).call(findForm, { params: { formId } });
  const found = { ok: true, value: { id: 'form-1', teamId: team.teamId } };
  for (const person of ['owner', 'builder', 'member', 'guest'] as const) expect(await find(person)).toEqual(found);
  expect(await find('stranger')).toMatchObject({ refusal: 'not-found' });
  expect(await find('owner', 'nothing')).toMatchObject({ refusal: 'not-found' });
  expect(await find('owner', "' or 1=1")).toMatchObject({ ok: false });
});

it('registers forms only for members who can write to Form Config', async () => {
  const put = async (client: ApiClient) =>
    client.call(putForm, { params: getFormParams('form-1'), body: registration });
  expect(await put(await team.apiOf(test, 'builder'))).toMatchObject({ ok: true });
  expect(await put(await team.apiOf(test, 'member'))).toMatchObject({ refusal: 'forbidden' });
  expect(await put(await team.apiOf(test, 'member', 'builder'))).toMatchObject({ refusal: 'forbidden' });
});

it('keeps an existing registration if the form is missing in the library', async () => {
  const other = await team.publish('form-2', 'Payroll');
  const graph = team.createGraphFor('owner');
  const { driveId } = team;
  const responses = await graph.call(operations.getItemByPath, { driveId, path: 'Responses' });
  const foreignFile = await graph.call(
    operations.putChildContent,
    { driveId, itemId: responses.id, path: 'form.published.json' },
    { bytes: new TextEncoder().encode('{}') },
  );
  for (const publishedDriveItemId of ['01NONSENSE', other.publishedDriveItemId, foreignFile.id]) {
    const body = { ...registration, publishedDriveItemId };
    const answer = await owner.call(putForm, { params: getFormParams('form-1'), body });
    expect(answer).toEqual({ ok: false, refusal: 'form-not-found', detail: 'Invalid formId' });
  }
  expect(await owner.call(getForm, { params: getFormParams('form-1') })).toMatchObject({ value: registration });
});

it('refuses to create private folders for unknown forms and without a connected account', async () => {
  const provision = (formId: string) => owner.call(provisionConfidential, { params: getFormParams(formId) });
  expect(await provision('form-1')).toMatchObject({
    refusal: 'private-folder-not-configured',
    detail: 'Private folder not configured',
  });
  expect(await provision('nothing')).toMatchObject({ refusal: 'not-found', detail: 'Invalid formId' });
});

it('accepts a hundred error reports a minute without authentication', async () => {
  const report = () => owner.call(reportClientError, { body: { code: 'sync', detail: 'Failed to fetch' } });
  expect(await report()).toEqual({ ok: true, value: { accepted: true } });
  const answers = [];
  for (let index = 0; index < 130; index++) answers.push(await report());
  expect(answers.at(-1)).toMatchObject({ ok: false, refusal: 'too-many-requests' });
});
