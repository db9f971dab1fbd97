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
import { openWebhookTeam, type WebhookTeam } from '../testing/webhook-team.ts';

let world: WebhookTeam;
beforeAll(async () => {
  world = await openWebhookTeam();
});
afterAll(() => world.close());

let forms = 0;
let formId = '';
let responseId = '';
beforeEach(async () => {
  formId = `form-${++forms}`;
  responseId = `response-${forms}`;
  world.test.now = new Date('2026-03-14T10:00:00.000Z');
  await world.team.submit(formId, responseId);
});
afterEach(() => {
  world.test.asked.splice(0);
  world.receiver.received.splice(0);
  world.receiver.answers.clear();
});

const deliverNow = async () => {
  await world.deliver(formId, responseId);
  await world.runAsked();
};
const params = () => ({ teamId: world.team.teamId, formId });
const at = (webhookId: string) => ({ params: { teamId: world.team.teamId, webhookId } });
const statuses = async (responses = responseId) => {
  const answer = await (await world.member()).call(listDeliveries, { params: params(), query: { responses } });
  return answer.ok ? answer.value.deliveries : answer.refusal;
};
const messagesOf = async (webhookId: string, query: { before?: string } = {}) => {
  const answer = await (await world.builder()).call(listWebhookMessages, { ...at(webhookId), query });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value;
};
const replay = async (webhookId: string, messages: string[] | 'failed') => {
  const answer = await (await world.builder()).call(replayWebhookMessages, { ...at(webhookId), body: { messages } });
  return answer.ok ? answer.value.replayed : answer.refusal;
};
const rerun = async (body: { responseId: string; webhookIds?: string[] }) =>
  (await world.member()).call(rerunDelivery, { params: params(), body });
const sentIds = () => world.receiver.received.map(({ headers }) => headers['webhook-id']);

it('says to anybody of the team what became of telling webhooks, and no address but its origin', async () => {
  const sent = await world.makeWebhook(formId, '/hook?key=secret', { name: 'Archive' });
  const failed = await world.makeWebhook(formId, '/502', { name: 'Ledger' });
  expect(await statuses()).toEqual([]);
  await world.deliver(formId, responseId);
  const nextAt = '2026-03-14T10:00:00.000Z';
  expect(await statuses()).toMatchObject([{ webhooks: [{ status: 'waiting', nextAt }, { status: 'waiting' }] }]);
  await world.runAsked();
  const same = {
    ...{ url: world.receiver.url, type: 'response-submitted', includePdf: false },
    ...{ failure: null, timestamp: nextAt },
  };
  const again = { statusCode: 502, statusText: 'Bad Gateway', nextAt: expect.stringMatching(/^2026-03-14T10:00:05/) };
  expect(await statuses(`${responseId},another`)).toEqual([
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

it('lists what a webhook was told, the newest first and page by page', async () => {
  const { webhook } = await world.makeWebhook(formId, '/hook');
  for (let revision = 1; revision <= 52; revision++) await world.deliver(formId, responseId, { revision });
  const first = await messagesOf(webhook.id);
  expect(first.messages).toHaveLength(50);
  const second = await messagesOf(webhook.id, { before: first.next! });
  expect([second.messages.length, second.next]).toEqual([2, null]);
  expect(new Set([...first.messages, ...second.messages].map(({ id }) => id)).size).toBe(52);
  expect(first.messages[0]).toMatchObject({ submissionNumber: 7, triggerType: 'submit', attempts: 0, isKept: true });
});

it('counts for builders what became of what each webhook of a form was told, and still is kept', async () => {
  const count = async (client = world.builder()) => {
    const answer = await (await client).call(countWebhookMessages, { params: params() });
    return answer.ok ? answer.value.counts : answer.refusal;
  };
  const hooks = await Promise.all(['/hook', '/502', '/410'].map((path) => world.makeWebhook(formId, path)));
  const [sent, failing, gone] = hooks.map(({ webhook }) => webhook.id);
  await world.makeWebhook('elsewhere', '/hook');
  expect(await count()).toEqual([]);
  await deliverNow();
  await world.deliver(formId, responseId, { revision: 2 });
  const counts = new Map(((await count()) as { webhookId: string }[]).map((one) => [one.webhookId, one]));
  expect(counts.get(sent!)).toMatchObject({ sent: 1, error: 0, waiting: 1 });
  expect(counts.get(failing!)).toMatchObject({ sent: 0, error: 1, waiting: 1 });
  expect(counts.get(gone!)).toMatchObject({ sent: 0, error: 1 });
  expect(counts.size).toBe(3);
  expect(await count(world.member())).toBe('forbidden');
  await world.later(31 * 24 * 3600);
  expect(await count()).toEqual([]);
});

it('shows the request without its signature, the PDF by its size, and every try', async () => {
  await world.team.submit(formId, responseId, { pdf: Buffer.from('%PDF-1.7') });
  const { webhook, secret } = await world.makeWebhook(formId, '/503', { includePdf: true });
  await deliverNow();
  await world.later(90);
  const [{ id: messageId } = { id: '' }] = (await messagesOf(webhook.id)).messages;
  const look = async (client = world.builder()) => {
    const ask = { params: { ...at(webhook.id).params, messageId } };
    return (await client).call(getWebhookMessage, ask);
  };
  const seen = await look();
  if (!seen.ok) throw new Error(seen.refusal);
  const { request, attempts } = seen.value;
  expect(request).toMatchObject({ method: 'POST', url: webhook.url, headers: { 'webhook-id': messageId } });
  expect(JSON.parse(request.body!)).toMatchObject({ id: responseId, data: { place: 'Quay' }, pdf: '12 characters' });
  expect(attempts).toMatchObject([
    { at: '2026-03-14T10:01:30.000Z', statusCode: 503, statusText: 'Service Unavailable' },
    { at: '2026-03-14T10:00:00.000Z', statusCode: 503, failure: null },
  ]);
  const signature = world.receiver.received[0]?.headers['webhook-signature'] ?? '';
  expect(signature).toMatch(/^v1,/);
  for (const hidden of [secret, signature]) expect(JSON.stringify(seen.value)).not.toContain(hidden);
  expect(await look(world.member())).toMatchObject({ refusal: 'forbidden' });
  await world.team.submit(formId, responseId, { formId: 'elsewhere' });
  expect(await look()).toMatchObject({ value: { request: { body: null } } });
});

it('[I8] sends again what failed, what was sent, and what waits, under the ids that it had', async () => {
  world.receiver.answers.set('/hook', (reply) => reply.writeHead(isUp ? 200 : 410).end());
  let isUp = false;
  const { webhook } = await world.makeWebhook(formId, '/hook');
  await world.deliver(formId, responseId);
  await world.team.submit(formId, `${responseId}-b`);
  await world.deliver(formId, `${responseId}-b`);
  await world.runAsked();
  expect(world.receiver.received).toHaveLength(1);
  isUp = true;
  const { name, url, type, environment, includePdf } = webhook;
  const body = { name, url, type, environment, includePdf, state: 'active' } as const;
  await (await world.builder()).call(updateWebhook, { ...at(webhook.id), body });
  expect(await replay(webhook.id, 'failed')).toBe(1);
  await world.later(60);
  expect(world.receiver.received).toHaveLength(3);
  expect(new Set(sentIds()).size).toBe(2);
  const { messages } = await messagesOf(webhook.id);
  expect(messages).toMatchObject([{ status: 'sent' }, { status: 'sent', attempts: 1 }]);
  expect(
    await replay(
      webhook.id,
      messages.map(({ id }) => id),
    ),
  ).toBe(2);
  await world.runAsked();
  expect(world.receiver.received).toHaveLength(5);
  expect(new Set(sentIds()).size).toBe(2);
});

it('sends at once what a builder asks for, though its host is left alone', async () => {
  let isUp = false;
  world.receiver.answers.set('/hook', (reply) => reply.writeHead(isUp ? 200 : 503).end());
  const { webhook } = await world.makeWebhook(formId, '/hook');
  for (let at = 1; at <= 6; at++) {
    await world.team.submit(formId, `${responseId}-${at}`);
    await world.deliver(formId, `${responseId}-${at}`);
  }
  await world.runAsked();
  expect(world.receiver.received).toHaveLength(5);
  isUp = true;
  const { messages } = await messagesOf(webhook.id);
  await replay(
    webhook.id,
    messages.slice(0, 3).map(({ id }) => id),
  );
  await world.runAsked();
  expect(world.receiver.received).toHaveLength(8);
  expect((await messagesOf(webhook.id)).messages.map(({ status }) => status)).toEqual([
    ...['sent', 'sent', 'sent'],
    ...['error', 'error', 'error'],
  ]);
});

it('sends nothing again of another webhook, of another team, or that it keeps no more', async () => {
  const { webhook } = await world.makeWebhook(formId, '/hook');
  const other = await world.makeWebhook(formId, '/other');
  await deliverNow();
  const [{ id } = { id: '' }] = (await messagesOf(webhook.id)).messages;
  expect(await replay(other.webhook.id, [id])).toBe(0);
  const member = await world.member();
  const asked = { ...at(webhook.id), body: { messages: [id] } };
  expect(await member.call(replayWebhookMessages, asked)).toMatchObject({ refusal: 'forbidden' });
  await world.later(31 * 24 * 3600);
  expect(await replay(webhook.id, [id])).toBe(0);
  expect((await messagesOf(webhook.id)).messages).toMatchObject([{ status: 'sent', isKept: false }]);
});

it('tells the webhooks of a response again, those made since for the first time', async () => {
  const first = await world.makeWebhook(formId, '/first');
  await deliverNow();
  const [told] = sentIds();
  const since = await world.makeWebhook(formId, '/since');
  expect(await rerun({ responseId, webhookIds: [first.webhook.id] })).toMatchObject({ ok: true });
  await world.runAsked();
  expect(sentIds()).toEqual([told, told]);
  expect(await rerun({ responseId })).toMatchObject({
    value: { webhookIds: expect.arrayContaining([first.webhook.id, since.webhook.id]) },
  });
  await world.runAsked();
  expect(sentIds().filter((id) => id === told)).toHaveLength(3);
  expect(world.receiver.received.filter(({ path }) => path === '/since')).toHaveLength(1);
  expect(await rerun({ responseId: 'nowhere' })).toMatchObject({ refusal: 'not-stored' });
});

it('tells again of a resubmission as one', async () => {
  await world.makeWebhook(formId, '/again', { type: 'response-resubmitted' });
  await world.deliver(formId, responseId, { revision: 2, triggerType: 'resubmit' });
  await world.runAsked();
  await rerun({ responseId });
  await world.runAsked();
  expect(world.receiver.received.map(({ body }) => JSON.parse(body).triggerType)).toEqual(['resubmit', 'resubmit']);
});
