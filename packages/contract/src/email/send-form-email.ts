import { z } from 'zod/mini';
import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { emailFailure } from './email-status.ts';
import { emailTemplate, MAX_EMAIL_BODY_BYTES } from './email-template.ts';
import { emailRefusals, formEmail } from './form-email.ts';

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
