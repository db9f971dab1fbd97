import { z } from 'zod/mini';
import { formParams, recordId } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { emailStatus } from './email-status.ts';
import { emailSender } from './email-template.ts';

/** An email that told of one submit of a response, with every try. No address is in it, and nothing of what it said. */
export const emailMessage = z.object({
  /** Another one each time somebody asks for it again. */
  id: z.guid(),
  responseId: recordId,
  submissionNumber: z.nullable(z.int()),
  /** Counts the response's submits, from 1. */
  revision: z.int(),
  sender: emailSender,
  ...emailStatus.shape,
  /** The newest first, 20 at most. */
  attempts: z.array(
    z.object({
      at: z.iso.datetime(),
      /** `null`: whoever tried died of it. */
      tookMs: z.nullable(z.int()),
      statusCode: z.nullable(z.int()),
      failure: emailStatus.shape.failure,
    }),
  ),
});

export type EmailMessage = z.output<typeof emailMessage>;

/** The emails that told of a form's responses, the newest first. For who may build the team's forms. */
export const listEmailMessages = apiOperation({
  name: 'listEmailMessages',
  summary: 'List the e-mails that told of responses, with their tries',
  method: 'GET',
  path: '/api/teams/{teamId}/forms/{formId}/email/messages',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  query: z.object({
    /** `next` of the page before. */
    before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))),
  }),
  output: z.object({
    /** 50 at most. */
    messages: z.array(emailMessage),
    /** There are older ones. */
    next: z.nullable(z.string()),
  }),
  refusals: {},
});
