import { z } from 'zod/mini';

/** Why an email was not sent. */
export const emailFailure = z.enum([
  /** The form has no connected account for mail. */
  'authorization-required',
  'authorization-expired',
  /** The answers contain no recipient address. */
  'no-recipients',
  /** The template can't be rendered. */
  'invalid-template',
  /** The account isn't allowed to send from the From address. */
  'sender-refused',
  /** The mail server refused all recipients. */
  'recipients-refused',
  /** The email was sent, but the mail server refused some recipients. */
  'some-recipients-refused',
  /**
   * Addresses from answers were left out: an email has at most 10, an address gets 100 emails a day, and forms and
   * share links have a daily limit.
   */
  'too-many-to-address',
  /** The email exceeds the limit of the mail server: 25 MB, or 3 MB when sent with an account. */
  'too-large',
  /** The mail server is unreachable or not ready. Retried. */
  'unreachable',
  /** The mail server refused the email. */
  'refused',
  /** The connection broke while the email was sent, so it may have arrived. Not retried automatically. */
  'uncertain',
  'no-mail-server',
  'unreadable',
  'too-old',
]);

export type EmailFailure = z.output<typeof emailFailure>;

/** Status of the latest email about a response. Contains no addresses. */
export const emailStatus = z.object({
  /** `waiting`: not tried yet, or being sent. `error`: a retry follows if `nextAt` is set. */
  status: z.enum(['waiting', 'sent', 'error']),
  failure: z.nullable(emailFailure),
  /** Status code of the mail server's response, if any. */
  statusCode: z.nullable(z.int()),
  /** Time of the next retry; `null` if there is none. */
  nextAt: z.nullable(z.iso.datetime()),
  /** Time of the last attempt; before the first attempt, the time when the email was queued. */
  timestamp: z.iso.datetime(),
});

export type EmailStatus = z.output<typeof emailStatus>;
