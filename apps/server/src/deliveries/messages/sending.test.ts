import { updateWebhook, type Webhook } from '@tideform/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OutboundHttp } from '../../external-services/guarded/outbound-http.ts';
import { loadLatestNotifications } from '../../notices/notifications-store.ts';
import { createWebhookTeam, type WebhookTeam } from '../../testing/create-webhook-team.ts';

let webhookTeam: WebhookTeam;
beforeAll(async () => {
  webhookTeam = await createWebhookTeam();
});
afterAll(() => webhookTeam.close());

const day = 24 * 3600;
let formCount = 0;
let formId = '';
let responseId = '';
beforeEach(async () => {
  formId = `form-${++formCount}`;
  responseId = `response-${formCount}`;
  webhookTeam.test.now = new Date();
  await webhookTeam.team.submit(formId, responseId);
});
afterEach(async () => {
  await sql`delete from webhook_hosts`.execute(webhookTeam.test.db.database);
  webhookTeam.test.queuedJobs.splice(0);
  webhookTeam.receiver.received.splice(0);
  webhookTeam.receiver.answers.clear();
});

const getReceivedIds = () => webhookTeam.receiver.received.map(({ headers }) => headers['webhook-id']);

interface StoredEvent {
  readonly webhook_id: string;
  readonly state: string;
  readonly attempts: number;
  readonly status_code: number | null;
  readonly failure: string | null;
  readonly next_at: Date;
  readonly body: string | null;
}
async function loadStoredEvents(): Promise<StoredEvent[]> {
  const messages = sql<StoredEvent>`select * from webhook_messages where form_id = ${formId} order by place`;
  return (await messages.execute(webhookTeam.test.db.database)).rows;
}
const getWebhookState = async (webhookId: string) => {
  const { rows } = await sql<{ off: boolean }>`
    select disabled_at is not null as off from webhooks where id = ${webhookId}
  `.execute(webhookTeam.test.db.database);
  return rows[0]?.off ? 'disabled' : 'active';
};

it('[I8] makes ten attempts over several days with the same event ID, and then disables the webhook', async () => {
  const { webhook } = await webhookTeam.createWebhook(formId, '/400');
  await webhookTeam.deliver(formId, responseId);
  await webhookTeam.runQueuedJobs();
  for (let tries = 1; tries < 10; tries++) {
    const [message] = await loadStoredEvents();
    const seconds = (message!.next_at.getTime() - webhookTeam.test.now.getTime()) / 1000;
    await webhookTeam.advanceAndRun(seconds - 1);
    expect(webhookTeam.receiver.received).toHaveLength(tries);
    await webhookTeam.advanceAndRun(2);
    expect(webhookTeam.receiver.received).toHaveLength(tries + 1);
  }
  expect(new Set(getReceivedIds()).size).toBe(1);
  expect(new Set(webhookTeam.receiver.received.map(({ body }) => body)).size).toBe(1);
  expect(await loadStoredEvents()).toMatchObject([{ state: 'failed', attempts: 10, status_code: 400 }]);
  expect(await getWebhookState(webhook.id)).toBe('disabled');
});

it('disables a webhook whose receiver responds with 410, until a builder enables the webhook again', async () => {
  const { webhook } = await webhookTeam.createWebhook(formId, '/410');
  await webhookTeam.deliver(formId, responseId);
  await webhookTeam.deliver(formId, responseId, { revision: 2 });
  await webhookTeam.runQueuedJobs();
  await webhookTeam.advanceAndRun(24 * 3600);
  expect(webhookTeam.receiver.received).toHaveLength(1);
  expect(await loadStoredEvents()).toMatchObject([{ state: 'failed', status_code: 410 }, { state: 'waiting' }]);
  expect(await getWebhookState(webhook.id)).toBe('disabled');
  const { teamId, people } = webhookTeam.team;
  const { notices } = await loadLatestNotifications(webhookTeam.test.db.database, people.builder, 50);
  expect(notices.filter((notice) => notice.formId === formId)).toMatchObject([
    { teamId, matter: { kind: 'webhook-disabled', webhook: 'To the ledger' }, isRead: false },
  ]);
  webhookTeam.receiver.answers.set('/410', (reply) => reply.end());
  await updateWebhookState(webhook);
  await webhookTeam.advanceAndRun(60);
  expect(await getWebhookState(webhook.id)).toBe('disabled');
  expect(webhookTeam.receiver.received).toHaveLength(1);
  await updateWebhookState(webhook, 'active');
  await webhookTeam.advanceAndRun(60);
  expect(await loadStoredEvents()).toMatchObject([{ state: 'failed' }, { state: 'sent' }]);
});

const updateWebhookState = async (webhook: Webhook, state?: 'active' | 'paused') => {
  const { id: webhookId, name, url, type, environment, includePdf } = webhook;
  const body = { name, url, type, environment, includePdf, state };
  await (await webhookTeam.builder()).call(updateWebhook, {
    params: { teamId: webhookTeam.team.teamId, webhookId },
    body,
  });
};

it('queues events while their webhook is paused', async () => {
  const { webhook } = await webhookTeam.createWebhook(formId, '/hook');
  await updateWebhookState(webhook, 'paused');
  await webhookTeam.deliver(formId, responseId);
  await webhookTeam.runQueuedJobs();
  await webhookTeam.advanceAndRun(29 * day);
  expect(webhookTeam.receiver.received).toHaveLength(0);
  await updateWebhookState(webhook, 'active');
  await webhookTeam.advanceAndRun(60);
  expect(webhookTeam.receiver.received).toHaveLength(1);
});

it('[I8] keeps the order of events per response and URL, without blocking other responses and URLs', async () => {
  webhookTeam.receiver.answers.set('/hook', (reply) => reply.writeHead(isUp ? 200 : 400).end());
  let isUp = false;
  await webhookTeam.createWebhook(formId, '/hook');
  await webhookTeam.createWebhook(formId, '/hook', { type: 'response-deleted' });
  await webhookTeam.createWebhook(formId, '/other', { type: 'response-deleted' });
  await webhookTeam.deliver(formId, responseId);
  await webhookTeam.deliver(formId, responseId, { revision: 0, triggerType: 'delete' });
  await webhookTeam.team.submit(formId, `${responseId}-next`);
  await webhookTeam.deliver(formId, `${responseId}-next`);
  await webhookTeam.runQueuedJobs();
  const told = () =>
    webhookTeam.receiver.received.map(({ path, body }) => {
      const { id, triggerType } = JSON.parse(body);
      return `${path} ${triggerType}${id === responseId ? '' : ' next'}`;
    });
  expect(told()).toEqual(['/hook submit', '/other delete', '/hook submit next']);
  webhookTeam.receiver.received.splice(0);
  isUp = true;
  await webhookTeam.advanceAndRun(60);
  expect(told().toSorted()).toEqual(['/hook delete', '/hook submit', '/hook submit next']);
  expect(told().indexOf('/hook submit')).toBeLessThan(told().indexOf('/hook delete'));
});

it('[I8] resends an event with the same ID if the process ended while sending it', async () => {
  await webhookTeam.createWebhook(formId, '/hook');
  await webhookTeam.deliver(formId, responseId);
  const { outboundHttp } = webhookTeam.test.context;
  const dies: OutboundHttp = {
    ...outboundHttp,
    async post(ask) {
      await outboundHttp.post(ask);
      throw new Error('killed');
    },
  };
  await expect(webhookTeam.runQueuedJobs({ outboundHttp: dies })).rejects.toThrow('killed');
  expect(await loadStoredEvents()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
  await webhookTeam.advanceAndRun(60);
  expect(getReceivedIds()).toHaveLength(2);
  expect(new Set(getReceivedIds()).size).toBe(1);
  expect(await loadStoredEvents()).toMatchObject([{ state: 'sent', attempts: 1 }]);
});

it('respects the Retry-After header of a receiver', async () => {
  webhookTeam.receiver.answers.set('/busy', (reply) => reply.writeHead(429, { 'retry-after': '1800' }).end());
  await webhookTeam.createWebhook(formId, '/busy');
  await webhookTeam.deliver(formId, responseId);
  await webhookTeam.runQueuedJobs();
  await webhookTeam.advanceAndRun(1700);
  expect(webhookTeam.receiver.received).toHaveLength(1);
  await webhookTeam.advanceAndRun(120);
  expect(webhookTeam.receiver.received).toHaveLength(2);
});

it('pauses requests to a host after five failures, and resumes with one trial request', async () => {
  let isUp = false;
  webhookTeam.receiver.answers.set('/down', (reply) => reply.writeHead(isUp ? 200 : 500).end());
  await webhookTeam.createWebhook(formId, '/down');
  const responses = Array.from({ length: 8 }, (_, index) => `${responseId}-${index}`);
  for (const each of responses) {
    await webhookTeam.team.submit(formId, each);
    await webhookTeam.deliver(formId, each);
  }
  await webhookTeam.runQueuedJobs();
  expect(webhookTeam.receiver.received).toHaveLength(5);
  expect((await loadStoredEvents()).map(({ attempts }) => attempts).toSorted()).toEqual([0, 0, 0, 1, 1, 1, 1, 1]);
  await webhookTeam.advanceAndRun(70);
  expect(webhookTeam.receiver.received).toHaveLength(6);
  isUp = true;
  await webhookTeam.advanceAndRun(200);
  expect((await loadStoredEvents()).filter(({ state }) => state === 'sent').length).toBeGreaterThanOrEqual(7);
  await webhookTeam.advanceAndRun(400);
  expect((await loadStoredEvents()).map(({ state }) => state)).toEqual(responses.map(() => 'sent'));
});

it('deletes event bodies after 30 days, and gives up on events that still wait', async () => {
  const { webhook } = await webhookTeam.createWebhook(formId, '/hook');
  const paused = await webhookTeam.createWebhook(formId, '/paused');
  await webhookTeam.deliver(formId, responseId);
  await updateWebhookState(paused.webhook, 'paused');
  await webhookTeam.runQueuedJobs();
  expect((await loadStoredEvents()).every(({ body }) => body !== null && !body.includes('Quay'))).toBe(true);
  await webhookTeam.advanceAndRun(30 * day + 60);
  const became = (await loadStoredEvents()).map(
    (each) => [each.webhook_id, [each.state, each.failure, each.body]] as const,
  );
  expect(Object.fromEntries(became)).toEqual({
    [webhook.id]: ['sent', null, null],
    [paused.webhook.id]: ['failed', 'too-old', null],
  });
});
