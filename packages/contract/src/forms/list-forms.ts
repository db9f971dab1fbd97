import { z } from 'zod/mini';
import { recordId, teamParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';

/** The forms of a team that were ever published, by their titles. For who may build them, and for programs with a key of the team. */
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
