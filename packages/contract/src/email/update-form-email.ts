import { z } from 'zod/mini';
import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { emailBodyBytes, emailSender, emailTemplate } from './email-template.ts';
import { emailRefusals, formEmail } from './form-email.ts';

/** Changes what a form's email says ('Apply'); account and switch stay. `not-found`: the form has none. For who may build the team's forms. */
export const updateFormEmail = apiOperation({
  name: 'updateFormEmail',
  summary: "Change a form's e-mail",
  method: 'PUT',
  path: '/api/teams/{teamId}/forms/{formId}/email',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  body: z.object({
    template: emailTemplate,
    /** Without it as it was. */
    sender: z.optional(emailSender),
    /** The eTag of what it replaces; without one it replaces whatever is there. */
    ifMatch: z.optional(z.string().check(z.maxLength(100))),
  }),
  bodyLimitBytes: emailBodyBytes,
  output: formEmail,
  refusals: {
    ...emailRefusals,
    /** Somebody has changed it since. */
    'email-changed': 412,
  },
});
