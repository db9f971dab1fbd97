import { createFormEmail } from '@tideform/contract';
import { operations } from '@tideform/graph';
import { listResponseRows } from '@tideform/sync/library';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { connectAccount } from '../../testing/connect-account.ts';
import { openWebhookTeam, type WebhookTeam } from '../../testing/webhook-team.ts';
import { sendEmails } from '../emails/send-emails.ts';
import { writeDueStatuses } from './write-due-statuses.ts';
import { writeStatuses } from './write-statuses.ts';

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
  world.test.now = new Date();
  await world.team.submit(formId, responseId);
});

const log = pino({ level: 'silent' });
const { signal } = new AbortController();
const place = () => ({ teamId: world.team.teamId, formId, responseId });

/** Connects the owner's account for files only, and adds a form email that this account would send. */
async function lend() {
  await connectAccount(world.test, world.team, 'owner');
  const api = await world.team.apiOf(world.test, 'owner');
  const template = { to: 'a@north.example', subject: 'New', body: 'New' };
  const made = await api.call(createFormEmail, { params: place(), body: { template } });
  if (!made.ok) throw new Error(made.refusal);
}

async function tell() {
  await world.deliver(formId, responseId);
  await world.runQueuedJobs();
  await sendEmails.run({ ...world.test.context, log }, signal, place());
}

/** Advances the clock by a minute and runs the jobs that write statuses. @returns the number of responses found */
async function minute(): Promise<number> {
  world.test.now = new Date(world.test.now.getTime() + 60_000);
  world.test.queuedJobs.splice(0);
  await writeDueStatuses.run({ ...world.test.context, log }, signal);
  const asked = world.test.queuedJobs.splice(0).filter(([name]) => name === writeStatuses.name);
  for (const [, at] of asked)
    await writeStatuses.run({ ...world.test.context, log }, signal, at as ReturnType<typeof place>);
  return asked.length;
}

async function row() {
  const { driveId } = world.team;
  const graph = world.team.graphOf('owner');
  const found = (await listResponseRows(graph, driveId, responseId))[0]!;
  const query = { expand: 'fields($select=tfSubmissionWebhooks,tfSubmissionEmail)' };
  return graph.call(operations.getDriveListItem, { driveId, listItemId: found.id }, { query });
}

async function written() {
  const { fields = {} } = await row();
  const read = (text: unknown) => (text === undefined ? undefined : JSON.parse(String(text)));
  return { webhooks: read(fields.tfSubmissionWebhooks), email: read(fields.tfSubmissionEmail) };
}

it('writes delivery statuses to the library with an account connected to the form', async () => {
  const { webhook } = await world.createWebhook(formId, '/hook?secret=1');
  await lend();
  await tell();
  expect(await minute()).toBe(1);
  const { webhooks, email } = await written();
  const sent = { status: 'sent', statusCode: 200, statusText: 'OK', failure: null, type: 'response-submitted' };
  expect(webhooks).toEqual([
    {
      id: webhook.id,
      name: webhook.name,
      url: world.receiver.url,
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
  expect(await minute()).toBe(0);
});

it('writes changed statuses only', async () => {
  await world.createWebhook(formId, '/down');
  world.receiver.answers.set('/down', (reply) => reply.writeHead(400).end());
  await lend();
  await tell();
  await minute();
  const first = await row();
  await world.advanceAndRun(60);
  expect(await minute()).toBe(1);
  expect((await row()).eTag).toBe(first.eTag);
  world.receiver.answers.set('/down', (reply) => reply.end());
  await world.advanceAndRun(3600);
  expect(await minute()).toBe(1);
  expect((await written()).webhooks).toMatchObject([{ status: 'sent' }]);
  expect((await row()).eTag).not.toBe(first.eTag);
});

it('retries with growing delays while the submission is not found in the library', async () => {
  await world.createWebhook(formId, '/hook');
  await lend();
  await world.deliver(formId, responseId);
  await world.runQueuedJobs();
  const found = await row();
  const { driveId } = world.team;
  const hide = { tfItemType: 'hidden' };
  const show = { tfItemType: 'submission' };
  const graph = world.team.graphOf('owner');
  await graph.call(operations.updateDriveListItemFields, { driveId, listItemId: found.id }, { body: hide });
  expect([await minute(), await minute(), await minute()]).toEqual([1, 1, 0]);
  await graph.call(operations.updateDriveListItemFields, { driveId, listItemId: found.id }, { body: show });
  expect([await minute(), await minute()]).toEqual([1, 0]);
  expect((await written()).webhooks).toMatchObject([{ status: 'sent' }]);
});

it('writes the webhook statuses even if the library has no column for the email status', async () => {
  await world.createWebhook(formId, '/hook');
  await lend();
  await tell();
  const library = world.team.graph.state.libraries.get(world.team.driveId);
  const at = library?.columns.findIndex(({ name }) => name === 'tfSubmissionEmail') ?? -1;
  const removed = library?.columns.splice(at, 1) ?? [];
  expect(await minute()).toBe(1);
  library?.columns.push(...removed);
  expect(await written()).toMatchObject({ webhooks: [{ status: 'sent' }], email: undefined });
});

it('does not record status changes for a form without a connected account', async () => {
  await world.createWebhook(formId, '/hook');
  await world.deliver(formId, responseId);
  await world.runQueuedJobs();
  expect(await minute()).toBe(0);
  const { rows } = await sql`select 1 from unwritten_statuses where form_id = ${formId}`.execute(
    world.test.db.database,
  );
  expect(rows).toEqual([]);
});
