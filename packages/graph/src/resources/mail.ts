import { z } from 'zod';

export const recipient = z.looseObject({
  emailAddress: z.looseObject({ address: z.string(), name: z.string().nullish() }),
});
export type Recipient = z.infer<typeof recipient>;

/** `contentType` is `text` or `html`; the service takes any case. */
export const itemBody = z.looseObject({
  contentType: z.string().regex(/^(text|html)$/i),
  content: z.string(),
});

const attachment = z.looseObject({
  '@odata.type': z.literal('#microsoft.graph.fileAttachment'),
  name: z.string(),
  contentType: z.string().nullish(),
  isInline: z.boolean().nullish(),
  /** What `cid:` addresses in an HTML body name. */
  contentId: z.string().nullish(),
  contentBytes: z.base64(),
});
export type NewAttachment = z.infer<typeof attachment>;

export const mailMessage = z.looseObject({
  subject: z.string().nullish(),
  body: itemBody.optional(),
  importance: z.enum(['low', 'normal', 'high']).optional(),
  /** Whoever sends, unless it is their own address, must be allowed to. */
  from: recipient.nullish(),
  sender: recipient.nullish(),
  toRecipients: z.array(recipient).optional(),
  ccRecipients: z.array(recipient).optional(),
  bccRecipients: z.array(recipient).optional(),
  replyTo: z.array(recipient).optional(),
  attachments: z.array(attachment).optional(),
});
export type MailMessage = z.infer<typeof mailMessage>;

/** `saveToSentItems` is true when left out. The service takes both keys capitalised too. */
export const sendMailRequest = z.preprocess(
  lowerFirstLetters,
  z.looseObject({ message: mailMessage, saveToSentItems: z.boolean().nullish() }),
);
export type SendMailRequest = z.infer<typeof sendMailRequest>;

function lowerFirstLetters(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key.charAt(0).toLowerCase() + key.slice(1), value]),
  );
}
