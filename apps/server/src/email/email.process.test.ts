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
import { addPeople } from '../testing/add-people.ts';
import { addTeam } from '../testing/add-team.ts';
import { openHttpBrowser } from '../testing/http-browser.ts';
import { type MailReceiver, openMailReceiver } from '../testing/mail-receiver.ts';
import { type OpenPerson, openPerson } from '../testing/open-person.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import type { SyncDevice } from '../testing/sync-device.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { unwrap } from '../testing/unwrap.ts';

const password = 'low tide at dawn';
const formId = 'form-1';
const schema = { display: 'form', components: [{ type: 'textfield', key: 'place', label: 'Place' }] };

let db: TestDatabase;
let server: ServerProcess;
let smtp: MailReceiver;
let params: { teamId: string; formId: string };
let ada: OpenPerson;
let ben: OpenPerson;
let device: SyncDevice;

beforeAll(async () => {
  db = await createTestDatabase();
  const people = await addPeople(db.database, { domain: 'quiet.example', password }, ['ada', 'ben']);
  smtp = await openMailReceiver();
  server = await startServerProcess(db.connectionString, {
    // The test reads Ben's mail through Graph, and the app's own scopes don't include reading mail.
    TENANT_RULES: 'none',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'forms@quiet.example',
  });
  const teamId = await addTeam(db.database, { name: 'Quay', owner: people.ada, members: [people.ben] });
  params = { teamId, formId };
  ada = await openPerson(server, people.ada, password);
  ben = await openPerson(server, people.ben, password);
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

async function statusOf(responseId: string) {
  const { deliveries } = await unwrap(ada.api.call(listDeliveries, { params, query: { responses: responseId } }));
  return deliveries[0]?.email?.status;
}

const template = {
  to: 'ben@quiet.example',
  subject: 'Near miss at {{place}}',
  body: '<p>{{place}}: <a href="{{viewUrl}}">open it</a></p>',
};

it('emails a submission with a connected account, and shows it on the mail page of the recipient', async () => {
  await unwrap(ada.api.call(createFormEmail, { params, body: { template } }));
  const { url } = await unwrap(ada.api.call(getEmailAuthUrl, { params }));
  const { code, state } = await ada.authorizeAt(url);
  const lent = await unwrap(ada.api.call(redeemEmailAuthCode, { params: { ...params, code }, body: { state } }));
  expect(lent).toMatchObject({ enabled: true, authorization: 'valid' });
  const responseId = await submit('Pier <7>');
  await expect.poll(() => statusOf(responseId)).toBe('sent');
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
  await unwrap(ada.api.call(updateFormEmail, { params, body: { template, sender: 'server' } }));
  const responseId = await submit('Quay');
  await expect.poll(() => statusOf(responseId)).toBe('sent');
  expect(smtp.taken).toHaveLength(1);
  for (const line of ['From: forms@quiet.example', 'Subject: Near miss at Quay', 'Auto-Submitted: auto-generated'])
    expect(smtp.taken[0]).toContain(line);
});
