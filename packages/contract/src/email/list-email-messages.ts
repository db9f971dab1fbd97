import { z } from 'zod/mini';
import { formParams, recordId } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { emailStatus } from './email-status.ts';
import { emailSender } from './email-template.ts';

/** An email about one submit of a response, with its attempts. Contains neither addresses nor content. */
export const emailMessage = z.object({
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
