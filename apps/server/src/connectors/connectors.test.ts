import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  apiKeyHeader,
  createApiKey,
  createFormEmail,
  getFormSchema,
  listForms,
  putForm,
  revokeApiKey,
} from '@tideform/contract';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connectAccount } from '../testing/create-memory-team.ts';
import { createWebhookTeam, type WebhookTeam } from '../testing/create-webhook-team.ts';

const guidePath = join(import.meta.dirname, '../../../../docs/guides/connect-other-programs.md');
const formId = 'form-1';

let webhookTeam: WebhookTeam;
let key: string;
let keyId: string;
beforeAll(async () => {
  webhookTeam = await createWebhookTeam();
  const { team, test } = webhookTeam;
  const registration = await team.publish(formId, 'Near misses');
  const owner = await team.apiOf(test, 'owner');
  expect(await owner.call(putForm, { params: { teamId: team.teamId, formId }, body: registration })).toMatchObject({
    ok: true,
  });
  ({ key, keyId } = await createKey());
});
afterAll(() => webhookTeam.close());
afterEach(() => webhookTeam.receiver.received.splice(0));

async function createKey() {
  const { team, test } = webhookTeam;
  const owner = await team.apiOf(test, 'owner');
  const result = await owner.call(createApiKey, { params: { teamId: team.teamId }, body: { name: 'Flows' } });
  if (!result.ok) throw new Error(result.refusal);
  return { key: result.value.key, keyId: result.value.apiKey.id };
}

async function callApi(method: string, path: string, { as = key, body }: { as?: string; body?: object } = {}) {
  const reply = await webhookTeam.test.app.inject({
    method: method as NonNullable<InjectOptions['method']>,
    url: `/api/teams/${webhookTeam.team.teamId}${path}`,
    headers: { [apiKeyHeader]: as },
    ...(body && { payload: body }),
  });
  return { status: reply.statusCode, value: reply.json() };
}

const createWebhookRegistration = (over: object = {}) => ({
  ...{ formId, name: 'Flow', url: `${webhookTeam.receiver.url}/flow`, type: 'response-submitted' },
  ...{ environment: 'production', includePdf: false, ...over },
});

/** Returns the HTTP requests shown in the guide `connect-other-programs.md`, in order. */
function parseRequests(text: string) {
  return [...text.matchAll(/```http\n([\s\S]*?)```/g)].map(([, block = '']) => {
    const [head = '', ...body] = block.trim().split('\n\n');
    const [first = '', ...lines] = head.split('\n');
    const [method = '', path = ''] = first.split(' ');
    const headers = Object.fromEntries(lines.map((line) => line.split(': ') as [string, string]));
    return { method, path, headers, body: body.join('\n\n') };
  });
}

it('responds to every request in the guide for other programs', async () => {
  const known = new Map([
    ['team', webhookTeam.team.teamId],
    ['key', key],
    ['form', formId],
    ['address', `${webhookTeam.receiver.url}/guide`],
  ]);
  const fill = (text: string) =>
    text.replace(/\{(team|key|form|address|webhook)\}/g, (_, name) => known.get(name) ?? '');
  const answers: unknown[] = [];
  for (const { method, path, headers, body } of parseRequests(readFileSync(guidePath, 'utf8'))) {
    const reply = await webhookTeam.test.app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url: fill(path),
      headers: JSON.parse(fill(JSON.stringify(headers))) as Record<string, string>,
      ...(body && { payload: fill(body) }),
    });
    expect([path, reply.statusCode, reply.body]).toEqual([path, 200, reply.body]);
    const answer = reply.json();
    if (answer.webhook) known.set('webhook', answer.webhook.id);
    answers.push(answer);
  }
  const data = { type: 'object', properties: { place: { title: 'Place', type: 'string' } } };
  expect(answers).toMatchObject([
    { forms: [{ id: formId, title: 'Near misses' }] },
    { id: formId, title: 'Near misses', schema: data },
    [{ type: 'response.submitted', triggerType: 'submit', formId, data: { place: expect.any(String) } }],
    { webhook: { name: 'Tickets', state: 'active' }, secret: expect.stringMatching(/^whsec_/) },
    { deleted: 1 },
    { deleted: 0 },
  ]);
});

it('sends events to a subscribed program in the shape of the sample event, until it unsubscribes', async () => {
  const { value } = await callApi('POST', '/webhooks', { body: createWebhookRegistration() });
  await webhookTeam.team.submit(formId, 'response-1');
  await webhookTeam.deliver(formId, 'response-1');
  webhookTeam.test.now = new Date();
  await webhookTeam.runQueuedJobs();
  const [{ headers, body } = { headers: {}, body: '' }] = webhookTeam.receiver.received;
  const payload = new Webhook(value.secret).verify(body, headers) as object;
  const [sample] = (await callApi('GET', `/forms/${formId}/samples`)).value;
  expect(Object.keys(sample).sort()).toEqual(Object.keys(payload).sort());
  expect(sample.viewUrl).toContain(`?tenantId=${webhookTeam.team.tenantId}`);
  const left = await callApi('POST', '/webhooks/unsubscriptions', {
    body: { url: `${webhookTeam.receiver.url}/flow` },
  });
  expect(left.value).toEqual({ deleted: 1 });
  await webhookTeam.team.submit(formId, 'response-2');
  await webhookTeam.deliver(formId, 'response-2');
  await webhookTeam.runQueuedJobs();
  expect(webhookTeam.receiver.received).toHaveLength(1);
});

describe('an API key', () => {
  it('deletes only webhooks that it created', async () => {
    const other = await createKey();
    const url = `${webhookTeam.receiver.url}/shared`;
    const byHand = await webhookTeam.createWebhook(formId, '/shared');
    const { value } = await callApi('POST', '/webhooks', { body: createWebhookRegistration({ url }), as: other.key });
    for (const { id } of [byHand.webhook, value.webhook]) {
      expect(await callApi('DELETE', `/webhooks/${id}`)).toMatchObject({ value: { deleted: 0 } });
    }
    expect(await callApi('POST', '/webhooks/unsubscriptions', { body: { url } })).toMatchObject({
      value: { deleted: 0 },
    });
    const own = { body: { url }, as: other.key };
    expect(await callApi('POST', '/webhooks/unsubscriptions', own)).toMatchObject({ value: { deleted: 1 } });
  });

  it('cannot create webhooks to private networks', async () => {
    const body = createWebhookRegistration({ url: 'https://169.254.169.254/latest' });
    expect(await callApi('POST', '/webhooks', { body })).toMatchObject({ status: 422 });
  });

  it('cannot read webhooks, deliveries or keys, or access another team', async () => {
    for (const path of ['/webhooks', `/forms/${formId}/deliveries?responses=r1`, '/api-keys', `/forms/${formId}`]) {
      expect([path, (await callApi('GET', path)).status]).toEqual([path, 401]);
    }
    const reply = await webhookTeam.test.app.inject({
      url: `/api/teams/${randomUUID()}/forms`,
      headers: { [apiKeyHeader]: key },
    });
    expect(reply.statusCode).toBe(401);
  });

  it('is invalid once it is revoked, while its webhooks stay active', async () => {
    const { key: former, keyId: formerId } = await createKey();
    const { value } = await callApi('POST', '/webhooks', {
      body: createWebhookRegistration({ name: 'Stays' }),
      as: former,
    });
    const { team, test } = webhookTeam;
    const owner = await team.apiOf(test, 'owner');
    await owner.call(revokeApiKey, { params: { teamId: team.teamId, keyId: formerId } });
    expect(await callApi('GET', '/forms', { as: former })).toMatchObject({ status: 401 });
    const body = { formId, name: 'x', url: 'https://a.test', type: 'response-submitted', environment: 'production' };
    expect(await callApi('POST', '/webhooks', { body, as: former })).toMatchObject({ status: 401 });
    expect(keyId).not.toBe(formerId);
    expect(value.webhook).toMatchObject({ name: 'Stays', state: 'active' });
  });
});

it('serves builders without an API key, and refuses other members', async () => {
  const params = { teamId: webhookTeam.team.teamId };
  expect(await (await webhookTeam.builder()).call(listForms, { params })).toMatchObject({ ok: true });
  expect(await (await webhookTeam.member()).call(listForms, { params })).toMatchObject({ refusal: 'forbidden' });
});

it('loads the definition of an older form on request, with the caller’s token or a connected account', async () => {
  const { team, test } = webhookTeam;
  const [params, body] = [{ teamId: team.teamId, formId: 'form-2' }, await team.publish('form-2', 'Unread')];
  expect(await callApi('GET', '/forms/form-2/schema')).toMatchObject({ status: 404 });
  await (await webhookTeam.builder()).call(putForm, { params, body });
  expect(await callApi('GET', '/forms/form-2/schema')).toMatchObject({ status: 200 });
  await sql`update forms set definition = null where id = 'form-2'`.execute(test.db.database);
  for (const path of ['schema', 'samples']) {
    expect(await callApi('GET', `/forms/form-2/${path}`)).toMatchObject({
      status: 409,
      value: { code: 'form-not-read' },
    });
  }
  const described = { properties: { place: { title: 'Place' } } };
  const read = await (await webhookTeam.builder()).call(getFormSchema, { params });
  expect(read).toMatchObject({ ok: true, value: { schema: described } });
  expect(await callApi('GET', '/forms/form-2/schema')).toMatchObject({ status: 200 });
  await sql`update forms set definition = null where id = 'form-2'`.execute(test.db.database);
  await connectAccount(test, team, 'owner');
  const template = { to: 'a@north.example', subject: 'New', body: 'New' };
  await (await team.apiOf(test, 'owner')).call(createFormEmail, { params, body: { template, disabled: true } });
  expect(await callApi('GET', '/forms/form-2/schema')).toMatchObject({ status: 200, value: { schema: described } });
});
