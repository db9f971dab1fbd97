import { previewOf } from '../../mail/body-text.ts';
import { messageIdOf } from '../../mail/compose.ts';
import type { Attachment, AttachmentWithContent, MailboxItem } from '../../mail/mail.ts';
import { senderOf } from '../../mail/relay/return-to-sender.ts';
import { formatInstant } from '../answer/describe.ts';

/** A mail as Graph's resource. Who got a blind copy is known to the sender only. */
export function describeMessage(item: MailboxItem): Record<string, unknown> {
  const { letter, sender } = item;
  const from = { emailAddress: senderOf(letter, sender) };
  return {
    '@odata.etag': `W/"${item.id}"`,
    id: item.id,
    createdDateTime: formatInstant(item.receivedAt),
    lastModifiedDateTime: formatInstant(item.receivedAt),
    receivedDateTime: formatInstant(item.receivedAt),
    sentDateTime: formatInstant(item.sentAt),
    hasAttachments: item.attachmentCount > 0,
    internetMessageId: messageIdOf(item.mailId, from.emailAddress.address, letter),
    subject: letter.subject ?? '',
    bodyPreview: previewOf(letter),
    importance: letter.importance ?? 'normal',
    parentFolderId: item.folder,
    conversationId: item.mailId,
    isRead: item.isRead,
    isDraft: false,
    body: { contentType: letter.body?.contentType.toLowerCase() ?? 'text', content: letter.body?.content ?? '' },
    sender: from,
    from,
    toRecipients: letter.toRecipients ?? [],
    ccRecipients: letter.ccRecipients ?? [],
    bccRecipients: item.folder === 'inbox' ? [] : (letter.bccRecipients ?? []),
    replyTo: letter.replyTo ?? [],
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
