import { z } from 'zod/mini';
import { formParams, recordId } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { formNotReadRefusals } from './form-registration.ts';

/**
 * Returns the JSON Schema of the answers to a form's latest published version. For builders, and for programs with an
 * API key.
 */
export const getFormSchema = apiOperation({
  name: 'getFormSchema',
  summary: "Get the JSON Schema of a form's answers",
  method: 'GET',
  path: '/api/teams/{teamId}/forms/{formId}/schema',
  caller: 'team-and-graph',
  role: 'builder',
  keys: true,
  params: formParams,
  output: z.object({
    id: recordId,
    title: z.string(),
    /** JSON Schema of `data` in webhook events; each field has its label as `title`. */
    schema: z.record(z.string(), z.unknown()),
  }),
  refusals: formNotReadRefusals,
});
