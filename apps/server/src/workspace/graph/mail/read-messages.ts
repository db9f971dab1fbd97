import { Readable } from 'node:stream';
import { compareValues, type Filter, matchesFilter, operations } from '@tideform/graph';
import { composeMime, getMessageId, getPreview } from '../../mail/compose.ts';
import type { Attachment, AttachmentWithContent, MailboxItem } from '../../mail/mail.ts';
import { findAttachment, listMailbox, loadAttachments } from '../../mail/mail-store.ts';
import { getDisplayedSender } from '../../mail/relay/send-bounce.ts';
import { Refusal } from '../../refusal.ts';
import { formatInstant } from '../answer/describe.ts';
import { createPageResponse } from '../answer/page.ts';
import { selectProperties } from '../answer/select.ts';
import {
  type GraphCall,
  type GraphContext,
  type GraphResponse,
  getFilter,
  getOrders,
  implement,
  ok,
} from '../call/graph-call.ts';
import {
  createMailNotFound,
  requireMailbox,
  requireMailFolder,
  requireMailId,
  requireMessage,
} from './mail-folders.ts';

/** Describes a mail as Graph's message resource. Bcc recipients are included only for the sender. */
function describeMessage(item: MailboxItem): Record<string, unknown> {
  const { letter: message, sender } = item;
  const from = { emailAddress: getDisplayedSender(message, sender) };
  return {
    '@odata.etag': `W/"${item.id}"`,
    id: item.id,
    createdDateTime: formatInstant(item.receivedAt),
    lastModifiedDateTime: formatInstant(item.receivedAt),
    receivedDateTime: formatInstant(item.receivedAt),
    sentDateTime: formatInstant(item.sentAt),
    hasAttachments: item.attachmentCount > 0,
    internetMessageId: getMessageId(item.mailId, from.emailAddress.address, message),
    subject: message.subject ?? '',
    bodyPreview: getPreview(message),
    importance: message.importance ?? 'normal',
    parentFolderId: item.folder,
    conversationId: item.mailId,
    isRead: item.isRead,
    isDraft: false,
    body: { contentType: message.body?.contentType.toLowerCase() ?? 'text', content: message.body?.content ?? '' },
    sender: from,
    from,
    toRecipients: message.toRecipients ?? [],
    ccRecipients: message.ccRecipients ?? [],
    bccRecipients: item.folder === 'inbox' ? [] : (message.bccRecipients ?? []),
    replyTo: message.replyTo ?? [],
  };
}

function describeAttachment(item: MailboxItem, file: Attachment | AttachmentWithContent) {
  return {
    '@odata.type': '#microsoft.graph.fileAttachment',
    '@odata.mediaContentType': file.contentType,
    id: file.id,
    lastModifiedDateTime: formatInstant(item.receivedAt),
    name: file.name,
    contentType: file.contentType,
    size: file.size,
    isInline: file.isInline,
    contentId: file.contentId,
    ...('content' in file ? { contentBytes: file.content.toString('base64') } : {}),
  };
}

export const listMessages = implement(operations.listMessages, async (call, context) => {
  const { id: ownerId } = await requireMailbox(call, context);
  return createMessagesResponse(call, await listMailbox(context.database, { ownerId }));
});

export const listFolderMessages = implement(operations.listFolderMessages, async (call, context) => {
  const { id: ownerId } = await requireMailbox(call, context);
  const { id: folder } = requireMailFolder(call.params.folderId);
  return createMessagesResponse(call, await listMailbox(context.database, { ownerId }, folder));
});

export const getMessage = implement(operations.getMessage, async (call, context) =>
  ok(selectProperties(describeMessage(await requireMessage(call, context)), call.query, ['id'])),
);

/**
 * Creates the response with a page of messages, ten by default. The store returns them in the order `receivedDateTime
 * desc`.
 */
function createMessagesResponse(call: GraphCall<never, unknown>, items: readonly MailboxItem[]): GraphResponse {
  const filter = getFilter(call);
  const rows = items.map(describeMessage).filter((row) => !filter || matchesMail(row, filter));
  for (const { property, isDescending } of getOrders(call).toReversed()) {
    const key = sortableProperties.find((name) => name.toLowerCase() === property.toLowerCase());
    if (key === undefined) throw new Refusal(400, 'ErrorInvalidProperty', `Messages can’t be sorted by '${property}'.`);
    const sign = isDescending ? -1 : 1;
    rows.sort((a, b) => (compareValues(a[key], b[key]) ?? 0) * sign);
  }
  return createPageResponse(call, rows, 10, 1000, (row) => selectProperties(row, call.query, ['id']));
}

const sortableProperties = ['receivedDateTime', 'sentDateTime', 'createdDateTime', 'subject', 'importance', 'isRead'];

export const getMessageContent = implement(operations.getMessageContent, async (call, context) => {
  const item = await requireMessage(call, context);
  const mime = await composeMessageMime(context, item);
  return { status: 200, body: Readable.from([mime]), headers: { 'content-type': 'text/plain' } };
});

export const listMessageAttachments = implement(operations.listMessageAttachments, async (call, context) => {
  const item = await requireMessage(call, context);
  const files = await loadAttachments(context.database, item.mailId);
  return ok({ value: files.map((file) => selectProperties(describeAttachment(item, file), call.query, ['id'])) });
});

export const getMessageAttachment = implement(operations.getMessageAttachment, async (call, context) => {
  const { item, file } = await requireAttachment(call, context);
  return ok(selectProperties(describeAttachment(item, file), call.query, ['id']));
});

export const getAttachmentContent = implement(operations.getAttachmentContent, async (call, context) => {
  const { file } = await requireAttachment(call, context);
  return {
    status: 200,
    body: Readable.from([file.content]),
    headers: { 'content-type': 'application/octet-stream', 'content-length': String(file.size) },
  };
});

async function requireAttachment(
  call: GraphCall<'messageId' | 'attachmentId', unknown>,
  context: GraphContext,
): Promise<{ item: MailboxItem; file: AttachmentWithContent }> {
  const item = await requireMessage(call, context);
  requireMailId(call.params.attachmentId);
  const file = await findAttachment(context.database, item.mailId, call.params.attachmentId);
  if (file === undefined) throw createMailNotFound();
  return { item, file };
}

async function composeMessageMime({ database }: GraphContext, item: MailboxItem): Promise<Buffer> {
  const { sender, mailId, letter: message, sentAt } = item;
  return composeMime({
    mailId,
    message,
    sentAt,
    attachments: await loadAttachments(database, mailId),
    from: getDisplayedSender(message, sender),
    withBcc: item.folder !== 'inbox',
  });
}

/**
 * Returns whether a message matches a `$filter`. Properties can be paths, such as `from/emailAddress/address`.
 * @throws 400 for an unknown property
 */
function matchesMail(message: Readonly<Record<string, unknown>>, filter: Filter): boolean {
  return matchesFilter(filter, (property) => getProperty(message, property));
}

function getProperty(message: unknown, property: string): unknown {
  return property.split('/').reduce<unknown>((value, name) => {
    const key = Object.keys(value ?? {}).find((one) => one.toLowerCase() === name.toLowerCase());
    if (key === undefined) throw new Refusal(400, 'ErrorInvalidProperty', `Could not find a property named '${name}'.`);
    return (value as Record<string, unknown>)[key];
  }, message);
}
