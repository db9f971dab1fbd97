import { createFormEmail } from '@tideform/contract';
import { operations } from '@tideform/graph';
import { listResponseRows } from '@tideform/sync/library';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { connectAccount } from '../../testing/create-memory-team.ts';
import { createWebhookTeam, type WebhookTeam } from '../../testing/create-webhook-team.ts';
import { sendEmails } from '../emails/send-emails.ts';
import { writeDueStatuses, writeStatuses } from './write-statuses.ts';

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
  webhookTeam.test.now = new Date();
  await webhookTeam.team.submit(formId, responseId);
});

const log = pino({ level: 'silent' });
const { signal } = new AbortController();
const getStatusKey = () => ({ teamId: webhookTeam.team.teamId, formId, responseId });

/** Connects the owner's account for files only, and adds a form email that this account would send. */
async function connectAccountWithFormEmail() {
  await connectAccount(webhookTeam.test, webhookTeam.team, 'owner');
  const api = await webhookTeam.team.apiOf(webhookTeam.test, 'owner');
  const template = { to: 'a@north.example', subject: 'New', body: 'New' };
  const result = await api.call(createFormEmail, { params: getStatusKey(), body: { template } });
  if (!result.ok) throw new Error(result.refusal);
}

async function deliverAndSend() {
  await webhookTeam.deliver(formId, responseId);
  await webhookTeam.runQueuedJobs();
  await sendEmails.run({ ...webhookTeam.test.context, log }, signal, getStatusKey());
}

/** Advances the clock by a minute and runs the jobs that write statuses. @returns the number of responses found */
async function advanceMinuteAndRun(): Promise<number> {
  webhookTeam.test.now = new Date(webhookTeam.test.now.getTime() + 60_000);
  webhookTeam.test.queuedJobs.splice(0);
  await writeDueStatuses.run({ ...webhookTeam.test.context, log }, signal);
  const queuedJobs = webhookTeam.test.queuedJobs.splice(0).filter(([name]) => name === writeStatuses.name);
  for (const [, at] of queuedJobs)
    await writeStatuses.run({ ...webhookTeam.test.context, log }, signal, at as ReturnType<typeof getStatusKey>);
  return queuedJobs.length;
}

async function loadListItem() {
  const { driveId } = webhookTeam.team;
  const graph = webhookTeam.team.createGraphFor('owner');
  const found = (await listResponseRows(graph, driveId, responseId))[0]!;
  const query = { expand: 'fields($select=tfSubmissionWebhooks,tfSubmissionEmail)' };
  return graph.call(operations.getDriveListItem, { driveId, listItemId: found.id }, { query });
}

async function loadWrittenStatuses() {
  const { fields = {} } = await loadListItem();
  const read = (text: unknown) => (text === undefined ? undefined : JSON.parse(String(text)));
  return { webhooks: read(fields.tfSubmissionWebhooks), email: read(fields.tfSubmissionEmail) };
}

it('writes delivery statuses to the library with an account connected to the form', async () => {
  const { webhook } = await webhookTeam.createWebhook(formId, '/hook?secret=1');
  await connectAccountWithFormEmail();
  await deliverAndSend();
  expect(await advanceMinuteAndRun()).toBe(1);
  const { webhooks, email } = await loadWrittenStatuses();
  const sent = { status: 'sent', statusCode: 200, statusText: 'OK', failure: null, type: 'response-submitted' };
  expect(webhooks).toEqual([
    {
      id: webhook.id,
      name: webhook.name,
      url: webhookTeam.receiver.url,
      includePdf: false,
      ...sent,
      timestamp: expect.any(String),
    },
  ]);
  expect(email).toEqual({
    status: 'error',
    error: 'authorization-required',
    statusCode: null,
    timestamp: expect.any(String),
  });
  expect(await advanceMinuteAndRun()).toBe(0);
});

it('writes changed statuses only', async () => {
  await webhookTeam.createWebhook(formId, '/down');
  webhookTeam.receiver.answers.set('/down', (reply) => reply.writeHead(400).end());
  await connectAccountWithFormEmail();
  await deliverAndSend();
  await advanceMinuteAndRun();
  const first = await loadListItem();
  await webhookTeam.advanceAndRun(60);
  expect(await advanceMinuteAndRun()).toBe(1);
  expect((await loadListItem()).eTag).toBe(first.eTag);
  webhookTeam.receiver.answers.set('/down', (reply) => reply.end());
  await webhookTeam.advanceAndRun(3600);
  expect(await advanceMinuteAndRun()).toBe(1);
  expect((await loadWrittenStatuses()).webhooks).toMatchObject([{ status: 'sent' }]);
  expect((await loadListItem()).eTag).not.toBe(first.eTag);
});

it('retries with growing delays while the submission is not found in the library', async () => {
  await webhookTeam.createWebhook(formId, '/hook');
  await connectAccountWithFormEmail();
  await webhookTeam.deliver(formId, responseId);
  await webhookTeam.runQueuedJobs();
  const found = await loadListItem();
  const { driveId } = webhookTeam.team;
  const hide = { tfItemType: 'hidden' };
  const show = { tfItemType: 'submission' };
  const graph = webhookTeam.team.createGraphFor('owner');
  await graph.call(operations.updateDriveListItemFields, { driveId, listItemId: found.id }, { body: hide });
  expect([await advanceMinuteAndRun(), await advanceMinuteAndRun(), await advanceMinuteAndRun()]).toEqual([1, 1, 0]);
  await graph.call(operations.updateDriveListItemFields, { driveId, listItemId: found.id }, { body: show });
  expect([await advanceMinuteAndRun(), await advanceMinuteAndRun()]).toEqual([1, 0]);
  expect((await loadWrittenStatuses()).webhooks).toMatchObject([{ status: 'sent' }]);
});

it('writes the webhook statuses even if the library has no column for the email status', async () => {
  await webhookTeam.createWebhook(formId, '/hook');
  await connectAccountWithFormEmail();
  await deliverAndSend();
  const library = webhookTeam.team.graph.state.libraries.get(webhookTeam.team.driveId);
  const at = library?.columns.findIndex(({ name }) => name === 'tfSubmissionEmail') ?? -1;
  const removed = library?.columns.splice(at, 1) ?? [];
  expect(await advanceMinuteAndRun()).toBe(1);
  library?.columns.push(...removed);
  expect(await loadWrittenStatuses()).toMatchObject({ webhooks: [{ status: 'sent' }], email: undefined });
});

it('does not record status changes for a form without a connected account', async () => {
  await webhookTeam.createWebhook(formId, '/hook');
  await webhookTeam.deliver(formId, responseId);
  await webhookTeam.runQueuedJobs();
  expect(await advanceMinuteAndRun()).toBe(0);
  const { rows } = await sql`select 1 from unwritten_statuses where form_id = ${formId}`.execute(
    webhookTeam.test.db.database,
  );
  expect(rows).toEqual([]);
});
