import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import type { Message } from '../resources/message.ts';
import { type Actor, type ConformanceWorld, createFreshName, expectRefusal, type GetWorld, sendRaw } from './world.ts';

const createRecipients = (...addresses: string[]) => addresses.map((address) => ({ emailAddress: { address } }));
const base64 = (text: string) => btoa(text);

async function send(world: ConformanceWorld, message: object, more = {}): Promise<string> {
  const subject = createFreshName(world, 'mail');
  const { status } = await sendRaw(world, world.owner, 'POST /me/sendMail', {
    body: { message: { subject, ...message }, ...more },
  });
  expect(status).toBe(202);
  return subject;
}

async function findMail({ client }: Actor, folderId: string, subject: string): Promise<Message[]> {
  const query = { filter: `subject eq '${subject}'` };
  return Array.fromAsync(client.rows(operations.listFolderMessages, { folderId }, { query }));
}

export function mailCases(open: GetWorld): void {
  describe('mail', () => {
    it('[GR-370] is in the inbox of the recipient and in the sent items, unless disabled', async () => {
      const world = open();
      const { owner, member } = world;
      const body = { contentType: 'HTML', content: '<p>Low <b>tide</b></p>' };
      const message = {
        body,
        toRecipients: createRecipients(member.mail),
        ccRecipients: createRecipients(owner.mail),
        replyTo: createRecipients(owner.mail),
      };
      const sentCopy = await send(world, message);
      const [received] = await findMail(member, 'inbox', sentCopy);
      expect(received).toMatchObject({
        subject: sentCopy,
        bodyPreview: expect.stringContaining('Low tide'),
        body: { contentType: 'html', content: expect.stringContaining('<b>tide</b>') },
        from: { emailAddress: { address: owner.mail } },
        toRecipients: [{ emailAddress: { address: member.mail } }],
        ccRecipients: [{ emailAddress: { address: owner.mail } }],
        replyTo: [{ emailAddress: { address: owner.mail } }],
        hasAttachments: false,
        isRead: false,
      });
      expect(await findMail(owner, 'inbox', sentCopy)).toHaveLength(1);
      expect(await findMail(owner, 'sentitems', sentCopy)).toHaveLength(1);
      const unsaved = await send(world, { toRecipients: createRecipients(member.mail) }, { saveToSentItems: false });
      expect(await findMail(owner, 'sentitems', unsaved)).toEqual([]);
      const messageId = received?.id ?? '';
      const one = await member.client.call(operations.getMessage, { messageId }, { query: { select: ['subject'] } });
      expect(one).toMatchObject({ id: messageId, subject: sentCopy });
      expect(one).not.toHaveProperty('body');
    });

    it('[GR-371] hides recipients of blind copies', async () => {
      const world = open();
      const { owner, member, outsider } = world;
      const subject = await send(world, {
        toRecipients: createRecipients(member.mail),
        bccRecipients: createRecipients(outsider.mail),
      });
      for (const actor of [member, outsider]) {
        expect((await findMail(actor, 'inbox', subject))[0]?.bccRecipients).toEqual([]);
      }
      expect((await findMail(owner, 'sentitems', subject))[0]?.bccRecipients).toMatchObject(
        createRecipients(outsider.mail),
      );
    });

    it('[GR-372] has attachments that can be listed and downloaded', async () => {
      const world = open();
      const file = { '@odata.type': '#microsoft.graph.fileAttachment', name: 'tides.txt', contentType: 'text/plain' };
      const attachments = [{ ...file, contentBytes: base64('high and low') }];
      const subject = await send(world, { toRecipients: createRecipients(world.member.mail), attachments });
      const { client } = world.member;
      const [mail] = await findMail(world.member, 'inbox', subject);
      expect(mail?.hasAttachments).toBe(true);
      const messageId = mail?.id ?? '';
      const { rows } = await client.page(operations.listMessageAttachments, { messageId });
      expect(rows).toMatchObject([{ name: 'tides.txt', contentType: 'text/plain', isInline: false }]);
      const params = { messageId, attachmentId: rows[0]?.id ?? '' };
      const one = await client.call(operations.getMessageAttachment, params);
      expect(atob(one.contentBytes ?? '')).toBe('high and low');
      expect(await (await client.call(operations.getAttachmentContent, params)).text()).toBe('high and low');
    });

    it('[GR-373] is returned as MIME at $value', async () => {
      const world = open();
      const subject = await send(world, {
        body: { contentType: 'text', content: 'Mind the rocks' },
        toRecipients: createRecipients(world.member.mail),
      });
      const [mail] = await findMail(world.member, 'inbox', subject);
      const mime = await world.member.client.call(operations.getMessageContent, { messageId: mail?.id ?? '' });
      expect(await mime.text()).toMatch(new RegExp(`Subject: ${subject}\\r?\\n[^]*Mind the rocks`));
    });

    it('[GR-480] keeps a given message ID', async () => {
      const world = open();
      const internetMessageId = `<one.${Math.random()}@forms.example>`;
      const subject = await send(world, { toRecipients: createRecipients(world.member.mail), internetMessageId });
      expect(await findMail(world.member, 'inbox', subject)).toMatchObject([{ internetMessageId }]);
    });

    it('[GR-481] sends headers that begin with x-, and no others', async () => {
      const world = open();
      const withHeader = (name: string) => ({
        toRecipients: createRecipients(world.member.mail),
        internetMessageHeaders: [{ name, value: 'All' }],
      });
      const subject = await send(world, withHeader('X-Auto-Response-Suppress'));
      const [mail] = await findMail(world.member, 'inbox', subject);
      const mime = await world.member.client.call(operations.getMessageContent, { messageId: mail?.id ?? '' });
      expect(await mime.text()).toMatch(/^X-Auto-Response-Suppress: All\r?$/m);
      const refused = await sendRaw(world, world.owner, 'POST /me/sendMail', { body: { message: withHeader('Bcc') } });
      expect([refused.status, refused.body.error.code]).toEqual([400, 'InvalidInternetMessageHeader']);
    });

    it('[GR-374] returns 400 ErrorInvalidRecipients without recipients or with invalid addresses', async () => {
      const world = open();
      for (const message of [
        {},
        { toRecipients: [] },
        { toRecipients: createRecipients('nowhere') },
        { ccRecipients: createRecipients('a b@c.d') },
      ]) {
        const answer = await sendRaw(world, world.owner, 'POST /me/sendMail', { body: { message } });
        expect([message, answer.status, answer.body.error?.code]).toEqual([message, 400, 'ErrorInvalidRecipients']);
      }
    });

    it('[GR-375] returns 403 ErrorSendAsDenied for a message in the name of another person', async () => {
      const world = open();
      const { owner, member } = world;
      const message = { toRecipients: createRecipients(member.mail), from: createRecipients(member.mail)[0] };
      const denied = await sendRaw(world, owner, 'POST /me/sendMail', { body: { message } });
      expect([denied.status, denied.body.error.code]).toEqual([403, 'ErrorSendAsDenied']);
      await send(world, { toRecipients: createRecipients(member.mail), from: createRecipients(owner.mail)[0] });
    });

    it('[GR-376] returns 400 for an invalid message, and 413 for one that is too large', async () => {
      const world = open();
      const file = { '@odata.type': '#microsoft.graph.fileAttachment', name: 'a.txt' };
      const toRecipients = createRecipients(world.member.mail);
      for (const invalid of [
        { body: { contentType: 'rtf', content: '' } },
        { attachments: [{ ...file, contentBytes: 'no base64!' }] },
        { attachments: [{ name: 'a.txt', contentBytes: 'YQ==' }] },
        { toRecipients: 'ada' },
      ]) {
        const answer = await sendRaw(world, world.owner, 'POST /me/sendMail', {
          body: { message: { toRecipients, ...invalid } },
        });
        expect([invalid, answer.status]).toEqual([invalid, 400]);
      }
      const attachments = [{ ...file, contentBytes: base64('x'.repeat(3_200_000)) }];
      const large = await sendRaw(world, world.owner, 'POST /me/sendMail', {
        body: { message: { toRecipients, attachments } },
      });
      expect(large.status).toBe(413);
    });

    it('[GR-377] is listed newest first, ten per page, with filters and sorting', async () => {
      const world = open();
      const { client } = world.outsider;
      const stem = createFreshName(world, 'row');
      for (let receivedTimes = 0; receivedTimes < 12; receivedTimes++)
        await send(world, { subject: `${stem} ${receivedTimes}`, toRecipients: createRecipients(world.outsider.mail) });
      const filter = `startswith(subject,'${stem}')`;
      const page = await client.page(operations.listMessages, {}, { query: { filter, count: true } });
      expect([page.rows.length, page.count]).toEqual([10, 12]);
      const all = await Array.fromAsync(client.rows(operations.listMessages, {}, { query: { filter, top: 5 } }));
      const instants = all.map(({ receivedDateTime = '' }) => receivedDateTime);
      expect(all).toHaveLength(12);
      expect(instants).toEqual(instants.toSorted().toReversed());
      const query = { filter: `${filter} and isRead eq false`, orderby: 'subject', top: 2 };
      const { rows } = await client.page(operations.listFolderMessages, { folderId: 'inbox' }, { query });
      expect(rows.map(({ subject }) => subject)).toEqual([`${stem} 0`, `${stem} 1`]);
      const folder = await client.call(operations.getMailFolder, { folderId: 'Inbox' });
      expect(folder.unreadItemCount).toBeGreaterThanOrEqual(12);
      const folders = await client.page(operations.listMailFolders, {});
      expect(folders.rows.map(({ displayName }) => displayName)).toEqual(
        expect.arrayContaining(['Inbox', 'Sent Items']),
      );
    });

    it('[GR-378] returns 404 for a missing message, and 400 for a malformed ID', async () => {
      const { client } = open().owner;
      const nothing = '00000000-0000-4000-8000-00000000dead';
      await expectRefusal(client.call(operations.getMessage, { messageId: nothing }), 404, 'ErrorItemNotFound');
      await expectRefusal(client.call(operations.getMessage, { messageId: 'x' }), 400, 'ErrorInvalidIdMalformed');
      const folder = client.page(operations.listFolderMessages, { folderId: 'attic' });
      await expectRefusal(folder, 404, /^Error(Item|Folder)NotFound$/);
    });
  });
}
