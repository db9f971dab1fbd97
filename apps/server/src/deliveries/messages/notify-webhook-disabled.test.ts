import { updateWebhook, type Webhook } from '@tideform/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWebhookTeam, type WebhookTeam } from '../../testing/create-webhook-team.ts';
import { createMemoryMailServer } from '../../testing/receivers.ts';
import { notifyWebhookDisabled } from './notify-webhook-disabled.ts';

const formId = 'form-1';
const mailServer = createMemoryMailServer();
const { letters, answers } = mailServer;

let webhookTeam: WebhookTeam;
beforeAll(async () => {
  webhookTeam = await createWebhookTeam();
  webhookTeam.test.now = new Date();
});
afterAll(() => webhookTeam.close());

/** Disables the form's webhooks: the receiver responds to their events with HTTP status 410. */
async function disableWebhook(responseId: string) {
  await webhookTeam.team.submit(formId, responseId);
  await webhookTeam.deliver(formId, responseId);
  await webhookTeam.runQueuedJobs();
}

const runNotifyJob = (webhookId: string, over: object = { mailServer }) =>
  notifyWebhookDisabled.run(
    { ...webhookTeam.test.context, log: pino({ level: 'silent' }), ...over },
    new AbortController().signal,
    {
      webhookId,
    },
  );

async function enableWebhook({ id: webhookId, name, url, type, environment, includePdf }: Webhook) {
  webhookTeam.test.now = new Date(webhookTeam.test.now.getTime() + 1000);
  const body = { name, url, type, environment, includePdf, state: 'active' as const };
  await (await webhookTeam.builder()).call(updateWebhook, {
    params: { teamId: webhookTeam.team.teamId, webhookId },
    body,
  });
}

it('emails the creator each time a webhook is disabled, and does nothing without a mail server', async () => {
  const { webhook } = await webhookTeam.createWebhook(formId, '/410', { name: 'Ledger <b>\nBcc: eve@evil.example' });
  await runNotifyJob(webhook.id);
  expect(letters).toHaveLength(0);
  await disableWebhook('response-1');
  await runNotifyJob(webhook.id, { mailServer: undefined });
  answers.push({ kind: 'kept', failure: 'unreachable', isTemporary: true });
  await expect(runNotifyJob(webhook.id)).rejects.toThrow('rejected the email');
  await runNotifyJob(webhook.id);
  await runNotifyJob(webhook.id);
  expect(letters).toHaveLength(2);
  const { to, subject, html } = letters[1]!;
  expect(to).toEqual(['builder@contoso.test']);
  expect(subject).toMatch(/^Webhook turned off: Ledger <b> Bcc: eve@evil.example · Webhook ausgeschaltet: /);
  expect(html).toContain('“Ledger &lt;b&gt;');
  expect(html).toContain(`href="http://app.test/teams/${webhookTeam.team.teamId}/forms/${formId}/workflows"`);
  await enableWebhook(webhook);
  await disableWebhook('response-2');
  await runNotifyJob(webhook.id);
  expect(letters).toHaveLength(3);
});

it('queues the email about the disabled webhook together with the result of the last attempt', async () => {
  const { webhook } = await webhookTeam.createWebhook('form-2', '/410');
  await webhookTeam.team.submit('form-2', 'response-3');
  await webhookTeam.deliver('form-2', 'response-3');
  await webhookTeam.runQueuedJobs();
  expect(webhookTeam.test.queuedJobs).toContainEqual(['tell-webhook-disabled', { webhookId: webhook.id }]);
});
