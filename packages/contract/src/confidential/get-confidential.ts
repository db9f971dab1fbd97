import { z } from 'zod/mini';
import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';

/** Returns the state of the connected account of a confidential form. */
export const getConfidential = apiOperation({
  name: 'getConfidential',
  summary: "Get the state of the account that creates a confidential form's folders",
  method: 'GET',
  path: '/api/teams/{teamId}/forms/{formId}/confidential',
  caller: 'team',
  role: 'owner',
  params: formParams,
  output: z.object({
    /**
     * `missing`: the server has no record of the form as confidential, even if the form's configuration contains that
     * setting.
     */
    authorization: z.enum(['missing', 'expired', 'valid']),
    /** Owner of the connected account. */
    account: z.optional(z.object({ name: z.string() })),
  }),
  refusals: {},
});
