import { z } from 'zod/mini';

export const recipient = z.looseObject({
  emailAddress: z.looseObject({ address: z.string(), name: z.nullish(z.string()) }),
});
export type Recipient = z.infer<typeof recipient>;

/** `contentType` is `text` or `html`; the service takes any case. */
export const itemBody = z.looseObject({
  contentType: z.string().check(z.regex(/^(text|html)$/i)),
  content: z.string(),
});

const attachment = z.looseObject({
  '@odata.type': z.literal('#microsoft.graph.fileAttachment'),
  name: z.string(),
  contentType: z.nullish(z.string()),
  isInline: z.nullish(z.boolean()),
  /** What `cid:` addresses in an HTML body name. */
  contentId: z.nullish(z.string()),
  contentBytes: z.base64(),
});
export type NewAttachment = z.infer<typeof attachment>;

/** One that the service adds to what it sends; its name begins with `x-`. */
const internetMessageHeader = z.looseObject({
  name: z.string().check(z.regex(/^[\w-]{1,76}$/)),
  value: z.string().check(z.regex(/^[\x20-\x7e]{0,900}$/)),
});

export const mailMessage = z.looseObject({
  subject: z.nullish(z.string()),
  body: z.optional(itemBody),
  importance: z.optional(z.enum(['low', 'normal', 'high'])),
  /** Whoever sends, unless it is their own address, must be allowed to. */
  from: z.nullish(recipient),
  sender: z.nullish(recipient),
  toRecipients: z.optional(z.array(recipient)),
  ccRecipients: z.optional(z.array(recipient)),
  bccRecipients: z.optional(z.array(recipient)),
  replyTo: z.optional(z.array(recipient)),
  attachments: z.optional(z.array(attachment)),
  /** `<id@host>`; the service makes one where there is none. */
  internetMessageId: z.nullish(z.string().check(z.regex(/^<[^\s<>@]{1,250}@[^\s<>@]{1,250}>$/))),
  internetMessageHeaders: z.optional(z.array(internetMessageHeader)),
});
export type MailMessage = z.infer<typeof mailMessage>;

/** `saveToSentItems` is true when left out. The service takes both keys capitalised too. */
export const sendMailRequest = z.pipe(
  z.transform(lowerFirstLetters),
  z.looseObject({ message: mailMessage, saveToSentItems: z.nullish(z.boolean()) }),
);
export type SendMailRequest = z.infer<typeof sendMailRequest>;

function lowerFirstLetters(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key.charAt(0).toLowerCase() + key.slice(1), value]),
  );
}
