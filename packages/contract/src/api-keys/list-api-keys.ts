import { z } from 'zod/mini';
import { teamParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { apiKey } from './api-key.ts';

/** Lists the valid API keys of a team. For team owners. */
export const listApiKeys = apiOperation({
  name: 'listApiKeys',
  summary: "List a team's API keys",
  method: 'GET',
  path: '/api/teams/{teamId}/api-keys',
  caller: 'team-and-graph',
  role: 'owner',
  params: teamParams,
  output: z.object({ apiKeys: z.array(apiKey) }),
  refusals: {},
});
