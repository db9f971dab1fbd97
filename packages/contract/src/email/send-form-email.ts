import { z } from 'zod/mini';
import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { emailFailure } from './email-status.ts';
import { emailBodyBytes, emailTemplate } from './email-template.ts';
import { emailRefusals, formEmail } from './form-email.ts';

const person = z.object({ id: z.optional(z.string()), name: z.string() });

/** A mail as it would go. Its HTML is an author's: whoever draws it cleans it. */
const renderedEmail = z.object({
  /** Empty: the sender's own address. */
  from: z.string(),
  to: z.array(z.string()),
  cc: z.array(z.string()),
  bcc: z.array(z.string()),
  replyTo: z.array(z.string()),
  subject: z.string(),
  body: z.string(),
  attachments: z.array(z.object({ name: z.string(), contentType: z.string(), sizeBytes: z.nullable(z.int()) })),
  /** What answers gave for an address, and is none: left out. */
  leftOut: z.array(z.string()),
});

export type RenderedEmail = z.output<typeof renderedEmail>;

/**
 * Writes a form's email for a response. `preview`: shows it, sends nothing. `test`: sends it to the caller alone, at once, with the account
 * of the form or by the server. Emails of stored responses are sent by `deliver`. For who may build the team's forms.
 */
export const sendFormEmail = apiOperation({
  name: 'sendFormEmail',
  summary: "Preview a form's e-mail, or send it to oneself",
  method: 'POST',
  path: '/api/teams/{teamId}/forms/{formId}/email/send',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  body: z.object({
    mode: z.enum(['preview', 'test']),
    /** As it is being edited; without it as it is kept. */
    template: z.optional(emailTemplate),
    response: z.object({
      id: z.optional(z.string().check(z.maxLength(64))),
      submissionNumber: z.optional(z.int()),
      formTitle: z.string().check(z.maxLength(255)),
      title: z.optional(z.string().check(z.maxLength(255))),
      /** 0: of the draft. Then the subject begins with 'DRAFT: ', and links read 'Link will be populated once published'. */
      version: z.int(),
      timestamp: z.optional(z.iso.datetime()),
      createdBy: z.optional(person),
      collaborators: z.optional(z.array(person)),
      /** The form as it is being edited: labels of choices come from it. */
      schema: z.optional(z.record(z.string(), z.unknown())),
      data: z.object({
        data: z.record(z.string(), z.unknown()),
        metadata: z.optional(z.record(z.string(), z.unknown())),
      }),
    }),
    /** The response's PDF in base64, for a test. */
    pdf: z.optional(z.base64()),
  }),
  bodyLimitBytes: emailBodyBytes,
  output: z.object({
    ...formEmail.shape,
    email: renderedEmail,
    /** What came of a test; `null` for a preview. */
    test: z.nullable(
      z.object({ status: z.enum(['sent', 'error']), failure: z.nullable(emailFailure), to: z.string() }),
    ),
  }),
  limits: { token: 120, team: 600 },
  refusals: {
    ...emailRefusals,
    /** Neither the call nor the form has a template. */
    'no-template': 409,
  },
});
