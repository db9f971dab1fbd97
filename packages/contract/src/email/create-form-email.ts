import { z } from 'zod/mini';
import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { emailBodyBytes, emailSender, emailTemplate } from './email-template.ts';
import { emailRefusals, formEmail } from './form-email.ts';

/**
 * Switches a form's email on for the first time. It is sent with the caller's account, once that is lent for mail. For who may build the
 * team's forms.
 */
export const createFormEmail = apiOperation({
  name: 'createFormEmail',
  summary: "Make a form's e-mail",
  method: 'POST',
  path: '/api/teams/{teamId}/forms/{formId}/email',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  body: z.object({
    template: emailTemplate,
    sender: z._default(emailSender, 'account'),
    /** As the email of a form that was copied begins. */
    disabled: z._default(z.boolean(), false),
  }),
  bodyLimitBytes: emailBodyBytes,
  output: formEmail,
  refusals: {
    ...emailRefusals,
    /** The form has one. */
    'email-exists': 409,
  },
});
