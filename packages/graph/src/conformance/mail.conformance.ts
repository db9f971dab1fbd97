import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import type { Message } from '../resources/mail.ts';
import {
  type Actor,
  createFreshName,
  expectRefusal,
  type GetService,
  type ServiceUnderTest,
  sendRaw,
} from './service-under-test.ts';

const createRecipients = (...addresses: string[]) => addresses.map((address) => ({ emailAddress: { address } }));
const encodeBase64 = (text: string) => btoa(text);

async function sendMessage(service: ServiceUnderTest, message: object, more = {}): Promise<string> {
  const subject = createFreshName(service, 'mail');
  const { status } = await sendRaw(service, service.owner, 'POST /me/sendMail', {
    body: { message: { subject, ...message }, ...more },
  });
  expect(status).toBe(202);
  return subject;
}

async function findMessages({ client }: Actor, folderId: string, subject: string): Promise<Message[]> {
  const query = { filter: `subject eq '${subject}'` };
  return Array.fromAsync(client.rows(operations.listFolderMessages, { folderId }, { query }));
}

export function defineMailCases(getService: GetService): void {
  describe('mail', () => {
    it('[GR-370] is in the inbox of the recipient and in the sent items, unless disabled', async () => {
      const service = getService();
      const { owner, member } = service;
      const body = { contentType: 'HTML', content: '<p>Low <b>tide</b></p>' };
      const message = {
        body,
        toRecipients: createRecipients(member.mail),
        ccRecipients: createRecipients(owner.mail),
        replyTo: createRecipients(owner.mail),
      };
      const sentCopy = await sendMessage(service, message);
      const [received] = await findMessages(member, 'inbox', sentCopy);
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
      expect(await findMessages(owner, 'inbox', sentCopy)).toHaveLength(1);
      expect(await findMessages(owner, 'sentitems', sentCopy)).toHaveLength(1);
      const unsaved = await sendMessage(
        service,
        { toRecipients: createRecipients(member.mail) },
        { saveToSentItems: false },
      );
      expect(await findMessages(owner, 'sentitems', unsaved)).toEqual([]);
      const messageId = received?.id ?? '';
      const one = await member.client.call(operations.getMessage, { messageId }, { query: { select: ['subject'] } });
      expect(one).toMatchObject({ id: messageId, subject: sentCopy });
      expect(one).not.toHaveProperty('body');
    });

    it('[GR-371] hides recipients of blind copies', async () => {
      const service = getService();
      const { owner, member, outsider } = service;
      const subject = await sendMessage(service, {
        toRecipients: createRecipients(member.mail),
        bccRecipients: createRecipients(outsider.mail),
      });
      for (const actor of [member, outsider]) {
        expect((await findMessages(actor, 'inbox', subject))[0]?.bccRecipients).toEqual([]);
      }
      expect((await findMessages(owner, 'sentitems', subject))[0]?.bccRecipients).toMatchObject(
        createRecipients(outsider.mail),
      );
    });

    it('[GR-372] has attachments that can be listed and downloaded', async () => {
      const service = getService();
      const file = { '@odata.type': '#microsoft.graph.fileAttachment', name: 'tides.txt', contentType: 'text/plain' };
      const attachments = [{ ...file, contentBytes: encodeBase64('high and low') }];
      const subject = await sendMessage(service, { toRecipients: createRecipients(service.member.mail), attachments });
      const { client } = service.member;
      const [mail] = await findMessages(service.member, 'inbox', subject);
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
      const service = getService();
      const subject = await sendMessage(service, {
        body: { contentType: 'text', content: 'Mind the rocks' },
        toRecipients: createRecipients(service.member.mail),
      });
      const [mail] = await findMessages(service.member, 'inbox', subject);
      const mime = await service.member.client.call(operations.getMessageContent, { messageId: mail?.id ?? '' });
      expect(await mime.text()).toMatch(new RegExp(`Subject: ${subject}\\r?\\n[^]*Mind the rocks`));
    });

    it('[GR-480] keeps a given message ID', async () => {
      const service = getService();
      const internetMessageId = `<one.${Math.random()}@forms.example>`;
      const subject = await sendMessage(service, {
        toRecipients: createRecipients(service.member.mail),
        internetMessageId,
      });
      expect(await findMessages(service.member, 'inbox', subject)).toMatchObject([{ internetMessageId }]);
    });

    it('[GR-481] sends headers that begin with x-, and no others', async () => {
      const service = getService();
      const withHeader = (name: string) => ({
        toRecipients: createRecipients(service.member.mail),
        internetMessageHeaders: [{ name, value: 'All' }],
      });
      const subject = await sendMessage(service, withHeader('X-Auto-Response-Suppress'));
      const [mail] = await findMessages(service.member, 'inbox', subject);
      const mime = await service.member.client.call(operations.getMessageContent, { messageId: mail?.id ?? '' });
      expect(await mime.text()).toMatch(/^X-Auto-Response-Suppress: All\r?$/m);
      const refused = await sendRaw(service, service.owner, 'POST /me/sendMail', {
        body: { message: withHeader('Bcc') },
      });
      expect([refused.status, refused.body.error.code]).toEqual([400, 'InvalidInternetMessageHeader']);
    });

    it('[GR-374] returns 400 ErrorInvalidRecipients without recipients or with invalid addresses', async () => {
      const service = getService();
      for (const message of [
        {},
        { toRecipients: [] },
        { toRecipients: createRecipients('nowhere') },
        { ccRecipients: createRecipients('a b@c.d') },
      ]) {
        const answer = await sendRaw(service, service.owner, 'POST /me/sendMail', { body: { message } });
        expect([message, answer.status, answer.body.error?.code]).toEqual([message, 400, 'ErrorInvalidRecipients']);
      }
    });

    it('[GR-375] returns 403 ErrorSendAsDenied for a message in the name of another person', async () => {
      const service = getService();
      const { owner, member } = service;
      const message = { toRecipients: createRecipients(member.mail), from: createRecipients(member.mail)[0] };
      const denied = await sendRaw(service, owner, 'POST /me/sendMail', { body: { message } });
      expect([denied.status, denied.body.error.code]).toEqual([403, 'ErrorSendAsDenied']);
      await sendMessage(service, {
        toRecipients: createRecipients(member.mail),
        from: createRecipients(owner.mail)[0],
      });
    });

    it('[GR-376] returns 400 for an invalid message, and 413 for one that is too large', async () => {
      const service = getService();
      const file = { '@odata.type': '#microsoft.graph.fileAttachment', name: 'a.txt' };
      const toRecipients = createRecipients(service.member.mail);
      for (const invalid of [
        { body: { contentType: 'rtf', content: '' } },
        { attachments: [{ ...file, contentBytes: 'no base64!' }] },
        { attachments: [{ name: 'a.txt', contentBytes: 'YQ==' }] },
        { toRecipients: 'ada' },
      ]) {
        const answer = await sendRaw(service, service.owner, 'POST /me/sendMail', {
          body: { message: { toRecipients, ...invalid } },
        });
        expect([invalid, answer.status]).toEqual([invalid, 400]);
      }
      const attachments = [{ ...file, contentBytes: encodeBase64('x'.repeat(3_200_000)) }];
      const large = await sendRaw(service, service.owner, 'POST /me/sendMail', {
        body: { message: { toRecipients, attachments } },
      });
      expect(large.status).toBe(413);
    });

    it('[GR-377] is listed newest first, ten per page, with filters and sorting', async () => {
      const service = getService();
      const { client } = service.outsider;
      const stem = createFreshName(service, 'row');
      for (let receivedTimes = 0; receivedTimes < 12; receivedTimes++)
        await sendMessage(service, {
          subject: `${stem} ${receivedTimes}`,
          toRecipients: createRecipients(service.outsider.mail),
        });
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
      const { client } = getService().owner;
      const nothing = '00000000-0000-4000-8000-00000000dead';
      await expectRefusal(client.call(operations.getMessage, { messageId: nothing }), 404, 'ErrorItemNotFound');
      await expectRefusal(client.call(operations.getMessage, { messageId: 'x' }), 400, 'ErrorInvalidIdMalformed');
      const folder = client.page(operations.listFolderMessages, { folderId: 'attic' });
      await expectRefusal(folder, 404, /^Error(Item|Folder)NotFound$/);
    });
  });
}
