import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MailReceiver, startMailReceiver } from '../../testing/receivers.ts';
import {
  createOwnerAccount,
  type PrivateServer,
  startPrivateWorkspace,
} from '../../testing/start-private-workspace.ts';

const password = 'low tide at dawn';
let mail: MailReceiver;
let server: PrivateServer;

beforeAll(async () => {
  mail = await startMailReceiver();
  server = await startPrivateWorkspace({ smtp: { url: mail.url, from: 'forms@quay.example' } });
  await createOwnerAccount(server, { mail: 'mina@quay.example', name: 'Mina Park', password });
});
afterAll(async () => {
  await server.close();
  await mail.close();
});

/** Returns the text of a mail without the line breaks of its encoding. */
const decodeMail = (email: string) =>
  email
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

it('sends an invitation by SMTP, and its link lets the recipient join with that address', async () => {
  const ownerClient = server.createSignInClient();
  await ownerClient.signIn('mina@quay.example', password);
  const page = await ownerClient.browser.open(`${server.origin}/workspace/admin/invitations`);
  const fields = { name: 'Kai Moe', mail: 'kai@elsewhere.example', how: 'mail' };
  const sent = await ownerClient.browser.submit(page, fields, 'name="jobTitle"');
  expect(sent.text).toContain('kai@elsewhere.example');
  expect(sent.text).not.toContain('code=');
  await expect.poll(() => mail.messages).toHaveLength(1);
  const email = decodeMail(mail.messages[0]!);
  expect(email).toMatch(/^From: .*forms@quay\.example/m);
  expect(email).toMatch(/^To: .*kai@elsewhere\.example/m);
  const link = /http:\S+\/workspace\/join\?code=[\w-]+/.exec(email)?.[0] ?? '';
  const visitor = server.openBrowser();
  await visitor.submit(await visitor.open(link), { name: 'Kai Moe', password: 'seven ropes coiled' });
  const { access_token: token } = await server
    .createSignInClient()
    .signIn('kai@elsewhere.example', 'seven ropes coiled');
  const me = await fetch(`${server.origin}/v1.0/me`, { headers: { authorization: `Bearer ${token}` } });
  expect(await me.json()).toMatchObject({ displayName: 'Kai Moe', mail: 'kai@elsewhere.example' });
});

it('sends the link for a forgotten password by SMTP, to a confirmed address', async () => {
  const linkIn = (purpose: string) =>
    new RegExp(`http:\\S+/workspace/${purpose}\\?code=[\\w-]+`).exec(decodeMail(mail.messages.at(-1)!))?.[0] ?? '';
  const forget = async (address: string) => {
    const before = mail.messages.length;
    const visitor = server.openBrowser();
    await visitor.submit(await visitor.open(`${server.origin}/workspace/forgotten`), { mail: address });
    await expect.poll(() => mail.messages).toHaveLength(before + 1);
  };
  const people = async () => (await ownerClient.browser.open(`${server.origin}/workspace/admin`)).text;
  const ownerClient = server.createSignInClient();
  await ownerClient.signIn('mina@quay.example', password);
  // Kai joined through a mailed link, the owner through the link on the console.
  expect((await people()).match(/No recovery method/g)).toHaveLength(1);
  await forget('mina@quay.example');
  expect(decodeMail(mail.messages.at(-1)!)).toMatch(/^To: .*mina@quay\.example/m);
  const first = linkIn('reset');

  const account = await ownerClient.browser.open(`${server.origin}/workspace/account`);
  const sent = await ownerClient.browser.submit(account, { mail: 'mina@home.example' }, '/account/recovery');
  expect(sent.text).toContain('Check that mailbox');
  await expect.poll(() => decodeMail(mail.messages.at(-1) ?? '')).toMatch(/^To: .*mina@home\.example/m);
  const visitor = server.openBrowser();
  const confirm = linkIn('confirm');
  await visitor.submit(await visitor.open(confirm), {});
  expect((await visitor.open(confirm)).status).toBe(410);
  expect(await people()).not.toContain('No recovery method');

  await forget('mina@quay.example');
  expect(decodeMail(mail.messages.at(-1)!)).toMatch(/^To: .*mina@home\.example/m);
  expect((await visitor.open(first)).status).toBe(410);
  const owner = server.openBrowser();
  await owner.submit(await owner.open(linkIn('reset')), { password: 'nine anchors weighed' });
  await server.createSignInClient().signIn('mina@quay.example', 'nine anchors weighed');
  const { rows } = await sql<{ inbox: number }>`
    select count(*) as inbox from workspace.mailbox_items where folder = 'inbox'
  `.execute(server.database);
  expect(rows[0]!.inbox).toBe(0);
});
