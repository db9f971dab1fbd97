import { z } from 'zod/mini';
import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { formNotRead } from './form-registration.ts';

/**
 * One made-up message about a form, as its webhooks are told: a list, because programs that show samples ask for one. For who may build the
 * team's forms, and for programs with a key of the team.
 */
export const listFormSamples = apiOperation({
  name: 'listFormSamples',
  summary: 'Make up what webhooks of a form are told',
  method: 'GET',
  path: '/api/teams/{teamId}/forms/{formId}/samples',
  caller: 'team-and-graph',
  role: 'builder',
  keys: true,
  params: formParams,
  query: z.object({ triggerType: z.optional(z.enum(['submit', 'resubmit', 'delete'])) }),
  output: z.array(z.record(z.string(), z.unknown())),
  refusals: formNotRead,
});
