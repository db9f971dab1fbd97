import {
  createFormEmail,
  getEmailAuthUrl,
  listDeliveries,
  redeemEmailAuthCode,
  updateFormEmail,
} from '@tideform/contract';
import { operations } from '@tideform/graph';
import { initialiseTeam, pullTeams } from '@tideform/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPeople, addTeam } from '../testing/add-people.ts';
import { openHttpBrowser } from '../testing/http-browser.ts';
import { type MailReceiver, startMailReceiver } from '../testing/receivers.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { type SignedInPerson, type SyncDevice, signInPerson, unwrapResult } from '../testing/sign-in-person.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const password = 'low tide at dawn';
const formId = 'form-1';
const schema = { display: 'form', components: [{ type: 'textfield', key: 'place', label: 'Place' }] };

let db: TestDatabase;
let server: ServerProcess;
let smtp: MailReceiver;
let params: { teamId: string; formId: string };
let ada: SignedInPerson;
let ben: SignedInPerson;
let device: SyncDevice;

beforeAll(async () => {
  db = await createTestDatabase();
  const people = await addPeople(db.database, { domain: 'quiet.example', password }, ['ada', 'ben']);
  smtp = await startMailReceiver();
  server = await startServerProcess(db.connectionString, {
    // The test reads Ben's mail through Graph, and the app's own scopes don't include reading mail.
    TENANT_RULES: 'none',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'forms@quiet.example',
  });
  const teamId = await addTeam(db.database, { name: 'Quay', owner: people.ada, members: [people.ben] });
  params = { teamId, formId };
  ada = await signInPerson(server, people.ada, password);
  ben = await signInPerson(server, people.ben, password);
  device = await ada.openDevice();
  await pullTeams(device.context);
  await initialiseTeam(device.context, teamId);
  await device.forms.add(teamId, { id: formId, title: 'Near misses', schema });
  await device.forms.publish(formId, 'first');
});

afterAll(async () => {
  await device.close();
  await server.remove();
  await smtp.close();
  await db.close();
});

async function submit(place: string): Promise<string> {
  const { id } = await device.responses.create(formId);
  await device.responses.submit(id, { place });
  await device.sync(params.teamId);
  await expect.poll(() => device.context.database.outbox.count()).toBe(0);
  return id;
}

async function getStatus(responseId: string) {
  const { deliveries } = await unwrapResult(ada.api.call(listDeliveries, { params, query: { responses: responseId } }));
  return deliveries[0]?.email?.status;
}

const template = {
  to: 'ben@quiet.example',
  subject: 'Near miss at {{place}}',
  body: '<p>{{place}}: <a href="{{viewUrl}}">open it</a></p>',
};

it('emails a submission with a connected account, and shows it on the mail page of the recipient', async () => {
  await unwrapResult(ada.api.call(createFormEmail, { params, body: { template } }));
  const { url } = await unwrapResult(ada.api.call(getEmailAuthUrl, { params }));
  const { code, state } = await ada.authorizeAt(url);
  const formEmail = await unwrapResult(
    ada.api.call(redeemEmailAuthCode, { params: { ...params, code }, body: { state } }),
  );
  expect(formEmail).toMatchObject({ enabled: true, authorization: 'valid' });
  const responseId = await submit('Pier <7>');
  await expect.poll(() => getStatus(responseId)).toBe('sent');
  const { rows } = await ben.graph.page(operations.listFolderMessages, { folderId: 'inbox' });
  expect(rows).toMatchObject([
    {
      subject: 'Near miss at Pier <7>',
      from: { emailAddress: { address: 'ada@quiet.example' } },
      internetMessageId: `<${responseId}.1@localhost>`,
    },
  ]);
  expect(rows[0]!.body!.content).toContain('<p>Pier &lt;7&gt;: <a href="');
  const browser = openHttpBrowser(() => false);
  const signIn = await browser.open(`${server.origin}/workspace/mail/sign-in`);
  const page = await browser.submit(signIn, { account: ben.account, password });
  expect(page.text).toContain('Near miss at Pier &lt;7&gt;');
});

it('emails a submission through the mail server if the form selects it', async () => {
  await unwrapResult(ada.api.call(updateFormEmail, { params, body: { template, sender: 'server' } }));
  const responseId = await submit('Quay');
  await expect.poll(() => getStatus(responseId)).toBe('sent');
  expect(smtp.messages).toHaveLength(1);
  for (const line of ['From: forms@quiet.example', 'Subject: Near miss at Quay', 'Auto-Submitted: auto-generated'])
    expect(smtp.messages[0]).toContain(line);
});
