import { z } from 'zod/mini';
import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { emailSender, emailTemplate, MAX_EMAIL_BODY_BYTES } from './email-template.ts';
import { emailRefusals, formEmail } from './form-email.ts';

/**
 * Creates and enables a form's email. Emails are sent with the caller's account once the account is connected for mail.
 * For builders.
 */
export const createFormEmail = apiOperation({
  name: 'createFormEmail',
  summary: "Create a form's email",
  method: 'POST',
  path: '/api/teams/{teamId}/forms/{formId}/email',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  body: z.object({
    template: emailTemplate,
    sender: z._default(emailSender, 'account'),
    /** Creates the email disabled, as for a copied form. */
    disabled: z._default(z.boolean(), false),
  }),
  bodyLimitBytes: MAX_EMAIL_BODY_BYTES,
  output: formEmail,
  refusals: {
    ...emailRefusals,
    /** The form already has an email. */
    'email-exists': 409,
  },
});
