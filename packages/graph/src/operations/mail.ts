import { graphOperation } from '../operation.ts';
import { collection } from '../resources/envelopes.ts';
import { mailFolder, message, messageAttachment, sendMailRequest } from '../resources/mail.ts';

/** Returns the bytes of an attachment. */
export const getAttachmentContent = graphOperation({
  name: 'getAttachmentContent',
  method: 'GET',
  path: '/me/messages/{messageId}/attachments/{attachmentId}/$value',
  reply: 'bytes',
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/attachment-get',
});

/** Returns a mail folder by ID or well-known name: `inbox`, `sentitems`. */
export const getMailFolder = graphOperation({
  name: 'getMailFolder',
  method: 'GET',
  path: '/me/mailFolders/{folderId}',
  query: ['select'],
  reply: mailFolder,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/mailfolder-get',
});

/** Returns one attachment with its content in base64. */
export const getMessageAttachment = graphOperation({
  name: 'getMessageAttachment',
  method: 'GET',
  path: '/me/messages/{messageId}/attachments/{attachmentId}',
  query: ['select'],
  reply: messageAttachment,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/attachment-get',
});

/** Returns one message as MIME. */
export const getMessageContent = graphOperation({
  name: 'getMessageContent',
  method: 'GET',
  path: '/me/messages/{messageId}/$value',
  reply: 'bytes',
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/message-get',
});

/** Returns one message. */
export const getMessage = graphOperation({
  name: 'getMessage',
  method: 'GET',
  path: '/me/messages/{messageId}',
  query: ['select'],
  reply: message,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/message-get',
});

/** Lists the messages of one folder, newest first. */
export const listFolderMessages = graphOperation({
  name: 'listFolderMessages',
  method: 'GET',
  path: '/me/mailFolders/{folderId}/messages',
  query: ['select', 'filter', 'orderby', 'top', 'count', 'skiptoken'],
  reply: collection(message),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/mailfolder-list-messages',
});

/** Lists the mail folders of the mailbox. */
export const listMailFolders = graphOperation({
  name: 'listMailFolders',
  method: 'GET',
  path: '/me/mailFolders',
  query: ['select', 'top', 'count', 'skiptoken'],
  reply: collection(mailFolder),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/user-list-mailfolders',
});

/** Lists the attachments of a message. */
export const listMessageAttachments = graphOperation({
  name: 'listMessageAttachments',
  method: 'GET',
  path: '/me/messages/{messageId}/attachments',
  query: ['select'],
  reply: collection(messageAttachment),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/message-list-attachments',
});

/** Lists the messages of the signed-in user in all folders, newest first. */
export const listMessages = graphOperation({
  name: 'listMessages',
  method: 'GET',
  path: '/me/messages',
  query: ['select', 'filter', 'orderby', 'top', 'count', 'skiptoken'],
  reply: collection(message),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/user-list-messages',
});

/** Sends a message. Accepted doesn't mean delivered. */
export const sendMail = graphOperation({
  name: 'sendMail',
  method: 'POST',
  path: '/me/sendMail',
  body: sendMailRequest,
  statuses: [202],
  docs: 'https://learn.microsoft.com/graph/api/user-sendmail',
});
