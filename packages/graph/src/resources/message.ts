import { z } from 'zod/mini';
import { itemBody, recipient } from './mail.ts';

/** A message in a mailbox. Times are ISO 8601, UTC. */
export const message = z.looseObject({
  id: z.string(),
  createdDateTime: z.optional(z.string()),
  receivedDateTime: z.optional(z.string()),
  sentDateTime: z.optional(z.string()),
  hasAttachments: z.optional(z.boolean()),
  internetMessageId: z.optional(z.string()),
  subject: z.nullish(z.string()),
  bodyPreview: z.optional(z.string()),
  importance: z.optional(z.string()),
  parentFolderId: z.optional(z.string()),
  isRead: z.nullish(z.boolean()),
  isDraft: z.nullish(z.boolean()),
  body: z.optional(itemBody),
  sender: z.nullish(recipient),
  from: z.nullish(recipient),
  toRecipients: z.optional(z.array(recipient)),
  ccRecipients: z.optional(z.array(recipient)),
  bccRecipients: z.optional(z.array(recipient)),
  replyTo: z.optional(z.array(recipient)),
});
export type Message = z.infer<typeof message>;

export const mailFolder = z.looseObject({
  id: z.string(),
  displayName: z.optional(z.string()),
  parentFolderId: z.nullish(z.string()),
  childFolderCount: z.optional(z.number()),
  unreadItemCount: z.optional(z.number()),
  totalItemCount: z.optional(z.number()),
  isHidden: z.nullish(z.boolean()),
});
export type MailFolder = z.infer<typeof mailFolder>;

/** An attachment of a message in a mailbox; `contentBytes` is base64. */
export const messageAttachment = z.looseObject({
  '@odata.type': z.optional(z.string()),
  id: z.string(),
  name: z.nullish(z.string()),
  contentType: z.nullish(z.string()),
  size: z.optional(z.number()),
  isInline: z.optional(z.boolean()),
  contentId: z.nullish(z.string()),
  contentBytes: z.nullish(z.string()),
});
export type MessageAttachment = z.infer<typeof messageAttachment>;
