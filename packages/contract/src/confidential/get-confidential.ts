import { z } from 'zod/mini';
import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';

/** How the account is that was lent to a form, so that its responses can be confidential. */
export const getConfidential = apiOperation({
  name: 'getConfidential',
  summary: 'Read how the account is that makes the folders of a confidential form',
  method: 'GET',
  path: '/api/teams/{teamId}/forms/{formId}/confidential',
  caller: 'team',
  role: 'owner',
  params: formParams,
  output: z.object({
    /** `missing`: the server knows nothing of the form as a confidential one, whatever its config says. */
    authorization: z.enum(['missing', 'expired', 'valid']),
    /** Whose account it is. */
    account: z.optional(z.object({ name: z.string() })),
  }),
  refusals: {},
});
