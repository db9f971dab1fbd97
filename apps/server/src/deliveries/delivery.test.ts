import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLocalHttp, createWebhookTeam, type WebhookTeam } from '../testing/create-webhook-team.ts';

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
afterEach(async () => {
  await sql`delete from webhook_hosts`.execute(webhookTeam.test.db.database);
  webhookTeam.test.queuedJobs.splice(0);
  webhookTeam.receiver.received.splice(0);
  webhookTeam.receiver.answers.clear();
});

const getReceivedBodies = () => webhookTeam.receiver.received.map(({ body }) => JSON.parse(body));

interface StoredEvent {
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
it('sends the specified payload, signed, with the answers at the time of submission', async () => {
  const { secret, webhook } = await webhookTeam.createWebhook(formId, '/hook');
  const accepted = await webhookTeam.deliver(formId, responseId);
  const targets = [{ id: webhook.id, kind: 'webhook' }];
  expect(accepted).toEqual({ ok: true, value: { responseId, revision: 1, targets } });
  await webhookTeam.team.submit(formId, responseId, { content: { title: 'Changed since' } });
  await webhookTeam.runQueuedJobs();
  const { headers, body } = webhookTeam.receiver.received[0]!;
  const { teamId, tenantId, people } = webhookTeam.team;
  const person = { id: people.owner, name: 'owner' };
  const link = `http://app.test/teams/${teamId}/forms/${formId}/response/${responseId}?tenantId=${tenantId}`;
  expect(new Webhook(secret).verify(body, headers)).toEqual({
    type: 'response.submitted',
    triggerType: 'submit',
    id: responseId,
    submissionNumber: 7,
    teamId,
    channelId: null,
    formId,
    version: 1,
    title: 'Quay, 7',
    timestamp: '2026-03-14T09:30:00.000Z',
    createdBy: person,
    responder: person,
    collaborators: [person],
    isEdit: false,
    editedBy: null,
    data: { place: 'Quay' },
    emailTemplate: null,
    viewUrl: link,
    editUrl: `${link}&editMode=true`,
  });
  expect(headers['content-type']).toBe('application/json');
  expect(await loadStoredEvents()).toMatchObject([{ state: 'sent', attempts: 1, status_code: 200, failure: null }]);
});

it.each([
  ['the person in the metadata', { lastModifiedBy: { id: 'a1', name: 'Amira' } }, { id: 'a1', name: 'Amira' }],
  ['the last collaborator where the metadata has none', {}, { name: 'owner' }],
  ['the last collaborator where it is not a person', { lastModifiedBy: 'Amira' }, { name: 'owner' }],
])('sends the name of the user who edited the submission: %s', async (_, metadata, editedBy) => {
  await webhookTeam.createWebhook(formId, '/edited', { type: 'response-resubmitted' });
  await webhookTeam.team.submit(formId, responseId, { content: { data: { data: { place: 'Pier' }, metadata } } });
  await webhookTeam.deliver(formId, responseId, { revision: 2, triggerType: 'resubmit' });
  await webhookTeam.runQueuedJobs();
  expect(getReceivedBodies()).toMatchObject([
    { triggerType: 'resubmit', isEdit: true, editedBy, createdBy: { name: 'owner' } },
  ]);
});

it('sends a Teams card with the answers and without the PDF to webhooks with the Teams format', async () => {
  await webhookTeam.createWebhook(formId, '/flow', { format: 'teams', language: 'de', includePdf: true });
  await webhookTeam.deliver(formId, responseId);
  await webhookTeam.runQueuedJobs();
  const { body, headers } = webhookTeam.receiver.received[0]!;
  expect(headers['content-type']).toBe('application/json');
  const [attachment] = JSON.parse(body).attachments;
  const texts = attachment.content.body.map((line: { inlines: { text: string }[] }) =>
    line.inlines.map(({ text }) => text).join(''),
  );
  expect(texts).toEqual(['#7 Quay, 7', 'owner hat Near misses eingereicht', 'Place: Quay']);
  expect(JSON.parse(body).pdf).toBeUndefined();
});

it('[I8] sends one event for repeated and concurrent requests', async () => {
  await webhookTeam.createWebhook(formId, '/hook');
  await Promise.all([1, 2, 3, 4].map(() => webhookTeam.deliver(formId, responseId)));
  await webhookTeam.runQueuedJobs();
  await webhookTeam.deliver(formId, responseId);
  await webhookTeam.runQueuedJobs();
  await webhookTeam.advanceAndRun(3600);
  expect(webhookTeam.receiver.received).toHaveLength(1);
});

it('sends each event only to webhooks of its type, including deletions of responses that no longer exist', async () => {
  for (const type of ['response-submitted', 'response-resubmitted', 'response-deleted'] as const)
    await webhookTeam.createWebhook(formId, `/${type}`, { type });
  await webhookTeam.createWebhook('another-form', '/another');
  await webhookTeam.deliver(formId, responseId, { revision: 2, triggerType: 'resubmit' });
  await webhookTeam.deliver(formId, responseId, { revision: 0, triggerType: 'delete' });
  await webhookTeam.team.submit(formId, responseId, { content: { id: 'gone' } });
  await webhookTeam.runQueuedJobs();
  expect(webhookTeam.receiver.received.map(({ path }) => path)).toEqual(['/response-resubmitted', '/response-deleted']);
  expect(getReceivedBodies()).toMatchObject([
    { triggerType: 'resubmit', id: responseId },
    { triggerType: 'delete', id: responseId },
  ]);
});

it('includes the PDF for webhooks with includePdf', async () => {
  await webhookTeam.createWebhook(formId, '/plain');
  await webhookTeam.createWebhook(formId, '/pdf', { includePdf: true });
  await webhookTeam.team.submit(formId, responseId, { pdf: Buffer.from('%PDF-1.7 a page') });
  await webhookTeam.deliver(formId, responseId);
  await webhookTeam.runQueuedJobs();
  const pdfs = webhookTeam.receiver.received.map(({ path, body }) => [path, JSON.parse(body).pdf] as const);
  const pdf = Buffer.from('%PDF-1.7 a page').toString('base64');
  expect(Object.fromEntries(pdfs)).toEqual({ '/plain': undefined, '/pdf': pdf });
});

it('sends responses to a draft only to preview webhooks, with placeholders for links', async () => {
  await webhookTeam.createWebhook(formId, '/live');
  await webhookTeam.createWebhook(formId, '/preview', { environment: 'preview' });
  await webhookTeam.team.submit(formId, responseId, {
    content: { version: 0, emailTemplate: { subject: 'New', to: 'a@b.test' } },
  });
  await webhookTeam.deliver(formId, responseId);
  await webhookTeam.runQueuedJobs();
  const noLink = 'Link will be populated once published';
  expect(webhookTeam.receiver.received.map(({ path }) => path)).toEqual(['/preview']);
  expect(getReceivedBodies()).toMatchObject([
    { viewUrl: noLink, editUrl: noLink, emailTemplate: { subject: 'DRAFT: New', to: 'a@b.test' } },
  ]);
});

it('rejects a file that is not a valid response if the form has webhooks', async () => {
  await webhookTeam.team.submit(formId, responseId, { content: { createdBy: 'nobody' } });
  expect(await webhookTeam.deliver(formId, responseId, { revision: 1 })).toMatchObject({ ok: true });
  await webhookTeam.createWebhook(formId, '/hook');
  expect(await webhookTeam.deliver(formId, responseId, { revision: 2 })).toMatchObject({ refusal: 'not-stored' });
});

it.each([
  ['500', 500, null],
  ['302', 302, null],
  ['404', 404, null],
  ['hang', null, 'timeout'],
  ['break', null, 'unreachable'],
])('records the result of an attempt to send an event: %s', async (path, statusCode, failure) => {
  webhookTeam.receiver.answers.set('/hang', () => {});
  webhookTeam.receiver.answers.set('/break', (reply) => reply.socket?.destroy());
  await webhookTeam.createWebhook(formId, `/${path}`);
  await webhookTeam.deliver(formId, responseId);
  await webhookTeam.runQueuedJobs(path === 'hang' ? { outboundHttp: createLocalHttp(500) } : {});
  expect(await loadStoredEvents()).toMatchObject([{ state: 'waiting', attempts: 1, status_code: statusCode, failure }]);
  expect(webhookTeam.receiver.received).toHaveLength(1);
  expect(webhookTeam.test.queuedJobs).toEqual([
    ['send-webhook-messages-soon', { teamId: webhookTeam.team.teamId, responseId }],
  ]);
});

it('stops reading an endless response of a receiver', async () => {
  webhookTeam.receiver.answers.set('/endless', (reply) => {
    reply.writeHead(200);
    const more = () => reply.write('.'.repeat(65_536), (error) => error ?? more());
    more();
  });
  await webhookTeam.createWebhook(formId, '/endless');
  await webhookTeam.deliver(formId, responseId);
  await webhookTeam.runQueuedJobs();
  expect(await loadStoredEvents()).toMatchObject([{ state: 'sent', status_code: 200 }]);
});
