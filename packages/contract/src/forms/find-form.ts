import { z } from 'zod/mini';
import { recordId } from '../ids.ts';
import { apiOperation } from '../operation.ts';

/**
 * Finds the team of a published form, for URLs that contain only the form's ID. `not-found` unless the caller can read
 * the form in the team's library.
 */
export const findForm = apiOperation({
  name: 'findForm',
  summary: 'Find the team of a published form',
  method: 'GET',
  path: '/api/forms/{formId}',
  caller: 'graph',
  params: z.object({ formId: recordId }),
  output: z.object({ id: recordId, teamId: z.string() }),
  refusals: {},
});
