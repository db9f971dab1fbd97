import { z } from 'zod/mini';
import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { formShare } from './form-share.ts';

/** Lists the share links of a form, newest first. For builders. */
export const listShares = apiOperation({
  name: 'listShares',
  summary: "List a form's share links",
  method: 'GET',
  path: '/api/teams/{teamId}/forms/{formId}/shares',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  output: z.object({ shares: z.array(formShare) }),
  refusals: {},
});
