import { requestSupport, supportLimits, tokenHeader } from '@tideform/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OutgoingEmail, SendResult } from '../external-services/mail/outgoing-email.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { recordActivity } from '../tokens/tokens-store.ts';

const ids = {
  teamId: '11111111-1111-4111-8111-111111111111',
  userId: '22222222-2222-4222-8222-222222222222',
  tenantId: '33333333-3333-4333-8333-333333333333',
};
const emails: OutgoingEmail[] = [];
let nextResult: SendResult = { kind: 'sent' };
const mailServer = {
  address: 'forms@tideform.example',
  post: async (email: OutgoingEmail): Promise<SendResult> => {
    emails.push(email);
    return nextResult;
  },
};
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({}, { mailServer, supportMail: 'help@tideform.example' });
  const activeUser = { ...ids, name: 'Ana <Rey>', email: 'ana@quay.example' };
  await recordActivity(test.db.database, activeUser, test.now);
});
afterAll(() => test.close());
beforeEach(() => {
  emails.length = 0;
  nextResult = { kind: 'sent' };
});

async function callRequestSupport(details: string, files: readonly { name: string; content: Blob }[] = [], at = test) {
  const client = at.clientWith(await at.tokens.signTeamToken({ ...ids, isTeamOwner: false }));
  return client.call(requestSupport, {
    params: { teamId: ids.teamId },
    body: { details, version: '1.11.0', path: '/teams' },
    files: files.map((file) => ({ field: 'attachments', ...file })),
  });
}

it('emails a support request with its files, with the user’s address as Reply-To', async () => {
  const schema = new Blob(['{"components":[]}'], { type: 'application/json' });
  expect(
    await callRequestSupport('The <form> hangs\r\nsince today', [{ name: 'schema.json', content: schema }]),
  ).toEqual({
    ok: true,
    value: { sent: true },
  });
  const [email] = emails;
  expect(email).toMatchObject({
    to: ['help@tideform.example'],
    replyTo: ['ana@quay.example'],
    subject: 'Support Request: The <form> hangs',
    attachments: [{ name: 'schema.json', contentType: 'application/json' }],
  });
  expect(atob(email!.attachments[0]!.contentBytes)).toBe('{"components":[]}');
  for (const said of ['The &lt;form&gt; hangs', 'Ana &lt;Rey&gt; ana@quay.example', ids.teamId, '1.11.0', '/teams']) {
    expect(email!.html).toContain(said);
  }
});

it('reports support requests that are invalid or could not be sent', async () => {
  nextResult = { kind: 'kept', failure: 'unreachable', isTemporary: true };
  expect(await callRequestSupport('Help')).toMatchObject({ ok: false, refusal: 'mail-not-sent' });
  expect(await callRequestSupport('  ')).toMatchObject({ ok: false, refusal: 'invalid-request' });
  expect(await callRequestSupport('x'.repeat(supportLimits.details + 1))).toMatchObject({
    ok: false,
    refusal: 'invalid-request',
  });
  const many = Array.from({ length: supportLimits.files + 1 }, (_, at) => ({
    name: `${at}`,
    content: new Blob(['1']),
  }));
  expect(await callRequestSupport('Help', many)).toMatchObject({ ok: false, refusal: 'too-many-files' });
  expect(emails).toHaveLength(1);
});

it('accepts a support request without files as JSON, and explains what is invalid', async () => {
  const token = await test.tokens.signTeamToken({ ...ids, userId: ids.teamId, isTeamOwner: false });
  const send = async (type: string | undefined, payload: string) => {
    const { statusCode, json } = await test.app.inject({
      ...{ method: 'POST', url: requestSupport.path.replace('{teamId}', ids.teamId) },
      headers: { [tokenHeader]: `Bearer ${token}`, ...(type && { 'content-type': type }) },
      payload,
    });
    return [statusCode, json().detail];
  };
  expect(await send('application/json', '{"details":"It hangs"}')).toEqual([200, undefined]);
  expect(emails).toMatchObject([{ subject: 'Support Request: It hangs', attachments: [] }]);
  expect(await send('application/json', '{"details":""}')).toEqual([400, 'Invalid request: body.details']);
  expect(await send('application/json', '[]')).toEqual([400, 'Invalid request: body']);
  expect(await send(undefined, '')).toEqual([400, 'Invalid request: body']);
  expect((await send('text/csv', 'It hangs'))[0]).toBe(415);
});

it('refuses support requests if no support address is configured', async () => {
  const { context } = test;
  Object.assign(context, { supportMail: undefined });
  expect(await callRequestSupport('Help')).toMatchObject({ ok: false, refusal: 'no-support' });
  Object.assign(context, { supportMail: 'help@tideform.example' });
});
