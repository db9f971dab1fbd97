import { randomUUID } from 'node:crypto';
import {
  type ApiClient,
  deliver,
  getForm,
  provisionConfidential,
  putForm,
  reportClientError,
} from '@tideform/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const teamId = randomUUID();
let test: TestApp;
let client: ApiClient;
beforeAll(async () => {
  test = await startTestApp();
  const claims = { teamId, userId: randomUUID(), tenantId: randomUUID(), isTeamOwner: false };
  client = test.clientWith(await test.tokens.signTeamToken(claims));
}, 60_000);
afterAll(() => test.close());

const registration = {
  driveId: 'b!drive',
  title: 'Site inspection',
  channelId: '19:abc@thread.tacv2',
  publishedDriveItemId: '01PUBLISHED',
  responsesFolderDriveItemId: '01FOLDER',
};

it('answers not-found for a form that was never published', async () => {
  expect(await client.call(getForm, { params: { teamId, formId: 'nothing' } })).toMatchObject({ refusal: 'not-found' });
});

it('keeps where a published form lies, and replaces it as a whole', async () => {
  const params = { teamId, formId: 'form-1' };
  await client.call(putForm, { params, body: registration });
  expect(await client.call(getForm, { params })).toEqual({
    ok: true,
    value: { id: 'form-1', teamId, ...registration },
  });
  const { channelId: _, ...next } = { ...registration, title: 'Site inspection 2' };
  await client.call(putForm, { params, body: next });
  expect(await client.call(getForm, { params })).toEqual({ ok: true, value: { id: 'form-1', teamId, ...next } });
});

it('says that a confidential form lacks an account that may make folders, and which form is none', async () => {
  await client.call(putForm, { params: { teamId, formId: 'form-2' }, body: registration });
  const provision = (formId: string) => client.call(provisionConfidential, { params: { teamId, formId } });
  expect(await provision('form-2')).toMatchObject({
    refusal: 'private-folder-not-configured',
    detail: 'Private folder not configured',
  });
  expect(await provision('nothing')).toMatchObject({ refusal: 'not-found', detail: 'Invalid formId' });
});

it('accepts a delivery once for each response, revision, trigger and kind of target, and has no targets yet', async () => {
  const ask = (revision: number, triggerType: 'submit' | 'delete', target?: 'webhook' | 'email') =>
    client.call(deliver, {
      params: { teamId, formId: 'form-1' },
      body: { responseId: 'response-1', revision, triggerType, ...(target && { target }) },
    });
  expect(await ask(1, 'submit')).toEqual({ ok: true, value: { responseId: 'response-1', revision: 1, targets: [] } });
  await Promise.all([ask(1, 'submit'), ask(1, 'submit'), ask(2, 'submit'), ask(2, 'delete')]);
  await ask(3, 'submit', 'email');
  await ask(3, 'submit', 'email');
  const { rows } = await sql<{ accepted: string }>`
    select concat_ws(' ', revision, trigger_type, target) as accepted from deliveries
    where response_id = 'response-1' order by 1
  `.execute(test.db.database);
  expect(rows.map((row) => row.accepted)).toEqual([
    '1 submit email',
    '1 submit webhook',
    '2 delete webhook',
    '2 submit email',
    '2 submit webhook',
    '3 submit email',
  ]);
  await ask(3, 'submit');
  const { rows: all } = await sql`select 1 from deliveries where response_id = 'response-1'`.execute(test.db.database);
  expect(all).toHaveLength(7);
});

it('takes reports of failures from anybody, a hundred a minute, and no more', async () => {
  const report = () => client.call(reportClientError, { body: { code: 'sync', detail: 'Failed to fetch' } });
  expect(await report()).toEqual({ ok: true, value: { accepted: true } });
  const answers = [];
  for (let index = 0; index < 130; index++) answers.push(await report());
  expect(answers.at(-1)).toMatchObject({ ok: false, refusal: 'too-many-requests' });
});
