import {
  createFormEmail,
  createWebhook,
  deliver,
  emailTemplate,
  listDeliveries,
  listEmailMessages,
  rerunDelivery,
} from '@tideform/contract';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OutgoingEmail } from '../../external-services/mail/outgoing-email.ts';
import { authorizeCredential } from '../../graph-credentials/graph-credentials-store.ts';
import { sealTokens } from '../../graph-credentials/sealed-tokens.ts';
import { loadLatestNotifications } from '../../notices/notifications-store.ts';
import { createMemoryTeam, type MemoryTeam } from '../../testing/create-memory-team.ts';
import { createMemoryMailServer } from '../../testing/receivers.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { sendDueEmails, sendEmails } from './send-emails.ts';

const log = pino({ level: 'silent' });
const { signal } = new AbortController();
const mailServer = createMemoryMailServer();
const { letters, answers } = mailServer;
/** Simulated failure of Graph's `sendMail`. */
let fault: { readonly at: 'request' | 'reply'; readonly answer: 'lost' | Response } | undefined;
/** Download URLs of library files that were fetched. */
const fetchedUrls: string[] = [];

let team: MemoryTeam;
let test: TestApp;
let formCount = 0;
let params: { teamId: string; formId: string };
let responseId = '';
beforeAll(async () => {
  team = await createMemoryTeam((moment, { url }) => {
    if (moment === 'request' && url.startsWith('https://files.test/download/')) fetchedUrls.push(url);
    return fault?.at === moment && url.endsWith('/me/sendMail') ? fault.answer : undefined;
  });
  test = await startTestApp({}, { ...team.ports, mailServer });
});
afterAll(() => test.close());
beforeEach(async () => {
  params = { teamId: team.teamId, formId: `form-${++formCount}` };
  responseId = `response-${formCount}`;
  test.now = new Date();
  await team.submit(params.formId, responseId, { pdf: Buffer.from('%PDF-1.7') });
});
afterEach(async () => {
  await sql`delete from email_messages`.execute(test.db.database);
  await sql`update graph_credentials set refresh_token = null, expired_at = null`.execute(test.db.database);
  mailServer.forget();
  [test.queuedJobs.length, fault] = [0, undefined];
  (team.graph.state.mails as unknown[]).length = 0;
});

const pdfAttachment = {
  name: 'submission',
  contentType: 'application/pdf',
  contentBytes: '{{submission.pdf}}' as const,
};

async function createEmail(sender: 'account' | 'server', over: object = {}): Promise<void> {
  const body = { sender, template: { ...plainTemplate, ...over } };
  const result = await (await team.apiOf(test, 'builder')).call(createFormEmail, { params, body });
  if (!result.ok) throw new Error(result.detail);
}
const plainTemplate = {
  to: 'office@north.example',
  subject: 'Near miss at {{place}}',
  body: '<p>{{createdBy.name}}: {{viewUrl}}</p>',
  attachments: [pdfAttachment],
};

async function connectBuilderAccount(): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from graph_credentials where user_id = ${team.people.builder}
  `.execute(test.db.database);
  const token = { accessToken: team.graph.createToken(team.people.builder), lifeSeconds: 3600 };
  const sealedTokens = sealTokens(test.context.secrets, rows[0]!.id, token, 'refresh', test.now);
  const who = { name: 'Ben', username: 'ben@north.example', purposes: ['mail'] as const };
  await authorizeCredential(test.db.database, rows[0]!.id, { ...sealedTokens, ...who });
}

const deliverResponse = async (revision = 1, triggerType: 'submit' | 'resubmit' | 'delete' = 'submit') =>
  (await team.apiOf(test, 'member')).call(deliver, { params, body: { responseId, revision, triggerType } });

async function runQueuedJobs(): Promise<void> {
  for (const [name, payload] of test.queuedJobs.splice(0))
    if (name === sendEmails.name) await sendEmails.run({ ...test.context, log }, signal, payload as never);
}
/** Delivers the response and runs the queued jobs. */
async function deliverAndRun(): Promise<void> {
  await deliverResponse();
  await runQueuedJobs();
}
/** Advances the clock, then runs the job that runs every minute. */
async function advanceAndRun(seconds: number): Promise<void> {
  test.now = new Date(test.now.getTime() + seconds * 1000);
  test.queuedJobs.splice(0);
  await sendDueEmails.run({ ...test.context, log }, signal);
  await runQueuedJobs();
}
async function getEmailStatus() {
  const member = await team.apiOf(test, 'member');
  const answer = await member.call(listDeliveries, { params, query: { responses: responseId } });
  return answer.ok ? answer.value.deliveries[0]?.email : undefined;
}
/** Submits a new response with this value of the answer `mail`. @returns the email that was sent */
async function submitAndSend(mail: unknown): Promise<OutgoingEmail> {
  responseId = `response-${++formCount}`;
  await team.submit(params.formId, responseId, { content: { data: { data: { mail }, metadata: {} } } });
  await deliverAndRun();
  return letters.at(-1)!;
}
const getSubjects = () => letters.map(({ subject }) => subject);

it('sends the answers at the time of submission, with the PDF, through the mail server', async () => {
  await createEmail('server');
  const accepted = await deliverResponse();
  expect(accepted).toMatchObject({ value: { targets: [{ kind: 'email' }] } });
  expect(await getEmailStatus()).toMatchObject({ status: 'waiting', failure: null });
  const { rows } = await sql<{ body: string }>`select body from email_messages`.execute(test.db.database);
  expect(rows[0]!.body).toMatch(/^v1\./);
  await team.submit(params.formId, responseId, { content: { data: { data: { place: 'Changed' }, metadata: {} } } });
  await runQueuedJobs();
  const { formId, teamId } = params;
  const link = `http://app.test/teams/${teamId}/forms/${formId}/response/${responseId}?tenantId=${team.tenantId}`;
  expect(letters).toEqual([
    {
      messageId: `<${responseId}.1@app.test>`,
      thread: `<${responseId}@app.test>`,
      from: '',
      to: ['office@north.example'],
      cc: [],
      bcc: [],
      replyTo: [],
      subject: 'Near miss at Quay',
      html: `<p>owner: ${link.replaceAll('=', '&#61;')}</p>`,
      attachments: [{ name: 'submission.pdf', contentType: 'application/pdf', contentBytes: 'JVBERi0xLjc=' }],
    },
  ]);
  expect(await getEmailStatus()).toMatchObject({ status: 'sent', failure: null, nextAt: null });
  const { rows: after } = await sql`select body from email_messages`.execute(test.db.database);
  expect(after).toEqual([{ body: null }]);
});

it('describes an edit as an edit, also with the default template of an older release', async () => {
  const people = { createdBy: { id: 'tom', name: 'Tom' }, collaborators: [{ name: 'Tom' }, { name: 'Amira' }] };
  const lastModified = { lastModified: '2026-05-01T08:00:00.000Z', lastModifiedBy: { id: 'amira', name: 'Amira' } };
  const content = { ...people, data: { data: { place: 'Quay' }, metadata: lastModified } };
  await team.submit(params.formId, responseId, { content });
  const subject = 'New submission: {{formTitle}}';
  const body = '<p>{{createdBy.name}} has submitted {{formTitle}}, number {{submissionNumber}}.</p>';
  await createEmail('server', { subject, body });
  await deliverResponse();
  await deliverResponse(2, 'resubmit');
  await runQueuedJobs();
  expect(getSubjects()).toEqual(['New submission: Near misses', 'Edited submission: Near misses']);
  expect(letters.map(({ html }) => html)).toEqual([
    expect.stringContaining('Tom has submitted Near misses, number'),
    expect.stringContaining('Amira edited Near misses, number'),
  ]);
});

it('renders the template tokens about an edit, also for responses of an older release', async () => {
  const subject = '{{#if isEdit}}Changed by {{editedBy.name}}{{else}}By {{createdBy.name}}{{/if}}';
  await createEmail('server', { subject });
  const createdBy = { id: 'tom', name: 'Tom' };
  await team.submit(params.formId, responseId, { content: { createdBy, collaborators: [createdBy, { name: 'Bo' }] } });
  await deliverResponse();
  await deliverResponse(2, 'resubmit');
  await runQueuedJobs();
  expect(getSubjects()).toEqual(['By Tom', 'Changed by Bo']);
});

it('fetches a response and its PDF once for all targets', async () => {
  await createEmail('server');
  const body = { formId: params.formId, url: 'http://127.0.0.1:9/hook', name: 'Ledger', includePdf: true };
  const hook = { ...body, type: 'response-submitted', environment: 'production' } as const;
  await (await team.apiOf(test, 'builder')).call(createWebhook, { params: { teamId: team.teamId }, body: hook });
  fetchedUrls.length = 0;
  expect(await deliverResponse()).toMatchObject({ value: { targets: [{ kind: 'webhook' }, { kind: 'email' }] } });
  expect(fetchedUrls).toHaveLength(2);
});

it('[I9] sends one email per response and revision for concurrent requests, and none for a deletion', async () => {
  await createEmail('server');
  await Promise.all([
    deliverResponse(),
    deliverResponse(),
    deliverResponse(1, 'resubmit'),
    deliverResponse(1, 'delete'),
  ]);
  await runQueuedJobs();
  await deliverResponse();
  await advanceAndRun(3600);
  expect(letters).toHaveLength(1);
  await deliverResponse(2, 'resubmit');
  await runQueuedJobs();
  expect(letters.map(({ messageId }) => messageId)).toEqual([1, 2].map((n) => `<${responseId}.${n}@app.test>`));
});

it('sends with the connected account, which keeps the email in its sent items', async () => {
  await createEmail('account', { cc: 'b@north.example', replyTo: 'ada@north.example' });
  await connectBuilderAccount();
  await deliverAndRun();
  const people = (address: string) => [{ emailAddress: { address } }];
  expect(team.graph.state.mails).toMatchObject([
    {
      fromId: team.people.builder,
      message: {
        subject: 'Near miss at Quay',
        body: { contentType: 'html' },
        toRecipients: people('office@north.example'),
        ccRecipients: people('b@north.example'),
        replyTo: people('ada@north.example'),
        internetMessageId: `<${responseId}.1@app.test>`,
        attachments: [{ '@odata.type': '#microsoft.graph.fileAttachment', name: 'submission.pdf' }],
      },
    },
  ]);
  expect(await getEmailStatus()).toMatchObject({ status: 'sent' });
});

it('waits until an account is authorized, and reports the missing authorization in the status', async () => {
  await createEmail('account');
  await deliverAndRun();
  expect(await getEmailStatus()).toMatchObject({
    status: 'error',
    failure: 'authorization-required',
    nextAt: expect.any(String),
  });
  for (let day = 0; day < 14; day++) await advanceAndRun(24 * 3600);
  await connectBuilderAccount();
  await advanceAndRun(300);
  expect(await getEmailStatus()).toMatchObject({ status: 'sent' });
  await sql`update graph_credentials set refresh_token = null, expired_at = now()`.execute(test.db.database);
  await deliverResponse(2, 'resubmit');
  await runQueuedJobs();
  expect(await getEmailStatus()).toMatchObject({ status: 'error', failure: 'authorization-expired' });
  expect(team.graph.state.mails).toHaveLength(1);
});

it('retries rejected emails in order, and gives up after a permanent failure', async () => {
  await createEmail('server');
  const busy = { kind: 'kept', failure: 'unreachable', isTemporary: true, statusCode: 421 } as const;
  answers.push(busy, busy, { kind: 'kept', failure: 'refused', isTemporary: false, statusCode: 554 });
  await deliverResponse();
  await team.submit(params.formId, responseId, { content: { data: { data: { place: 'Pier' }, metadata: {} } } });
  await deliverResponse(2, 'resubmit');
  await runQueuedJobs();
  expect(getSubjects()).toEqual(['Near miss at Quay']);
  expect(test.queuedJobs).toContainEqual(['send-emails-soon', { teamId: team.teamId, responseId }]);
  await advanceAndRun(10);
  expect(getSubjects()).toEqual(['Near miss at Quay', 'Near miss at Quay']);
  await advanceAndRun(600);
  expect(getSubjects()).toEqual([...Array(3).fill('Near miss at Quay'), 'Near miss at Pier']);
  expect(await getEmailStatus()).toMatchObject({ status: 'sent' });
  answers.push({ kind: 'kept', failure: 'refused', isTemporary: false, statusCode: 554 });
  await deliverResponse(3, 'resubmit');
  await runQueuedJobs();
  expect(await getEmailStatus()).toMatchObject({ status: 'error', failure: 'refused', statusCode: 554, nextAt: null });
  const { notices } = await loadLatestNotifications(test.db.database, team.people.builder, 50);
  expect(notices.filter(({ formId }) => formId === params.formId)).toMatchObject([
    { matter: { kind: 'email-failed', submissionNumber: 7 }, times: 2, isRead: false },
  ]);
});

it.each<[string, NonNullable<typeof fault>]>([
  ['its response is lost', { at: 'reply', answer: 'lost' }],
  ['the line breaks', { at: 'request', answer: 'lost' }],
  ['a gateway answers', { at: 'request', answer: new Response('', { status: 504 }) }],
])('[I9] does not resend an email that Graph may have accepted: %s', async (_, wrong) => {
  await createEmail('account');
  await connectBuilderAccount();
  fault = wrong;
  await deliverAndRun();
  fault = undefined;
  await advanceAndRun(3600 * 24);
  expect(await getEmailStatus()).toMatchObject({ status: 'error', failure: 'uncertain', nextAt: null });
  expect(team.graph.state.mails).toHaveLength(wrong.at === 'reply' ? 1 : 0);
});

it.each([
  [400, 'ErrorInvalidRecipients', 'recipients-refused'],
  [403, 'ErrorSendAsDenied', 'sender-refused'],
  [413, 'RequestEntityTooLarge', 'too-large'],
])('maps an error of Graph to a failure: %i %s', async (statusCode, code, failure) => {
  await createEmail('account');
  await connectBuilderAccount();
  fault = { at: 'request', answer: Response.json({ error: { code, message: code } }, { status: statusCode }) };
  await deliverAndRun();
  expect(await getEmailStatus()).toMatchObject({ status: 'error', failure, statusCode, nextAt: null });
});

it('[I9] does not resend an email after the process ended while sending it', async () => {
  await createEmail('server');
  answers.push(new Error('killed'));
  await deliverResponse();
  await expect(runQueuedJobs()).rejects.toThrow('killed');
  await advanceAndRun(30);
  expect(await getEmailStatus()).toMatchObject({ status: 'waiting' });
  await deliverResponse(2, 'resubmit');
  await advanceAndRun(3600);
  expect(letters.map(({ messageId }) => messageId)).toEqual([1, 2].map((n) => `<${responseId}.${n}@app.test>`));
  const { rows } = await sql`select state from email_messages order by place`.execute(test.db.database);
  expect(rows).toEqual([{ state: 'uncertain' }, { state: 'sent' }]);
});

it('resends an email on request under a new message ID', async () => {
  await createEmail('server');
  await deliverAndRun();
  const member = await team.apiOf(test, 'member');
  const again = (body: object) => member.call(rerunDelivery, { params, body: { responseId, ...body } });
  expect(await again({})).toMatchObject({ value: { email: false } });
  expect(await again({ email: true, webhookIds: [] })).toMatchObject({ value: { email: true, webhookIds: [] } });
  await runQueuedJobs();
  expect(letters.map(({ messageId }) => messageId)).toEqual([
    `<${responseId}.1@app.test>`,
    `<${responseId}.1.2@app.test>`,
  ]);
});

it('sends no email if it is disabled, has no recipients, or exceeds the size limit', async () => {
  await createEmail('server', { to: '{{data.nobody}}' });
  await deliverAndRun();
  expect(await getEmailStatus()).toMatchObject({ status: 'error', failure: 'no-recipients', nextAt: null });
  await sql`update form_emails set is_disabled = true`.execute(test.db.database);
  expect(await deliverResponse(2, 'resubmit')).toMatchObject({ value: { targets: [] } });
  const file = { ...pdfAttachment, contentBytes: Buffer.alloc(25 * 1024 * 1024).toString('base64') };
  const large = emailTemplate.parse({ ...plainTemplate, attachments: [pdfAttachment, file] });
  await sql`update form_emails set is_disabled = false, template = ${JSON.stringify(large)}`.execute(test.db.database);
  await deliverResponse(3, 'resubmit');
  await runQueuedJobs();
  expect(await getEmailStatus()).toMatchObject({ status: 'error', failure: 'too-large' });
  expect(letters).toEqual([]);
});

it('marks emails about responses to a draft form with the specified prefix', async () => {
  await createEmail('server');
  await team.submit(params.formId, responseId, { content: { version: 0 } });
  await deliverAndRun();
  expect(letters).toMatchObject([
    { subject: 'DRAFT: Near miss at Quay', html: '<p>owner: Link will be populated once published</p>' },
  ]);
});

it('limits emails to an address from answers to 100 a day, and does not limit addresses in the template', async () => {
  await createEmail('server', { to: 'office@north.example, {{data.mail}}' });
  expect((await submitAndSend('eve@south.example')).to).toEqual(['office@north.example', 'eve@south.example']);
  await sql`update rate_limits set count = 100 where key like 'e-mail to %'`.execute(test.db.database);
  expect((await submitAndSend('Eve@south.example')).to).toEqual(['office@north.example']);
  expect(await getEmailStatus()).toMatchObject({ status: 'error', failure: 'too-many-to-address', nextAt: null });
  expect((await submitAndSend('dan@south.example')).to).toEqual(['office@north.example', 'dan@south.example']);
  expect(await getEmailStatus()).toMatchObject({ status: 'sent' });
  await sql`update form_emails set template = replace(template, 'office@north.example, ', '')`.execute(
    test.db.database,
  );
  letters.length = 0;
  await submitAndSend('eve@south.example').catch(() => undefined);
  expect(letters).toHaveLength(0);
  expect(await getEmailStatus()).toMatchObject({ status: 'error', failure: 'too-many-to-address', nextAt: null });
});

it('sends to at most ten addresses from answers, within the daily limit of the form', async () => {
  await createEmail('server', { to: 'office@north.example', bcc: '{{data.mail}}' });
  const many = Array.from({ length: 60 }, (_, at) => `v${at}@south.example`);
  expect(await submitAndSend(many)).toMatchObject({ to: ['office@north.example'], bcc: many.slice(0, 10) });
  expect(await getEmailStatus()).toMatchObject({ status: 'error', failure: 'too-many-to-address' });
  await sql`update rate_limits set count = 995 where key like 'e-mails of form %'`.execute(test.db.database);
  expect((await submitAndSend(['a@south.example', 'b@south.example'])).bcc).toHaveLength(2);
  expect((await submitAndSend(many.slice(20, 24))).bcc).toEqual([]);
  expect(await getEmailStatus()).toMatchObject({ status: 'error', failure: 'too-many-to-address' });
  await sql`delete from rate_limits`.execute(test.db.database);
});

it('lists the result of each attempt for builders, without addresses', async () => {
  await createEmail('server', { to: 'office@north.example' });
  answers.push({ kind: 'kept', failure: 'unreachable', isTemporary: true, statusCode: 451 });
  await deliverAndRun();
  await advanceAndRun(60);
  await deliverResponse(2, 'resubmit');
  answers.push(new Error('killed'));
  await runQueuedJobs().catch(() => undefined);
  await advanceAndRun(11 * 60);
  const list = async (who: 'builder' | 'member') =>
    (await team.apiOf(test, who)).call(listEmailMessages, { params, query: {} });
  expect(await list('member')).toMatchObject({ refusal: 'forbidden' });
  const listed = await list('builder');
  expect(listed).toMatchObject({
    value: {
      messages: [
        { revision: 2, status: 'error', attempts: [{ tookMs: null, failure: 'uncertain' }] },
        {
          ...{ responseId, submissionNumber: 7, revision: 1, status: 'sent', sender: 'server' },
          attempts: [
            { failure: null, statusCode: null },
            { failure: 'unreachable', statusCode: 451 },
          ],
        },
      ],
      next: null,
    },
  });
  expect(JSON.stringify(listed)).not.toContain('@');
});
