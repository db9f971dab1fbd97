import { randomUUID } from 'node:crypto';
import {
  createFormEmail,
  disableFormEmail,
  type EmailTemplate,
  emailTemplate,
  enableFormEmail,
  getEmailAuthUrl,
  getFormEmail,
  getFormEmailEnabled,
  redeemEmailAuthCode,
  sendFormEmail,
  submissionPdfContent,
  updateFormEmail,
} from '@tideform/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OutgoingEmail } from '../external-services/mail/outgoing-email.ts';
import type { SignInServer } from '../external-services/sign-in-server.ts';
import type { FakePerson } from '../testing/fake-graph.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const [tenantId, teamId] = [randomUUID(), randomUUID()];
const ada: FakePerson = { userId: randomUUID(), tenantId, joinedTeams: [], ownedGroups: [] };

let scopes: readonly string[] = [];
const signInServer: SignInServer = {
  createSignInUrl(ask) {
    scopes = ask.scopes;
    return `https://login.test/authorize?state=${ask.state}`;
  },
  redeem: async () => ({ accessToken: test.graph.tokenOf(ada), lifeSeconds: 3600, refreshToken: 'refresh' }),
  refresh: async () => 'refused',
};
const sentEmails: OutgoingEmail[] = [];
const mailServer = {
  address: 'forms@tideform.example',
  async post(email: OutgoingEmail) {
    sentEmails.push(email);
    return { kind: 'sent' as const };
  },
};

let test: TestApp;
let formId = '';
let params: { teamId: string; formId: string };
beforeAll(async () => {
  test = await startTestApp({}, { signInServer, mailServer });
});
afterAll(() => test.close());
beforeEach(() => {
  formId = `form-${randomUUID()}`;
  params = { teamId, formId };
});

async function createOwnerClient() {
  const token = await test.tokens.signTeamToken({ teamId, tenantId, userId: ada.userId, isTeamOwner: true });
  return test.clientWith(token, test.graph.tokenOf(ada));
}
async function callAsOwner<Answer>(
  ask: (client: Awaited<ReturnType<typeof createOwnerClient>>) => Promise<Answer>,
): Promise<Answer> {
  return ask(await createOwnerClient());
}

const createTemplate = (over: Partial<EmailTemplate> = {}) =>
  emailTemplate.parse({ to: '{{data.mail}}', subject: 'At {{place}}', body: '<p>{{viewUrl}}</p>', ...over });
const createEmail = (over: Partial<EmailTemplate> = {}, sender: 'account' | 'server' = 'account') =>
  callAsOwner((client) => client.call(createFormEmail, { params, body: { template: createTemplate(over), sender } }));
const loadEmail = async () => {
  const answer = await callAsOwner((client) => client.call(getFormEmail, { params }));
  return answer.ok ? answer.value : undefined;
};

const emptyFormEmail = {
  template: null,
  disabled: true,
  enabled: false,
  hasCredentials: false,
  authorization: 'missing',
  sender: 'account',
  serverAddress: 'forms@tideform.example',
};

it('enables a form’s email once it is created and an account is connected for mail', async () => {
  expect(await loadEmail()).toEqual(emptyFormEmail);
  expect(await createEmail()).toMatchObject({
    ok: true,
    value: { template: createTemplate(), disabled: false, enabled: false },
  });
  expect(await createEmail()).toMatchObject({ refusal: 'email-exists' });
  const address = await callAsOwner((client) => client.call(getEmailAuthUrl, { params }));
  expect(scopes).toEqual(['User.Read', 'Mail.Send', 'Mail.Send.Shared']);
  const state = new URL(address.ok ? address.value.url : '').searchParams.get('state')!;
  const redeem = (code: string, over = {}) =>
    callAsOwner((client) =>
      client.call(redeemEmailAuthCode, { params: { ...params, code, ...over }, body: { state } }),
    );
  expect(await redeem('code-1', { formId: 'no-form' })).toMatchObject({ refusal: 'not-found' });
  const account = { name: 'Ada Tester', username: 'ada@north.example' };
  const valid = { enabled: true, hasCredentials: true, authorization: 'valid', account };
  expect(await redeem('code-1')).toMatchObject({ ok: true, value: valid });
  expect(await redeem('code-1')).toMatchObject({ refusal: 'authorization-failed' });
  expect(await callAsOwner((client) => client.call(getFormEmailEnabled, { params }))).toMatchObject({
    value: { enabled: true },
  });

  await sql`update graph_credentials set purposes = '{files}'`.execute(test.db.database);
  expect(await loadEmail()).toMatchObject({ enabled: false, hasCredentials: false, authorization: 'missing' });
  await sql`update graph_credentials set refresh_token = null, expired_at = now()`.execute(test.db.database);
  expect(await loadEmail()).toMatchObject({ enabled: false, hasCredentials: false, authorization: 'expired', account });
  await sql`delete from form_emails`.execute(test.db.database);
  await sql`delete from graph_credentials`.execute(test.db.database);
});

it('keeps the template when the email is disabled, and keeps the email disabled when the template changes', async () => {
  const ask = (operation: typeof enableFormEmail | typeof disableFormEmail) =>
    callAsOwner((client) => client.call(operation, { params }));
  const change = (body: { template: EmailTemplate; sender?: 'server' }) =>
    callAsOwner((client) => client.call(updateFormEmail, { params, body }));
  for (const asking of [ask(enableFormEmail), ask(disableFormEmail), change({ template: createTemplate() })])
    expect(await asking).toMatchObject({ refusal: 'not-found' });
  await createEmail({}, 'server');
  expect(await ask(disableFormEmail)).toMatchObject({
    value: { disabled: true, enabled: false, hasCredentials: true },
  });
  const changed = await change({ template: createTemplate({ subject: 'New' }) });
  expect(changed).toMatchObject({ value: { template: { subject: 'New' }, disabled: true, sender: 'server' } });
  expect(await ask(enableFormEmail)).toMatchObject({ value: { template: { subject: 'New' }, enabled: true } });
});

it('rejects invalid templates, and adds the extension .pdf to the attached response PDF', async () => {
  expect(await createEmail({ to: 'Ada' })).toMatchObject({ refusal: 'invalid-template', detail: 'to: address' });
  expect(await createEmail({ from: 'a@b.example\r\nBcc: c@d.example' })).toMatchObject({ detail: 'from: address' });
  const file = (name: string, contentBytes: string) => ({ name, contentType: 'application/pdf', contentBytes });
  const half = Buffer.alloc(13 * 1024 * 1024).toString('base64');
  const tooLarge = await createEmail({ attachments: [file('a.pdf', half), file('b.pdf', half)] });
  expect(tooLarge).toMatchObject({ refusal: 'attachments-too-large', detail: expect.stringContaining('25 MB') });
  await createEmail({ attachments: [file('submission', submissionPdfContent), file('Rules.PDF', 'JVBERi0=')] });
  expect((await loadEmail())?.template?.attachments.map(({ name }) => name)).toEqual(['submission.pdf', 'Rules.PDF']);
});

const response = {
  submissionNumber: 7,
  formTitle: 'Near misses',
  version: 0,
  schema: {
    components: [
      { type: 'password', key: 'pin' },
      { type: 'textfield', key: 'place' },
    ],
  },
  data: { data: { place: 'Quay', mail: 'bob@north.example', pin: '1234' } },
};
const sendTestEmail = (body: object) =>
  callAsOwner((client) =>
    client.call(sendFormEmail, { params, body: { mode: 'preview', response, ...body } as never }),
  );

it('previews the email without sending it, even with an unsaved template', async () => {
  expect(await sendTestEmail({})).toMatchObject({ refusal: 'no-template' });
  const attachments = [{ name: 'submission', contentType: 'application/pdf', contentBytes: submissionPdfContent }];
  const edited = createTemplate({ cc: '{{data.pin}}', body: '<p>{{pin}} {{viewUrl}}</p>', attachments });
  expect(await sendTestEmail({ template: edited })).toMatchObject({
    ok: true,
    value: {
      ...emptyFormEmail,
      test: null,
      email: {
        to: ['bob@north.example'],
        cc: [],
        subject: 'DRAFT: At Quay',
        body: '<p>•••••••• Link will be populated once published</p>',
        attachments: [{ name: 'submission.pdf', contentType: 'application/pdf', sizeBytes: null }],
        leftOut: ['••••••••'],
      },
    },
  });
  expect(await sendTestEmail({ template: createTemplate({ to: 'x' }) })).toMatchObject({ refusal: 'invalid-template' });
  expect(sentEmails).toEqual([]);
});

it('sends a test email only to the user who requests it', async () => {
  await createEmail({ bcc: 'boss@north.example' }, 'server');
  const published = { ...response, id: 'response-1', version: 3 };
  const sent = await sendTestEmail({ mode: 'test', response: published });
  expect(sent).toMatchObject({ value: { test: { status: 'sent', failure: null, to: 'ada@north.example' } } });
  expect(sentEmails).toMatchObject([{ to: ['ada@north.example'], cc: [], bcc: [], subject: 'At Quay' }]);
  expect(sentEmails[0]!.html).toContain(`/teams/${teamId}/forms/${formId}/response/response-1?tenantId`);
  await sql`update form_emails set sender = 'account'`.execute(test.db.database);
  expect(await sendTestEmail({ mode: 'test' })).toMatchObject({
    value: { test: { status: 'error', failure: 'authorization-required' } },
  });
});

it('rejects an update that is based on an outdated ETag', async () => {
  await createEmail();
  const seen = (await loadEmail())?.eTag;
  const put = (subject: string, ifMatch?: string) =>
    callAsOwner((client) =>
      client.call(updateFormEmail, { params, body: { template: createTemplate({ subject }), ifMatch } }),
    );
  const first = await put('Hers', seen);
  expect(first).toMatchObject({ ok: true, value: { template: { subject: 'Hers' } } });
  expect(await put('His', seen)).toMatchObject({ refusal: 'email-changed' });
  expect(await loadEmail()).toMatchObject({ template: { subject: 'Hers' } });
  await callAsOwner((client) => client.call(disableFormEmail, { params }));
  expect(await put('His', first.ok ? first.value.eTag : '')).toMatchObject({ ok: true });
  expect(await put('Whoever’s')).toMatchObject({ ok: true });
  params = { teamId, formId: 'no-form' };
  expect(await put('Nobody’s', seen)).toMatchObject({ refusal: 'not-found' });
});
