import { z } from 'zod/mini';

/** Stands for the response's own PDF as an attachment's content; its usual name is `submission.pdf`. */
export const submissionPdfContent = '{{submission.pdf}}';

/** All that is attached, as files: what mail servers commonly take at most. */
export const mostAttachmentBytes = 25 * 1024 * 1024;

const addresses = z._default(z.string().check(z.maxLength(4000)), '');

/**
 * The email that tells of a response. All texts are templates of the engine; `checkMail` of `@tideform/engine/mail` says what is wrong
 * with them, for the app as for the server.
 */
export const emailTemplate = z.object({
  /** Addresses with commas or semicolons between them: `amira@north.example, {{data.email}}`. A condition around one makes it conditional. */
  to: addresses,
  cc: addresses,
  bcc: addresses,
  /** A mailbox that the account may send as; without it the account's own. */
  from: z.optional(z.string().check(z.trim(), z.maxLength(320))),
  /** Where answers go; without it to the sender. */
  replyTo: addresses,
  subject: z.string().check(z.maxLength(2000)),
  /** HTML. Values in it are escaped. */
  body: z.string().check(z.maxLength(200_000)),
  attachments: z._default(
    z
      .array(
        z.object({
          /** '.pdf' is put behind the name of the response's PDF where it is missing. */
          name: z.string().check(z.trim(), z.minLength(1), z.maxLength(255)),
          contentType: z.string().check(z.regex(/^[\w.+-]+\/[\w.+-]+$/), z.maxLength(127)),
          /** In base64, or `submissionPdfContent`. */
          contentBytes: z.union([z.literal(submissionPdfContent), z.base64()]),
        }),
      )
      .check(z.maxLength(20)),
    [],
  ),
  /** BCP 47: how dates, Yes and No are written in it. English without it. */
  language: z.optional(z.string().check(z.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/))),
});

export type EmailTemplate = z.output<typeof emailTemplate>;

/** `account`: as the person who has lent theirs to the form, by Graph. `server`: by the mail server of whoever runs this one. */
export const emailSender = z.enum(['account', 'server']);

export type EmailSender = z.output<typeof emailSender>;

/** Template and attachments in one body. */
export const emailBodyBytes = 36 * 1024 * 1024;
