import { z } from 'zod';

const recipient = z.looseObject({
  emailAddress: z.looseObject({ address: z.string(), name: z.string().optional() }),
});

const attachment = z.looseObject({
  '@odata.type': z.literal('#microsoft.graph.fileAttachment'),
  name: z.string(),
  contentType: z.string().optional(),
  /** Base64. */
  contentBytes: z.string(),
});

export const mailMessage = z.looseObject({
  subject: z.string().optional(),
  body: z.looseObject({ contentType: z.string(), content: z.string() }).optional(),
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
  z.looseObject({ message: mailMessage, saveToSentItems: z.boolean().optional() }),
);
export type SendMailRequest = z.infer<typeof sendMailRequest>;

function lowerFirstLetters(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key.charAt(0).toLowerCase() + key.slice(1), value]),
  );
}
