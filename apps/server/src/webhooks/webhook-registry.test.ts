import {
  type ApiClient,
  createWebhook,
  deleteWebhook,
  listWebhooks,
  previewWebhook,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from '@tideform/contract';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMemoryTeam, type MemoryTeam } from '../testing/create-memory-team.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../testing/receivers.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let team: MemoryTeam;
let builder: ApiClient;
let receiver: WebhookReceiver;
beforeAll(async () => {
  team = await createMemoryTeam();
  test = await startTestApp({}, team.ports);
  builder = await team.apiOf(test, 'builder');
  receiver = await startWebhookReceiver();
});
afterAll(async () => {
  receiver.close();
  await test.close();
});

/** Sets the clock, and renews the builder's token, which would be expired. */
async function setTime(now: Date): Promise<void> {
  test.now = now;
  builder = await team.apiOf(test, 'builder');
}

const settings = {
  name: 'To the ledger',
  type: 'response-submitted',
  environment: 'production',
  includePdf: false,
} as const;
const params = () => ({ teamId: team.teamId });
const callCreateWebhook = (over: object = {}, client = builder) =>
  client.call(createWebhook, { params: params(), body: { formId: 'form-1', url: receiver.url, ...settings, ...over } });
async function createValidWebhook(over: object = {}) {
  const answer = await callCreateWebhook(over);
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value;
}
const getWebhookParams = (webhookId: string) => ({ params: { ...params(), webhookId } });
const listFormWebhooks = async (formId: string) => {
  const answer = await builder.call(listWebhooks, { params: params(), query: { formId } });
  return answer.ok ? answer.value.webhooks : [];
};

it('lets builders create a webhook, and lists it without its secret', async () => {
  const { webhook, secret } = await createValidWebhook();
  expect(secret).toMatch(/^whsec_/);
  expect(webhook).toMatchObject({
    ...settings,
    formId: 'form-1',
    url: receiver.url,
    origin: 'CUSTOM',
    state: 'active',
  });
  expect(await listFormWebhooks('form-1')).toEqual([webhook]);
  expect(JSON.stringify(await listFormWebhooks('form-1'))).not.toContain(secret);
  expect(await callCreateWebhook({}, await team.apiOf(test, 'member'))).toMatchObject({
    ok: false,
    refusal: 'forbidden',
  });
});

it('refuses URLs of private networks, plain HTTP and unusual ports', async () => {
  const inner = [
    'http://10.0.0.1/',
    'https://169.254.169.254/latest',
    'https://[::ffff:10.0.0.1]/',
    'http://8.8.8.8/',
    'https://8.8.8.8:22/',
  ];
  for (const url of inner)
    expect(await callCreateWebhook({ url })).toMatchObject({ ok: false, refusal: 'address-refused' });
  const { webhook } = await createValidWebhook({ formId: 'form-2' });
  const body = { ...settings, url: 'https://192.168.0.1/', state: 'active' } as const;
  expect(await builder.call(updateWebhook, { ...getWebhookParams(webhook.id), body })).toMatchObject({
    refusal: 'address-refused',
  });
  expect(await listFormWebhooks('form-2')).toEqual([webhook]);
});

it('updates, pauses and deletes only webhooks of the same team', async () => {
  const { webhook } = await createValidWebhook({ formId: 'form-3' });
  const body = { ...settings, name: 'Archive', url: receiver.url, includePdf: true, state: 'paused' } as const;
  const changed = await builder.call(updateWebhook, { ...getWebhookParams(webhook.id), body });
  expect(changed).toMatchObject({
    value: { webhook: { ...webhook, name: 'Archive', includePdf: true, state: 'paused' } },
  });
  const others = await createMemoryTeam();
  const stranger = await others.apiOf(test, 'owner');
  const theirs = { params: { teamId: others.teamId, webhookId: webhook.id } };
  expect((await stranger.call(deleteWebhook, theirs)).ok).toBe(false);
  expect(await builder.call(deleteWebhook, getWebhookParams(webhook.id))).toEqual({ ok: true, value: { deleted: 1 } });
  expect(await builder.call(deleteWebhook, getWebhookParams(webhook.id))).toEqual({ ok: true, value: { deleted: 0 } });
  expect(await builder.call(updateWebhook, { ...getWebhookParams(webhook.id), body })).toMatchObject({
    refusal: 'not-found',
  });
  expect(await builder.call(testWebhook, { ...getWebhookParams(webhook.id), body: { data: {} } })).toMatchObject({
    refusal: 'not-found',
  });
  expect(await builder.call(rotateWebhookSecret, getWebhookParams(webhook.id))).toMatchObject({ refusal: 'not-found' });
  expect(await listFormWebhooks('form-3')).toEqual([]);
});

it('limits a form to twenty webhooks, even for concurrent requests', async () => {
  const answers = await Promise.all(Array.from({ length: 24 }, () => callCreateWebhook({ formId: 'form-4' })));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ refusal: 'too-many-webhooks' });
  expect(await listFormWebhooks('form-4')).toHaveLength(20);
});

it('sends a sample response that the reference library of Standard Webhooks verifies', async () => {
  const { webhook, secret } = await createValidWebhook({ formId: 'form-5' });
  await setTime(new Date());
  const answer = await builder.call(testWebhook, {
    ...getWebhookParams(webhook.id),
    body: { data: { place: 'Quay' } },
  });
  expect(answer).toEqual({ ok: true, value: { status: 'sent', statusCode: 200 } });
  const { headers, body } = receiver.received.at(-1)!;
  const payload = new Webhook(secret).verify(body, headers);
  expect(payload).toMatchObject({
    type: 'response.submitted',
    triggerType: 'submit',
    formId: 'form-5',
    data: { place: 'Quay' },
  });
  expect(payload).toMatchObject({ id: expect.stringMatching(/^test-/), teamId: team.teamId });
  expect(headers['webhook-id']).toBe((payload as { id: string }).id);
  expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow();
});

it('previews a webhook request without its signature, and without sending it', async () => {
  const { webhook, secret } = await createValidWebhook({ formId: 'form-8', includePdf: true });
  const sent = receiver.received.length;
  const callPreview = (client: typeof builder) =>
    client.call(previewWebhook, { ...getWebhookParams(webhook.id), body: { data: { place: 'Quay' } } });
  const preview = await callPreview(builder);
  if (!preview.ok) throw new Error(preview.refusal);
  const { request } = preview.value;
  expect(request).toMatchObject({ method: 'POST', url: receiver.url, headers: { 'webhook-signature': 'v1,…' } });
  expect(JSON.parse(request.body)).toMatchObject({ triggerType: 'submit', data: { place: 'Quay' }, pdf: 'base64' });
  expect(JSON.stringify(request)).not.toContain(secret);
  expect(receiver.received).toHaveLength(sent);
  expect(await callPreview(await team.apiOf(test, 'member'))).toMatchObject({ refusal: 'forbidden' });
});

it('sends a sample response with the trigger and environment of the webhook', async () => {
  const { webhook } = await createValidWebhook({ formId: 'form-7', type: 'response-deleted', environment: 'preview' });
  await builder.call(testWebhook, { ...getWebhookParams(webhook.id), body: { data: {} } });
  const payload = JSON.parse(receiver.received.at(-1)!.body);
  expect(payload).toMatchObject({ triggerType: 'delete', viewUrl: 'Link will be populated once published' });
});

it.each([
  ['500', { status: 'error', statusCode: 500 }],
  ['302', { status: 'error', statusCode: 302 }],
  ['204', { status: 'sent', statusCode: 204 }],
])('reports the status of the receiver’s response: %s', async (path, said) => {
  const { webhook } = await createValidWebhook({ formId: `form-${path}`, url: `${receiver.url}/${path}` });
  expect(await builder.call(testWebhook, { ...getWebhookParams(webhook.id), body: { data: {} } })).toEqual({
    ok: true,
    value: said,
  });
});

it('also signs with the former secret for a day after rotation', async () => {
  const { webhook, secret: first } = await createValidWebhook({ formId: 'form-6' });
  await setTime(new Date());
  const rotated = await builder.call(rotateWebhookSecret, getWebhookParams(webhook.id));
  if (!rotated.ok) throw new Error(rotated.refusal);
  const dayLater = new Date(test.now.getTime() + 24 * 3600 * 1000).toISOString();
  expect(rotated.value.formerUntil).toBe(dayLater);
  const second = rotated.value.secret;
  expect(second).not.toBe(first);
  const takenWith = async () => {
    await builder.call(testWebhook, { ...getWebhookParams(webhook.id), body: { data: {} } });
    const { headers, body } = receiver.received.at(-1)!;
    const stamp = new Date(Number(headers['webhook-timestamp']) * 1000);
    return [first, second].filter((secret) =>
      headers['webhook-signature']?.split(' ').includes(new Webhook(secret).sign(headers['webhook-id']!, stamp, body)),
    );
  };
  expect(await takenWith()).toEqual([first, second]);
  await setTime(new Date(dayLater));
  expect(await takenWith()).toEqual([second]);
});
