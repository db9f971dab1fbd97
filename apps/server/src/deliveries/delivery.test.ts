import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLocalHttp, openWebhookTeam, type WebhookTeam } from '../testing/webhook-team.ts';

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
afterEach(async () => {
  await sql`delete from webhook_hosts`.execute(world.test.db.database);
  world.test.queuedJobs.splice(0);
  world.receiver.received.splice(0);
  world.receiver.answers.clear();
});

const bodies = () => world.receiver.received.map(({ body }) => JSON.parse(body));

interface Kept {
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
it('sends the specified payload, signed, with the answers at the time of submission', async () => {
  const { secret, webhook } = await world.createWebhook(formId, '/hook');
  const accepted = await world.deliver(formId, responseId);
  const targets = [{ id: webhook.id, kind: 'webhook' }];
  expect(accepted).toEqual({ ok: true, value: { responseId, revision: 1, targets } });
  await world.team.submit(formId, responseId, { content: { title: 'Changed since' } });
  await world.runQueuedJobs();
  const { headers, body } = world.receiver.received[0]!;
  const { teamId, tenantId, people } = world.team;
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
  expect(await kept()).toMatchObject([{ state: 'sent', attempts: 1, status_code: 200, failure: null }]);
});

it.each([
  ['the person in the metadata', { lastModifiedBy: { id: 'a1', name: 'Amira' } }, { id: 'a1', name: 'Amira' }],
  ['the last collaborator where the metadata has none', {}, { name: 'owner' }],
  ['the last collaborator where it is not a person', { lastModifiedBy: 'Amira' }, { name: 'owner' }],
])('sends the name of the user who edited the submission: %s', async (_, metadata, editedBy) => {
  await world.createWebhook(formId, '/edited', { type: 'response-resubmitted' });
  await world.team.submit(formId, responseId, { content: { data: { data: { place: 'Pier' }, metadata } } });
  await world.deliver(formId, responseId, { revision: 2, triggerType: 'resubmit' });
  await world.runQueuedJobs();
  expect(bodies()).toMatchObject([{ triggerType: 'resubmit', isEdit: true, editedBy, createdBy: { name: 'owner' } }]);
});

it('sends a Teams card with the answers and without the PDF to webhooks with the Teams format', async () => {
  await world.createWebhook(formId, '/flow', { format: 'teams', language: 'de', includePdf: true });
  await world.deliver(formId, responseId);
  await world.runQueuedJobs();
  const { body, headers } = world.receiver.received[0]!;
  expect(headers['content-type']).toBe('application/json');
  const [attachment] = JSON.parse(body).attachments;
  const texts = attachment.content.body.map((line: { inlines: { text: string }[] }) =>
    line.inlines.map(({ text }) => text).join(''),
  );
  expect(texts).toEqual(['#7 Quay, 7', 'owner hat Near misses eingereicht', 'Place: Quay']);
  expect(JSON.parse(body).pdf).toBeUndefined();
});

it('[I8] sends one event for repeated and concurrent requests', async () => {
  await world.createWebhook(formId, '/hook');
  await Promise.all([1, 2, 3, 4].map(() => world.deliver(formId, responseId)));
  await world.runQueuedJobs();
  await world.deliver(formId, responseId);
  await world.runQueuedJobs();
  await world.advanceAndRun(3600);
  expect(world.receiver.received).toHaveLength(1);
});

it('sends each event only to webhooks of its type, including deletions of responses that no longer exist', async () => {
  for (const type of ['response-submitted', 'response-resubmitted', 'response-deleted'] as const)
    await world.createWebhook(formId, `/${type}`, { type });
  await world.createWebhook('another-form', '/another');
  await world.deliver(formId, responseId, { revision: 2, triggerType: 'resubmit' });
  await world.deliver(formId, responseId, { revision: 0, triggerType: 'delete' });
  await world.team.submit(formId, responseId, { content: { id: 'gone' } });
  await world.runQueuedJobs();
  expect(world.receiver.received.map(({ path }) => path)).toEqual(['/response-resubmitted', '/response-deleted']);
  expect(bodies()).toMatchObject([
    { triggerType: 'resubmit', id: responseId },
    { triggerType: 'delete', id: responseId },
  ]);
});

it('includes the PDF for webhooks with includePdf', async () => {
  await world.createWebhook(formId, '/plain');
  await world.createWebhook(formId, '/pdf', { includePdf: true });
  await world.team.submit(formId, responseId, { pdf: Buffer.from('%PDF-1.7 a page') });
  await world.deliver(formId, responseId);
  await world.runQueuedJobs();
  const pdfs = world.receiver.received.map(({ path, body }) => [path, JSON.parse(body).pdf] as const);
  const pdf = Buffer.from('%PDF-1.7 a page').toString('base64');
  expect(Object.fromEntries(pdfs)).toEqual({ '/plain': undefined, '/pdf': pdf });
});

it('sends responses to a draft only to preview webhooks, with placeholders for links', async () => {
  await world.createWebhook(formId, '/live');
  await world.createWebhook(formId, '/preview', { environment: 'preview' });
  await world.team.submit(formId, responseId, {
    content: { version: 0, emailTemplate: { subject: 'New', to: 'a@b.test' } },
  });
  await world.deliver(formId, responseId);
  await world.runQueuedJobs();
  const noLink = 'Link will be populated once published';
  expect(world.receiver.received.map(({ path }) => path)).toEqual(['/preview']);
  expect(bodies()).toMatchObject([
    { viewUrl: noLink, editUrl: noLink, emailTemplate: { subject: 'DRAFT: New', to: 'a@b.test' } },
  ]);
});

it('rejects a file that is not a valid response if the form has webhooks', async () => {
  await world.team.submit(formId, responseId, { content: { createdBy: 'nobody' } });
  expect(await world.deliver(formId, responseId, { revision: 1 })).toMatchObject({ ok: true });
  await world.createWebhook(formId, '/hook');
  expect(await world.deliver(formId, responseId, { revision: 2 })).toMatchObject({ refusal: 'not-stored' });
});

it.each([
  ['500', 500, null],
  ['302', 302, null],
  ['404', 404, null],
  ['hang', null, 'timeout'],
  ['break', null, 'unreachable'],
])('records the result of an attempt to send an event: %s', async (path, statusCode, failure) => {
  world.receiver.answers.set('/hang', () => {});
  world.receiver.answers.set('/break', (reply) => reply.socket?.destroy());
  await world.createWebhook(formId, `/${path}`);
  await world.deliver(formId, responseId);
  await world.runQueuedJobs(path === 'hang' ? { outboundHttp: createLocalHttp(500) } : {});
  expect(await kept()).toMatchObject([{ state: 'waiting', attempts: 1, status_code: statusCode, failure }]);
  expect(world.receiver.received).toHaveLength(1);
  expect(world.test.queuedJobs).toEqual([['send-webhook-messages-soon', { teamId: world.team.teamId, responseId }]]);
});

it('stops reading an endless response of a receiver', async () => {
  world.receiver.answers.set('/endless', (reply) => {
    reply.writeHead(200);
    const more = () => reply.write('.'.repeat(65_536), (error) => error ?? more());
    more();
  });
  await world.createWebhook(formId, '/endless');
  await world.deliver(formId, responseId);
  await world.runQueuedJobs();
  expect(await kept()).toMatchObject([{ state: 'sent', status_code: 200 }]);
});
