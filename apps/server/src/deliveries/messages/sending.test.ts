import { updateWebhook, type Webhook } from '@tideform/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OutboundHttp } from '../../external-services/guarded/outbound-http.ts';
import { loadLatest } from '../../notices/notifications-store.ts';
import { openWebhookTeam, type WebhookTeam } from '../../testing/webhook-team.ts';

let world: WebhookTeam;
beforeAll(async () => {
  world = await openWebhookTeam();
});
afterAll(() => world.close());

const day = 24 * 3600;
let forms = 0;
let formId = '';
let responseId = '';
beforeEach(async () => {
  formId = `form-${++forms}`;
  responseId = `response-${forms}`;
  world.test.now = new Date();
  await world.team.submit(formId, responseId);
});
afterEach(async () => {
  await sql`delete from webhook_hosts`.execute(world.test.db.database);
  world.test.queuedJobs.splice(0);
  world.receiver.received.splice(0);
  world.receiver.answers.clear();
});

const ids = () => world.receiver.received.map(({ headers }) => headers['webhook-id']);

interface Kept {
  readonly webhook_id: string;
  readonly state: string;
  readonly attempts: number;
  readonly status_code: number | null;
  readonly failure: string | null;
  readonly next_at: Date;
  readonly body: string | null;
}
async function kept(): Promise<Kept[]> {
  const messages = sql<Kept>`select * from webhook_messages where form_id = ${formId} order by place`;
  return (await messages.execute(world.test.db.database)).rows;
}
const stateOf = async (webhookId: string) => {
  const { rows } = await sql<{ off: boolean }>`
    select disabled_at is not null as off from webhooks where id = ${webhookId}
  `.execute(world.test.db.database);
  return rows[0]?.off ? 'disabled' : 'active';
};

it('[I8] makes ten attempts over several days with the same event ID, and then disables the webhook', async () => {
  const { webhook } = await world.createWebhook(formId, '/400');
  await world.deliver(formId, responseId);
  await world.runQueuedJobs();
  for (let tries = 1; tries < 10; tries++) {
    const [message] = await kept();
    const seconds = (message!.next_at.getTime() - world.test.now.getTime()) / 1000;
    await world.advanceAndRun(seconds - 1);
    expect(world.receiver.received).toHaveLength(tries);
    await world.advanceAndRun(2);
    expect(world.receiver.received).toHaveLength(tries + 1);
  }
  expect(new Set(ids()).size).toBe(1);
  expect(new Set(world.receiver.received.map(({ body }) => body)).size).toBe(1);
  expect(await kept()).toMatchObject([{ state: 'failed', attempts: 10, status_code: 400 }]);
  expect(await stateOf(webhook.id)).toBe('disabled');
});

it('disables a webhook whose receiver responds with 410, until a builder enables the webhook again', async () => {
  const { webhook } = await world.createWebhook(formId, '/410');
  await world.deliver(formId, responseId);
  await world.deliver(formId, responseId, { revision: 2 });
  await world.runQueuedJobs();
  await world.advanceAndRun(24 * 3600);
  expect(world.receiver.received).toHaveLength(1);
  expect(await kept()).toMatchObject([{ state: 'failed', status_code: 410 }, { state: 'waiting' }]);
  expect(await stateOf(webhook.id)).toBe('disabled');
  const { teamId, people } = world.team;
  const { notices } = await loadLatest(world.test.db.database, people.builder, 50);
  expect(notices.filter((notice) => notice.formId === formId)).toMatchObject([
    { teamId, matter: { kind: 'webhook-disabled', webhook: 'To the ledger' }, isRead: false },
  ]);
  world.receiver.answers.set('/410', (reply) => reply.end());
  await change(webhook);
  await world.advanceAndRun(60);
  expect(await stateOf(webhook.id)).toBe('disabled');
  expect(world.receiver.received).toHaveLength(1);
  await change(webhook, 'active');
  await world.advanceAndRun(60);
  expect(await kept()).toMatchObject([{ state: 'failed' }, { state: 'sent' }]);
});

const change = async (webhook: Webhook, state?: 'active' | 'paused') => {
  const { id: webhookId, name, url, type, environment, includePdf } = webhook;
  const body = { name, url, type, environment, includePdf, state };
  await (await world.builder()).call(updateWebhook, { params: { teamId: world.team.teamId, webhookId }, body });
};

it('queues events while their webhook is paused', async () => {
  const { webhook } = await world.createWebhook(formId, '/hook');
  await change(webhook, 'paused');
  await world.deliver(formId, responseId);
  await world.runQueuedJobs();
  await world.advanceAndRun(29 * day);
  expect(world.receiver.received).toHaveLength(0);
  await change(webhook, 'active');
  await world.advanceAndRun(60);
  expect(world.receiver.received).toHaveLength(1);
});

it('[I8] keeps the order of events per response and URL, without blocking other responses and URLs', async () => {
  world.receiver.answers.set('/hook', (reply) => reply.writeHead(isUp ? 200 : 400).end());
  let isUp = false;
  await world.createWebhook(formId, '/hook');
  await world.createWebhook(formId, '/hook', { type: 'response-deleted' });
  await world.createWebhook(formId, '/other', { type: 'response-deleted' });
  await world.deliver(formId, responseId);
  await world.deliver(formId, responseId, { revision: 0, triggerType: 'delete' });
  await world.team.submit(formId, `${responseId}-next`);
  await world.deliver(formId, `${responseId}-next`);
  await world.runQueuedJobs();
  const told = () =>
    world.receiver.received.map(({ path, body }) => {
      const { id, triggerType } = JSON.parse(body);
      return `${path} ${triggerType}${id === responseId ? '' : ' next'}`;
    });
  expect(told()).toEqual(['/hook submit', '/other delete', '/hook submit next']);
  world.receiver.received.splice(0);
  isUp = true;
  await world.advanceAndRun(60);
  expect(told().toSorted()).toEqual(['/hook delete', '/hook submit', '/hook submit next']);
  expect(told().indexOf('/hook submit')).toBeLessThan(told().indexOf('/hook delete'));
});

it('[I8] resends an event with the same ID if the process ended while sending it', async () => {
  await world.createWebhook(formId, '/hook');
  await world.deliver(formId, responseId);
  const { outboundHttp: outside } = world.test.context;
  const dies: OutboundHttp = {
    ...outside,
    async post(ask) {
      await outside.post(ask);
      throw new Error('killed');
    },
  };
  await expect(world.runQueuedJobs({ outboundHttp: dies })).rejects.toThrow('killed');
  expect(await kept()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
  await world.advanceAndRun(60);
  expect(ids()).toHaveLength(2);
  expect(new Set(ids()).size).toBe(1);
  expect(await kept()).toMatchObject([{ state: 'sent', attempts: 1 }]);
});

it('respects the Retry-After header of a receiver', async () => {
  world.receiver.answers.set('/busy', (reply) => reply.writeHead(429, { 'retry-after': '1800' }).end());
  await world.createWebhook(formId, '/busy');
  await world.deliver(formId, responseId);
  await world.runQueuedJobs();
  await world.advanceAndRun(1700);
  expect(world.receiver.received).toHaveLength(1);
  await world.advanceAndRun(120);
  expect(world.receiver.received).toHaveLength(2);
});

it('pauses requests to a host after five failures, and resumes with one trial request', async () => {
  let isUp = false;
  world.receiver.answers.set('/down', (reply) => reply.writeHead(isUp ? 200 : 500).end());
  await world.createWebhook(formId, '/down');
  const responses = Array.from({ length: 8 }, (_, index) => `${responseId}-${index}`);
  for (const each of responses) {
    await world.team.submit(formId, each);
    await world.deliver(formId, each);
  }
  await world.runQueuedJobs();
  expect(world.receiver.received).toHaveLength(5);
  expect((await kept()).map(({ attempts }) => attempts).toSorted()).toEqual([0, 0, 0, 1, 1, 1, 1, 1]);
  await world.advanceAndRun(70);
  expect(world.receiver.received).toHaveLength(6);
  isUp = true;
  await world.advanceAndRun(200);
  expect((await kept()).filter(({ state }) => state === 'sent').length).toBeGreaterThanOrEqual(7);
  await world.advanceAndRun(400);
  expect((await kept()).map(({ state }) => state)).toEqual(responses.map(() => 'sent'));
});

it('deletes event bodies after 30 days, and gives up on events that still wait', async () => {
  const { webhook } = await world.createWebhook(formId, '/hook');
  const paused = await world.createWebhook(formId, '/paused');
  await world.deliver(formId, responseId);
  await change(paused.webhook, 'paused');
  await world.runQueuedJobs();
  expect((await kept()).every(({ body }) => body !== null && !body.includes('Quay'))).toBe(true);
  await world.advanceAndRun(30 * day + 60);
  const became = (await kept()).map((each) => [each.webhook_id, [each.state, each.failure, each.body]] as const);
  expect(Object.fromEntries(became)).toEqual({
    [webhook.id]: ['sent', null, null],
    [paused.webhook.id]: ['failed', 'too-old', null],
  });
});
