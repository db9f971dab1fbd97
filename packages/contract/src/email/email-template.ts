import { z } from 'zod/mini';

/** Placeholder for the response's PDF in the content of an attachment. Its default file name is `submission.pdf`. */
export const submissionPdfContent = '{{submission.pdf}}';

/** Maximum total size of all attachments, in bytes: the usual limit of mail servers. */
export const MAX_ATTACHMENT_BYTES = 25 * 1024 * 1024;

const addresses = z._default(z.string().check(z.maxLength(4000)), '');

/**
 * Template of the email about a response. All texts use the engine's template syntax. `validateEmail` of
 * `@tideform/engine/mail` finds errors in them, for the app and the server.
 */
export const emailTemplate = z.object({
  /**
   * Comma- or semicolon-separated addresses: `amira@north.example, {{data.email}}`. A condition around an address makes
   * it conditional.
   */
  to: addresses,
  cc: addresses,
  bcc: addresses,
  /** Mailbox that the account may send as; the account's own by default. */
  from: z.optional(z.string().check(z.trim(), z.maxLength(320))),
  /** Addresses for replies; the sender by default. */
  replyTo: addresses,
  subject: z.string().check(z.maxLength(2000)),
  /** HTML. Inserted values are escaped. */
  body: z.string().check(z.maxLength(200_000)),
  attachments: z._default(
    z
      .array(
        z.object({
          /** `.pdf` is appended to the name of the response's PDF if it is missing. */
          name: z.string().check(z.trim(), z.minLength(1), z.maxLength(255)),
          contentType: z.string().check(z.regex(/^[\w.+-]+\/[\w.+-]+$/), z.maxLength(127)),
          /** Base64, or `submissionPdfContent`. */
          contentBytes: z.union([z.literal(submissionPdfContent), z.base64()]),
        }),
      )
      .check(z.maxLength(20)),
    [],
  ),
  /** BCP 47 tag for dates and for yes and no values. English by default. */
  language: z.optional(z.string().check(z.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/))),
});

export type EmailTemplate = z.output<typeof emailTemplate>;

/**
 * `account`: sent through Graph from the connected account of the form. `server`: sent by the mail server of this
 * server's operator.
 */
export const emailSender = z.enum(['account', 'server']);

export type EmailSender = z.output<typeof emailSender>;

/** Maximum size of a body with a template and its attachments, in bytes. */
export const MAX_EMAIL_BODY_BYTES = 36 * 1024 * 1024;
