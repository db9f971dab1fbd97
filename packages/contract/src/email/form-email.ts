import { z } from 'zod/mini';
import { emailSender, emailTemplate } from './email-template.ts';

/** A form's email as its builders see it. */
export const formEmail = z.object({
  /** `null`: switched on never. */
  template: z.nullable(emailTemplate),
  /** The switch, as it is kept. */
  disabled: z.boolean(),
  /** Emails are sent: there is a template, it may be sent, and it is not disabled. */
  enabled: z.boolean(),
  /** Its sender may send: the account is lent for mail, or the server sends. */
  hasCredentials: z.boolean(),
  /** Of the account. `missing`: nobody has lent theirs for mail: 'Authorization Required'. `expired`: 'Authorization has expired...'. */
  authorization: z.enum(['missing', 'expired', 'valid']),
  /** Whose account it is: of who made the email, or who has authorized it last. */
  account: z.optional(z.object({ name: z.string(), username: z.string() })),
  sender: emailSender,
  /** What the server's emails come from; `null`: it has no mail server, `sender` is `account`. */
  serverAddress: z.nullable(z.string()),
  /** Of what 'Apply' replaces: template and sender. Absent without a template. */
  eTag: z.optional(z.string()),
});

export type FormEmail = z.output<typeof formEmail>;

export const emailRefusals = {
  /** `checkMail` finds something in it; the detail names field and reason: `to: address`. */
  'invalid-template': 422,
  /** Its attachments are larger than 25 MB. */
  'attachments-too-large': 413,
  /** The server has no mail server. */
  'no-mail-server': 409,
} as const;
