import { z } from 'zod/mini';
import { recordId, teamParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';

/** Lists the published forms of a team, sorted by title. For builders, and for programs with an API key. */
export const listForms = apiOperation({
  name: 'listForms',
  summary: "List a team's published forms",
  method: 'GET',
  path: '/api/teams/{teamId}/forms',
  caller: 'team-and-graph',
  role: 'builder',
  keys: true,
  params: teamParams,
  output: z.object({ forms: z.array(z.object({ id: recordId, title: z.string() })) }),
  refusals: {},
});
