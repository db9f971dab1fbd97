import type { MailMessage } from '@tideform/graph';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AddedPerson, addPeople } from '../../../testing/add-people.ts';
import { type HttpBrowser, openHttpBrowser, type Page } from '../../../testing/http-browser.ts';
import { type IdentityServer, startIdentity } from '../../../testing/start-identity.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { addAdministrator } from '../../add-team.ts';
import { findPerson } from '../../directory/people-store.ts';
import { deliverMail } from '../deliver-mail.ts';

const password = 'low tide at dawn';
let db: TestDatabase;
let server: IdentityServer;
let ada: AddedPerson;
let ben: AddedPerson;
let eve: AddedPerson;
let browser: HttpBrowser;
const now = new Date('2026-06-10T12:00:00Z');

beforeAll(async () => {
  db = await createTestDatabase();
  ({ ada, ben } = await addPeople(db.database, { domain: 'north.example', password }, ['ada', 'ben']));
  ({ eve } = await addPeople(db.database, { domain: 'south.example', password }, ['eve']));
  for (const administrator of [ada, eve]) await addAdministrator(db.database, administrator);
  server = await startIdentity(db.database, { mail: { now: () => now } });
});

beforeEach(async () => {
  await sql`delete from workspace.mails`.execute(db.database);
  browser = openHttpBrowser(() => false);
});

afterAll(async () => {
  await server.close();
  await db.close();
});

const open = (path: string) => browser.open(server.origin + path);

async function signIn(person: AddedPerson): Promise<Page> {
  return browser.submit(await open('/workspace/mail'), { account: person.account, password });
}

const toRecipients = (...addresses: string[]) => addresses.map((address) => ({ emailAddress: { address } }));

async function sendMessage(from: AddedPerson, message: MailMessage): Promise<void> {
  const sender = await findPerson(db.database, from.id);
  if (!sender) throw new Error('Nobody sends');
  await deliverMail({ database: db.database, now: () => now }, { sender, message, isSaved: true });
}

const findLinks = (page: Page, pattern: RegExp) =>
  [...page.text.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '').filter((href) => pattern.test(href));
async function openFirst(folder: Page): Promise<Page> {
  return open(findLinks(folder, /messages/)[0] ?? '');
}

describe('mail pages', () => {
  it('require sign-in, then return to an empty inbox', async () => {
    const signInPage = await open('/workspace/mail');
    expect(signInPage.text).toContain('Sign in');
    const page = await browser.submit(signInPage, { account: ben.account, password });
    expect(page.url).toBe(`${server.origin}/workspace/mail`);
    expect(page.text).toContain('No emails');
    expect(page.text).toContain('Ben Tester');
  });

  it('show received and sent mail; opening a message marks it as read', async () => {
    await sendMessage(ada, {
      subject: 'High <water>',
      body: { contentType: 'text', content: 'At six & at noon' },
      toRecipients: toRecipients(ben.account),
    });
    const inbox = await signIn(ben);
    expect(inbox.text).toContain('High &lt;water&gt;');
    expect(inbox.text).toContain('1<span class="unseen"> unread');
    const mail = await openFirst(inbox);
    expect(mail.text).toContain('At six &amp; at noon');
    expect((await open('/workspace/mail')).text).not.toContain('unread');
    browser = openHttpBrowser(() => false);
    await signIn(ada);
    expect((await open('/workspace/mail/sent')).text).toContain(`To ${ben.account}`);
  });

  it('show HTML with inline images in a frame that blocks scripts and requests', async () => {
    const file = {
      '@odata.type': '#microsoft.graph.fileAttachment' as const,
      contentType: 'image/png',
      contentBytes: 'aGk=',
    };
    const content = '<script>alert(1)</script><img src="cid:logo"><img src="https://spy.example/x.png">';
    const attachments = [{ ...file, name: 'logo.png', isInline: true, contentId: 'logo' }];
    await sendMessage(ada, {
      body: { contentType: 'HTML', content },
      toRecipients: toRecipients(ben.account),
      attachments,
    });
    const mail = await openFirst(await signIn(ben));
    expect(mail.text).not.toContain('<script>');
    expect(mail.text).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    expect(mail.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*frame-ancestors 'none'$/);
    const frame = await open(/<iframe [^>]*src="([^"]*)"/.exec(mail.text)?.[1] ?? '');
    const policy = frame.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/sandbox allow-popups allow-popups-to-escape-sandbox$/);
    expect(policy).not.toMatch(/script-src|https:|allow-scripts|allow-same-origin/);
    expect(frame.text).toContain('src="data:image/png;base64,aGk="');
  });

  it('send attachments as downloads, whatever their type', async () => {
    const file = { '@odata.type': '#microsoft.graph.fileAttachment' as const, contentType: 'text/html' };
    const attachments = [{ ...file, name: 'tide "1".html', contentBytes: Buffer.from('<script>').toString('base64') }];
    await sendMessage(ada, { toRecipients: toRecipients(ben.account), attachments });
    const mail = await openFirst(await signIn(ben));
    const reply = await open(findLinks(mail, /attachments/)[0] ?? '');
    expect([reply.status, reply.text]).toEqual([200, '<script>']);
    expect(reply.headers.get('content-type')).toBe('application/octet-stream');
    expect(reply.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''tide%20%221%22.html");
  });

  it("refuse other people's mail", async () => {
    await sendMessage(ada, { subject: 'Secret tide', toRecipients: toRecipients(ben.account) });
    const path = new URL((await openFirst(await signIn(ben))).url).pathname;
    for (const person of [ada, eve]) {
      browser = openHttpBrowser(() => false);
      await signIn(person);
      for (const part of ['', '/body', '/attachments/00000000-0000-4000-8000-000000000000']) {
        const page = await open(path + part);
        expect([part, page.status]).toEqual([part, 404]);
        expect(page.text).not.toContain('Secret tide');
      }
    }
  });

  it('show administrators the mail to external recipients of their own organization only', async () => {
    await sendMessage(ben, { subject: 'Far away', toRecipients: toRecipients('crew@elsewhere.example') });
    await signIn(ada);
    const outsidePage = await open('/workspace/mail/outside');
    expect(outsidePage.text).toContain('Far away');
    expect((await openFirst(outsidePage)).text).toContain('crew@elsewhere.example');
    for (const [person, status] of [
      [ben, 404],
      [eve, 200],
    ] as const) {
      browser = openHttpBrowser(() => false);
      await signIn(person);
      const page = await open('/workspace/mail/outside');
      expect(page.status).toBe(status);
      expect(page.text).not.toContain('Far away');
    }
  });

  it('page through a full folder', async () => {
    for (let at = 0; at < 51; at++)
      await sendMessage(ada, { subject: `Tide ${at}`, toRecipients: toRecipients(ben.account) });
    const first = await signIn(ben);
    expect(findLinks(first, /messages/)).toHaveLength(50);
    const second = await open((findLinks(first, /page=2/)[0] ?? '').replaceAll('&amp;', '&'));
    expect(findLinks(second, /messages/)).toHaveLength(1);
  });
});
