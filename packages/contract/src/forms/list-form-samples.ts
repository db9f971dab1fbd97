import { z } from 'zod/mini';
import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { formNotReadRefusals } from './form-registration.ts';

/**
 * Returns one sample webhook event of a form, in a list because integration platforms expect a list of samples. For
 * builders, and for programs with an API key.
 */
export const listFormSamples = apiOperation({
  name: 'listFormSamples',
  summary: "Create sample events for a form's webhooks",
  method: 'GET',
  path: '/api/teams/{teamId}/forms/{formId}/samples',
  caller: 'team-and-graph',
  role: 'builder',
  keys: true,
  params: formParams,
  query: z.object({ triggerType: z.optional(z.enum(['submit', 'resubmit', 'delete'])) }),
  output: z.array(z.record(z.string(), z.unknown())),
  refusals: formNotReadRefusals,
});
