import { z } from 'zod/mini';

/** Why an email was not sent. */
export const emailFailure = z.enum([
  /** Nobody has lent the form an account for mail. */
  'authorization-required',
  'authorization-expired',
  /** No answer gave an address to send it to. */
  'no-recipients',
  /** The template cannot be filled in. */
  'invalid-template',
  /** The account may not send as the address in From. */
  'sender-refused',
  /** The mail server takes none of its recipients. */
  'recipients-refused',
  /** It was sent, but the mail server refused some of its recipients. */
  'some-recipients-refused',
  /** Addresses that answers name were left out: an email has at most 10, an address gets 100 a day, and a form and a link have a daily limit. */
  'too-many-to-address',
  /** It is larger than the mail server takes: 25 MB, 3 MB with an account. */
  'too-large',
  /** The mail server is not there, or not ready. Tried again. */
  'unreachable',
  /** The mail server does not take it. */
  'refused',
  /** The line broke while it was sent: it may have arrived. Not sent again by itself. */
  'uncertain',
  'no-mail-server',
  'unreadable',
  'too-old',
]);

export type EmailFailure = z.output<typeof emailFailure>;

/** What became of the last email that told of a response. No address is in it. */
export const emailStatus = z.object({
  /** `waiting`: it was not tried yet, or is just being sent. `error`: it is tried again where `nextAt` is there. */
  status: z.enum(['waiting', 'sent', 'error']),
  failure: z.nullable(emailFailure),
  /** What the mail server answered with, where it did. */
  statusCode: z.nullable(z.int()),
  /** When it is tried again; `null`: it is not. */
  nextAt: z.nullable(z.iso.datetime()),
  /** Of the last try; without one, since when it waits. */
  timestamp: z.iso.datetime(),
});

export type EmailStatus = z.output<typeof emailStatus>;
