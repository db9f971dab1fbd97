import { updateWebhook, type Webhook } from '@tideform/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMemoryMailServer } from '../../testing/memory-mail-server.ts';
import { openWebhookTeam, type WebhookTeam } from '../../testing/webhook-team.ts';
import { notifyDisabled } from './notify-disabled.ts';

const formId = 'form-1';
const mailServer = createMemoryMailServer();
const { letters, answers } = mailServer;

let world: WebhookTeam;
beforeAll(async () => {
  world = await openWebhookTeam();
  world.test.now = new Date();
});
afterAll(() => world.close());

/** Disables the form's webhooks: the receiver responds to their events with HTTP status 410. */
async function disable(responseId: string) {
  await world.team.submit(formId, responseId);
  await world.deliver(formId, responseId);
  await world.runQueuedJobs();
}

const run = (webhookId: string, over: object = { mailServer }) =>
  notifyDisabled.run({ ...world.test.context, log: pino({ level: 'silent' }), ...over }, new AbortController().signal, {
    webhookId,
  });

async function switchOn({ id: webhookId, name, url, type, environment, includePdf }: Webhook) {
  world.test.now = new Date(world.test.now.getTime() + 1000);
  const body = { name, url, type, environment, includePdf, state: 'active' as const };
  await (await world.builder()).call(updateWebhook, { params: { teamId: world.team.teamId, webhookId }, body });
}

it('emails the creator each time a webhook is disabled, and does nothing without a mail server', async () => {
  const { webhook } = await world.createWebhook(formId, '/410', { name: 'Ledger <b>\nBcc: eve@evil.example' });
  await run(webhook.id);
  expect(letters).toHaveLength(0);
  await disable('response-1');
  await run(webhook.id, { mailServer: undefined });
  answers.push({ kind: 'kept', failure: 'unreachable', isPassing: true });
  await expect(run(webhook.id)).rejects.toThrow('rejected the email');
  await run(webhook.id);
  await run(webhook.id);
  expect(letters).toHaveLength(2);
  const { to, subject, html } = letters[1]!;
  expect(to).toEqual(['builder@contoso.test']);
  expect(subject).toMatch(/^Webhook turned off: Ledger <b> Bcc: eve@evil.example · Webhook ausgeschaltet: /);
  expect(html).toContain('“Ledger &lt;b&gt;');
  expect(html).toContain(`href="http://app.test/teams/${world.team.teamId}/forms/${formId}/workflows"`);
  await switchOn(webhook);
  await disable('response-2');
  await run(webhook.id);
  expect(letters).toHaveLength(3);
});

it('queues the email about the disabled webhook together with the result of the last attempt', async () => {
  const { webhook } = await world.createWebhook('form-2', '/410');
  await world.team.submit('form-2', 'response-3');
  await world.deliver('form-2', 'response-3');
  await world.runQueuedJobs();
  expect(world.test.queuedJobs).toContainEqual(['tell-webhook-disabled', { webhookId: webhook.id }]);
});
