import { z } from 'zod/mini';
import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { emailSender, emailTemplate, MAX_EMAIL_BODY_BYTES } from './email-template.ts';
import { emailRefusals, formEmail } from './form-email.ts';

/**
 * Updates the content of a form's email ('Apply'). The account and the switch stay unchanged. `not-found`: the form has
 * no email. For builders.
 */
export const updateFormEmail = apiOperation({
  name: 'updateFormEmail',
  summary: "Update a form's email",
  method: 'PUT',
  path: '/api/teams/{teamId}/forms/{formId}/email',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  body: z.object({
    template: emailTemplate,
    /** Sender of the emails; unchanged if absent. */
    sender: z.optional(emailSender),
    /** Expected ETag; if absent, any version is replaced. */
    ifMatch: z.optional(z.string().check(z.maxLength(100))),
  }),
  bodyLimitBytes: MAX_EMAIL_BODY_BYTES,
  output: formEmail,
  refusals: {
    ...emailRefusals,
    /** The email has changed since `ifMatch`. */
    'email-changed': 412,
  },
});
