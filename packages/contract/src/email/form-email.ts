import { z } from 'zod/mini';
import { emailSender, emailTemplate } from './email-template.ts';

/** A form's email, for its builders. */
export const formEmail = z.object({
  /** Template of the email; `null` if the email was never enabled. */
  template: z.nullable(emailTemplate),
  /** Whether a builder disabled the email. */
  disabled: z.boolean(),
  /** Whether emails are sent: there is a template, the sender is authorized, and the email isn't disabled. */
  enabled: z.boolean(),
  /** Whether the sender can send: the account is connected for mail, or the server sends. */
  hasCredentials: z.boolean(),
  /**
   * State of the connected account. `missing`: no account is connected for mail ('Authorization Required'). `expired`:
   * 'Authorization has expired'.
   */
  authorization: z.enum(['missing', 'expired', 'valid']),
  /** The connected account: the one that created the email or authorized it last. */
  account: z.optional(z.object({ name: z.string(), username: z.string() })),
  sender: emailSender,
  /** From address of the server's emails; `null` if the server has no mail server, so `sender` is `account`. */
  serverAddress: z.nullable(z.string()),
  /** ETag of the template and the sender, which the 'Apply' button replaces. Absent without a template. */
  eTag: z.optional(z.string()),
});

export type FormEmail = z.output<typeof formEmail>;

export const emailRefusals = {
  /** `validateEmail` found an error; the detail names the field and the reason: `to: address`. */
  'invalid-template': 422,
  /** The attachments exceed 25 MB. */
  'attachments-too-large': 413,
  /** The operator has configured no mail server. */
  'no-mail-server': 409,
} as const;
