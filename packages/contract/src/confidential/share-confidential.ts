import { z } from 'zod/mini';
import { formParams } from '../ids.ts';
import { libraryRefusals } from '../library-refusals.ts';
import { apiOperation } from '../operation.ts';

/**
 * Lets those, and only those, look into the folders of a confidential form's responders who may read the folder of all its
 * responses; who may write there may write in them. For after a change of these permissions. Repeating it finishes what was cut.
 */
export const shareConfidential = apiOperation({
  name: 'shareConfidential',
  summary: "Let a confidential form's reviewers look into its responders' folders",
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
