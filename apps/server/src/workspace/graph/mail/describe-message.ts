import { getPreview } from '../../mail/body-text.ts';
import { getMessageId } from '../../mail/compose.ts';
import type { Attachment, AttachmentWithContent, MailboxItem } from '../../mail/mail.ts';
import { getDisplayedSender } from '../../mail/relay/send-bounce.ts';
import { formatInstant } from '../answer/describe.ts';

/** Describes a mail as Graph's message resource. Bcc recipients are included only for the sender. */
export function describeMessage(item: MailboxItem): Record<string, unknown> {
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

export function describeAttachment(item: MailboxItem, file: Attachment | AttachmentWithContent) {
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
