import { z } from 'zod/mini';
import { formParams } from '../ids.ts';
import { libraryRefusals } from '../library-refusals.ts';
import { apiOperation } from '../operation.ts';

/**
 * Grants access to the private folders of a confidential form to exactly the principals that can read the shared folder
 * of its responses, with write access for those that can write there. Call it after these permissions change. Repeating
 * the call completes an interrupted one.
 */
export const shareConfidential = apiOperation({
  name: 'shareConfidential',
  summary: "Share a confidential form's response folders with its reviewers",
  method: 'PUT',
  path: '/api/teams/{teamId}/forms/{formId}/confidential/reviewers',
  caller: 'team',
  role: 'owner',
  params: formParams,
  output: z.object({ folders: z.int() }),
  refusals: {
    'private-folder-not-configured': 409,
    'authorization-expired': 409,
    ...libraryRefusals,
  },
});
