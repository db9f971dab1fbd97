import { Readable } from 'node:stream';
import { operations } from '@tideform/graph';
import { composeMime } from '../../mail/compose.ts';
import type { AttachmentWithContent, MailboxItem } from '../../mail/mail.ts';
import { findAttachment, loadAttachments } from '../../mail/mail-store.ts';
import { getDisplayedSender } from '../../mail/relay/send-bounce.ts';
import { selectProperties } from '../answer/select.ts';
import { type GraphCall, type GraphContext, implement, ok } from '../call/graph-call.ts';
import { describeAttachment } from './describe-message.ts';
import { createMailNotFound, requireMailId, requireMessage } from './open-mailbox.ts';

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
