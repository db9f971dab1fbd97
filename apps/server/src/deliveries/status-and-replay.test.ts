import {
  countWebhookMessages,
  getWebhookMessage,
  listDeliveries,
  listWebhookMessages,
  replayWebhookMessages,
  rerunDelivery,
  updateWebhook,
} from '@tideform/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createWebhookTeam, type WebhookTeam } from '../testing/create-webhook-team.ts';

let webhookTeam: WebhookTeam;
beforeAll(async () => {
  webhookTeam = await createWebhookTeam();
});
afterAll(() => webhookTeam.close());

let formCount = 0;
let formId = '';
let responseId = '';
beforeEach(async () => {
  formId = `form-${++formCount}`;
  responseId = `response-${formCount}`;
  webhookTeam.test.now = new Date('2026-03-14T10:00:00.000Z');
  await webhookTeam.team.submit(formId, responseId);
});
afterEach(() => {
  webhookTeam.test.queuedJobs.splice(0);
  webhookTeam.receiver.received.splice(0);
  webhookTeam.receiver.answers.clear();
});

const deliverNow = async () => {
  await webhookTeam.deliver(formId, responseId);
  await webhookTeam.runQueuedJobs();
};
const params = () => ({ teamId: webhookTeam.team.teamId, formId });
const at = (webhookId: string) => ({ params: { teamId: webhookTeam.team.teamId, webhookId } });
const listWebhookStatuses = async (responses = responseId) => {
  const answer = await (await webhookTeam.member()).call(listDeliveries, { params: params(), query: { responses } });
  return answer.ok ? answer.value.deliveries : answer.refusal;
};
const listMessages = async (webhookId: string, query: { before?: string } = {}) => {
  const answer = await (await webhookTeam.builder()).call(listWebhookMessages, { ...at(webhookId), query });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value;
};
const replay = async (webhookId: string, messages: string[] | 'failed') => {
  const answer = await (await webhookTeam.builder()).call(replayWebhookMessages, {
    ...at(webhookId),
    body: { messages },
  });
  return answer.ok ? answer.value.replayed : answer.refusal;
};
const rerun = async (body: { responseId: string; webhookIds?: string[] }) =>
  (await webhookTeam.member()).call(rerunDelivery, { params: params(), body });
const getSentIds = () => webhookTeam.receiver.received.map(({ headers }) => headers['webhook-id']);

it('shows the status of webhook events to any team member, with only the origin of each URL', async () => {
  const sent = await webhookTeam.createWebhook(formId, '/hook?key=secret', { name: 'Archive' });
  const failed = await webhookTeam.createWebhook(formId, '/502', { name: 'Ledger' });
  expect(await listWebhookStatuses()).toEqual([]);
  await webhookTeam.deliver(formId, responseId);
  const nextAt = '2026-03-14T10:00:00.000Z';
  expect(await listWebhookStatuses()).toMatchObject([
    { webhooks: [{ status: 'waiting', nextAt }, { status: 'waiting' }] },
  ]);
  await webhookTeam.runQueuedJobs();
  const same = {
    ...{ url: webhookTeam.receiver.url, type: 'response-submitted', includePdf: false },
    ...{ failure: null, timestamp: nextAt },
  };
  const again = { statusCode: 502, statusText: 'Bad Gateway', nextAt: expect.stringMatching(/^2026-03-14T10:00:05/) };
  expect(await listWebhookStatuses(`${responseId},another`)).toEqual([
    {
      responseId,
      webhooks: [
        {
          ...same,
          id: sent.webhook.id,
          name: 'Archive',
          status: 'sent',
          statusCode: 200,
          statusText: 'OK',
          nextAt: null,
        },
        { ...same, id: failed.webhook.id, name: 'Ledger', status: 'error', ...again },
      ],
    },
  ]);
});

it('lists the events of a webhook in pages, newest first', async () => {
  const { webhook } = await webhookTeam.createWebhook(formId, '/hook');
  for (let revision = 1; revision <= 52; revision++) await webhookTeam.deliver(formId, responseId, { revision });
  const first = await listMessages(webhook.id);
  expect(first.messages).toHaveLength(50);
  const second = await listMessages(webhook.id, { before: first.next! });
  expect([second.messages.length, second.next]).toEqual([2, null]);
  expect(new Set([...first.messages, ...second.messages].map(({ id }) => id)).size).toBe(52);
  expect(first.messages[0]).toMatchObject({ submissionNumber: 7, triggerType: 'submit', attempts: 0, isKept: true });
});

it('counts the stored events of each webhook of a form by status, for builders', async () => {
  const count = async (client = webhookTeam.builder()) => {
    const answer = await (await client).call(countWebhookMessages, { params: params() });
    return answer.ok ? answer.value.counts : answer.refusal;
  };
  const hooks = await Promise.all(['/hook', '/502', '/410'].map((path) => webhookTeam.createWebhook(formId, path)));
  const [sent, failing, gone] = hooks.map(({ webhook }) => webhook.id);
  await webhookTeam.createWebhook('elsewhere', '/hook');
  expect(await count()).toEqual([]);
  await deliverNow();
  await webhookTeam.deliver(formId, responseId, { revision: 2 });
  const counts = new Map(((await count()) as { webhookId: string }[]).map((one) => [one.webhookId, one]));
  expect(counts.get(sent!)).toMatchObject({ sent: 1, error: 0, waiting: 1 });
  expect(counts.get(failing!)).toMatchObject({ sent: 0, error: 1, waiting: 1 });
  expect(counts.get(gone!)).toMatchObject({ sent: 0, error: 1 });
  expect(counts.size).toBe(3);
  expect(await count(webhookTeam.member())).toBe('forbidden');
  await webhookTeam.advanceAndRun(31 * 24 * 3600);
  expect(await count()).toEqual([]);
});

it('shows an event’s request without its signature, the size of the PDF, and every attempt', async () => {
  await webhookTeam.team.submit(formId, responseId, { pdf: Buffer.from('%PDF-1.7') });
  const { webhook, secret } = await webhookTeam.createWebhook(formId, '/503', { includePdf: true });
  await deliverNow();
  await webhookTeam.advanceAndRun(90);
  const [{ id: messageId } = { id: '' }] = (await listMessages(webhook.id)).messages;
  const getEvent = async (client = webhookTeam.builder()) => {
    const messageCall = { params: { ...at(webhook.id).params, messageId } };
    return (await client).call(getWebhookMessage, messageCall);
  };
  const response = await getEvent();
  if (!response.ok) throw new Error(response.refusal);
  const { request, attempts } = response.value;
  expect(request).toMatchObject({ method: 'POST', url: webhook.url, headers: { 'webhook-id': messageId } });
  expect(JSON.parse(request.body!)).toMatchObject({ id: responseId, data: { place: 'Quay' }, pdf: '12 characters' });
  expect(attempts).toMatchObject([
    { at: '2026-03-14T10:01:30.000Z', statusCode: 503, statusText: 'Service Unavailable' },
    { at: '2026-03-14T10:00:00.000Z', statusCode: 503, failure: null },
  ]);
  const signature = webhookTeam.receiver.received[0]?.headers['webhook-signature'] ?? '';
  expect(signature).toMatch(/^v1,/);
  for (const hidden of [secret, signature]) expect(JSON.stringify(response.value)).not.toContain(hidden);
  expect(await getEvent(webhookTeam.member())).toMatchObject({ refusal: 'forbidden' });
  await webhookTeam.team.submit(formId, responseId, { formId: 'elsewhere' });
  expect(await getEvent()).toMatchObject({ value: { request: { body: null } } });
});

it('[I8] resends failed, sent and waiting events under their original IDs', async () => {
  webhookTeam.receiver.answers.set('/hook', (reply) => reply.writeHead(isUp ? 200 : 410).end());
  let isUp = false;
  const { webhook } = await webhookTeam.createWebhook(formId, '/hook');
  await webhookTeam.deliver(formId, responseId);
  await webhookTeam.team.submit(formId, `${responseId}-b`);
  await webhookTeam.deliver(formId, `${responseId}-b`);
  await webhookTeam.runQueuedJobs();
  expect(webhookTeam.receiver.received).toHaveLength(1);
  isUp = true;
  const { name, url, type, environment, includePdf } = webhook;
  const body = { name, url, type, environment, includePdf, state: 'active' } as const;
  await (await webhookTeam.builder()).call(updateWebhook, { ...at(webhook.id), body });
  expect(await replay(webhook.id, 'failed')).toBe(1);
  await webhookTeam.advanceAndRun(60);
  expect(webhookTeam.receiver.received).toHaveLength(3);
  expect(new Set(getSentIds()).size).toBe(2);
  const { messages } = await listMessages(webhook.id);
  expect(messages).toMatchObject([{ status: 'sent' }, { status: 'sent', attempts: 1 }]);
  expect(
    await replay(
      webhook.id,
      messages.map(({ id }) => id),
    ),
  ).toBe(2);
  await webhookTeam.runQueuedJobs();
  expect(webhookTeam.receiver.received).toHaveLength(5);
  expect(new Set(getSentIds()).size).toBe(2);
});

it('sends replayed events immediately, even if requests to their host are paused', async () => {
  let isUp = false;
  webhookTeam.receiver.answers.set('/hook', (reply) => reply.writeHead(isUp ? 200 : 503).end());
  const { webhook } = await webhookTeam.createWebhook(formId, '/hook');
  for (let at = 1; at <= 6; at++) {
    await webhookTeam.team.submit(formId, `${responseId}-${at}`);
    await webhookTeam.deliver(formId, `${responseId}-${at}`);
  }
  await webhookTeam.runQueuedJobs();
  expect(webhookTeam.receiver.received).toHaveLength(5);
  isUp = true;
  const { messages } = await listMessages(webhook.id);
  await replay(
    webhook.id,
    messages.slice(0, 3).map(({ id }) => id),
  );
  await webhookTeam.runQueuedJobs();
  expect(webhookTeam.receiver.received).toHaveLength(8);
  expect((await listMessages(webhook.id)).messages.map(({ status }) => status)).toEqual([
    ...['sent', 'sent', 'sent'],
    ...['error', 'error', 'error'],
  ]);
});

it('does not resend events of another webhook, of another team, or without a stored body', async () => {
  const { webhook } = await webhookTeam.createWebhook(formId, '/hook');
  const other = await webhookTeam.createWebhook(formId, '/other');
  await deliverNow();
  const [{ id } = { id: '' }] = (await listMessages(webhook.id)).messages;
  expect(await replay(other.webhook.id, [id])).toBe(0);
  const member = await webhookTeam.member();
  const replayCall = { ...at(webhook.id), body: { messages: [id] } };
  expect(await member.call(replayWebhookMessages, replayCall)).toMatchObject({ refusal: 'forbidden' });
  await webhookTeam.advanceAndRun(31 * 24 * 3600);
  expect(await replay(webhook.id, [id])).toBe(0);
  expect((await listMessages(webhook.id)).messages).toMatchObject([{ status: 'sent', isKept: false }]);
});

it('resends a response to the form’s webhooks, including webhooks created after the submission', async () => {
  const first = await webhookTeam.createWebhook(formId, '/first');
  await deliverNow();
  const [firstId] = getSentIds();
  const since = await webhookTeam.createWebhook(formId, '/since');
  expect(await rerun({ responseId, webhookIds: [first.webhook.id] })).toMatchObject({ ok: true });
  await webhookTeam.runQueuedJobs();
  expect(getSentIds()).toEqual([firstId, firstId]);
  expect(await rerun({ responseId })).toMatchObject({
    value: { webhookIds: expect.arrayContaining([first.webhook.id, since.webhook.id]) },
  });
  await webhookTeam.runQueuedJobs();
  expect(getSentIds().filter((id) => id === firstId)).toHaveLength(3);
  expect(webhookTeam.receiver.received.filter(({ path }) => path === '/since')).toHaveLength(1);
  expect(await rerun({ responseId: 'nowhere' })).toMatchObject({ refusal: 'not-stored' });
});

it('resends a resubmission with its original trigger', async () => {
  await webhookTeam.createWebhook(formId, '/again', { type: 'response-resubmitted' });
  await webhookTeam.deliver(formId, responseId, { revision: 2, triggerType: 'resubmit' });
  await webhookTeam.runQueuedJobs();
  await rerun({ responseId });
  await webhookTeam.runQueuedJobs();
  expect(webhookTeam.receiver.received.map(({ body }) => JSON.parse(body).triggerType)).toEqual([
    'resubmit',
    'resubmit',
  ]);
});
