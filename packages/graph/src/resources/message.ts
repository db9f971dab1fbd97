import { z } from 'zod';
import { itemBody, recipient } from './mail.ts';

/** A message as it lies in a mailbox. Instants are ISO-8601, UTC. */
export const message = z.looseObject({
  id: z.string(),
  createdDateTime: z.string().optional(),
  receivedDateTime: z.string().optional(),
  sentDateTime: z.string().optional(),
  hasAttachments: z.boolean().optional(),
  internetMessageId: z.string().optional(),
  subject: z.string().nullish(),
  bodyPreview: z.string().optional(),
  importance: z.string().optional(),
  parentFolderId: z.string().optional(),
  isRead: z.boolean().nullish(),
  isDraft: z.boolean().nullish(),
  body: itemBody.optional(),
  sender: recipient.nullish(),
  from: recipient.nullish(),
  toRecipients: z.array(recipient).optional(),
  ccRecipients: z.array(recipient).optional(),
  bccRecipients: z.array(recipient).optional(),
  replyTo: z.array(recipient).optional(),
});
export type Message = z.infer<typeof message>;

export const mailFolder = z.looseObject({
  id: z.string(),
  displayName: z.string().optional(),
  parentFolderId: z.string().nullish(),
  childFolderCount: z.number().optional(),
  unreadItemCount: z.number().optional(),
  totalItemCount: z.number().optional(),
  isHidden: z.boolean().nullish(),
});
export type MailFolder = z.infer<typeof mailFolder>;

/** An attachment of a message in a mailbox; `contentBytes` is base64. */
export const messageAttachment = z.looseObject({
  '@odata.type': z.string().optional(),
  id: z.string(),
  name: z.string().nullish(),
  contentType: z.string().nullish(),
  size: z.number().optional(),
  isInline: z.boolean().optional(),
  contentId: z.string().nullish(),
  contentBytes: z.string().nullish(),
});
export type MessageAttachment = z.infer<typeof messageAttachment>;
