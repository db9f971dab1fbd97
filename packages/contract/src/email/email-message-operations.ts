import { z } from 'zod/mini';
import { formParams, recordId } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { emailSender, emailTemplate, MAX_EMAIL_BODY_BYTES } from './email-template.ts';
import { emailRefusals, formEmail } from './form-email-operations.ts';

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

/** An email about one submit of a response, with its attempts. Contains neither addresses nor content. */
const emailMessage = z.object({
  /** A new ID for each time the email is requested again. */
  id: z.guid(),
  responseId: recordId,
  submissionNumber: z.nullable(z.int()),
  /** Number of times the response was submitted, from 1. */
  revision: z.int(),
  sender: emailSender,
  ...emailStatus.shape,
  /** Attempts, newest first; 20 at most. */
  attempts: z.array(
    z.object({
      at: z.iso.datetime(),
      /** Duration in milliseconds; `null` if the server crashed during the attempt. */
      tookMs: z.nullable(z.int()),
      statusCode: z.nullable(z.int()),
      failure: emailStatus.shape.failure,
    }),
  ),
});

export type EmailMessage = z.output<typeof emailMessage>;

/** Lists the emails about a form's responses, newest first. For builders. */
export const listEmailMessages = apiOperation({
  name: 'listEmailMessages',
  summary: 'List the email messages about responses, with their attempts',
  method: 'GET',
  path: '/api/teams/{teamId}/forms/{formId}/email/messages',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  query: z.object({
    /** Cursor: `next` of the previous page. */
    before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))),
  }),
  output: z.object({
    /** Emails of the page, 50 at most. */
    messages: z.array(emailMessage),
    /** Cursor of the next page; `null` on the last page. */
    next: z.nullable(z.string()),
  }),
  refusals: {},
});

const person = z.object({ id: z.optional(z.string()), name: z.string() });

/** An email as it would be sent. Its HTML comes from an author and must be sanitized before display. */
const renderedEmail = z.object({
  /** From address; empty if the sender's own address is used. */
  from: z.string(),
  to: z.array(z.string()),
  cc: z.array(z.string()),
  bcc: z.array(z.string()),
  replyTo: z.array(z.string()),
  subject: z.string(),
  body: z.string(),
  attachments: z.array(z.object({ name: z.string(), contentType: z.string(), sizeBytes: z.nullable(z.int()) })),
  /** Values of answers that aren't valid addresses and are therefore left out. */
  leftOut: z.array(z.string()),
});

export type RenderedEmail = z.output<typeof renderedEmail>;

/**
 * Renders a form's email for a response. `preview` returns it without sending. `test` sends it immediately, only to the
 * caller, with the form's account or by the server. Emails about stored responses are sent by the operation `deliver`.
 * For builders.
 */
export const sendFormEmail = apiOperation({
  name: 'sendFormEmail',
  summary: "Preview a form's email, or send it to the caller as a test",
  method: 'POST',
  path: '/api/teams/{teamId}/forms/{formId}/email/send',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  body: z.object({
    mode: z.enum(['preview', 'test']),
    /** The template being edited; the stored template by default. */
    template: z.optional(emailTemplate),
    response: z.object({
      id: z.optional(z.string().check(z.maxLength(64))),
      submissionNumber: z.optional(z.int()),
      formTitle: z.string().check(z.maxLength(255)),
      title: z.optional(z.string().check(z.maxLength(255))),
      /**
       * 0 for the draft: the subject then begins with 'DRAFT: ', and links read 'Link will be populated once
       * published'.
       */
      version: z.int(),
      timestamp: z.optional(z.iso.datetime()),
      createdBy: z.optional(person),
      collaborators: z.optional(z.array(person)),
      /** The form definition being edited, for the labels of choices. */
      schema: z.optional(z.record(z.string(), z.unknown())),
      data: z.object({
        data: z.record(z.string(), z.unknown()),
        metadata: z.optional(z.record(z.string(), z.unknown())),
      }),
    }),
    /** PDF of the response in base64, for a test. */
    pdf: z.optional(z.base64()),
  }),
  bodyLimitBytes: MAX_EMAIL_BODY_BYTES,
  output: z.object({
    ...formEmail.shape,
    email: renderedEmail,
    /** Result of a test; `null` for a preview. */
    test: z.nullable(
      z.object({ status: z.enum(['sent', 'error']), failure: z.nullable(emailFailure), to: z.string() }),
    ),
  }),
  limits: { token: 120, team: 600 },
  refusals: {
    ...emailRefusals,
    /** Neither the request nor the form has a template. */
    'no-template': 409,
  },
});
