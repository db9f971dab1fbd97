import { z } from 'zod/mini';
import { formParams, recordId } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { formNotRead } from './form-registration.ts';

/** What answers to a form look like, as it was published last. For who may build the team's forms, and for programs with a key of the team. */
export const getFormSchema = apiOperation({
  name: 'getFormSchema',
  summary: 'Describe the answers to a form as JSON Schema',
  method: 'GET',
  path: '/api/teams/{teamId}/forms/{formId}/schema',
  caller: 'team-and-graph',
  role: 'builder',
  keys: true,
  params: formParams,
  output: z.object({
    id: recordId,
    title: z.string(),
    /** JSON Schema of what webhooks are told as `data`; each field has its label as `title`. */
    schema: z.record(z.string(), z.unknown()),
  }),
  refusals: formNotRead,
});
