import { z } from 'zod/mini';
import { formParams } from '../ids.ts';
import { libraryRefusals } from '../library-refusals.ts';
import { apiOperation } from '../operation.ts';

/**
 * Finds or creates the caller's private folder for a confidential form, which only the caller and the owners can read.
 * Repeating the call returns the same folder.
 */
export const provisionConfidential = apiOperation({
  name: 'provisionConfidential',
  summary: "Get or create the respondent's folder of a confidential form",
  method: 'POST',
  path: '/api/teams/{teamId}/forms/{formId}/confidential/provision',
  caller: 'team',
  params: formParams,
  output: z.object({ folderDriveItemId: z.string().check(z.minLength(1)) }),
  refusals: {
    /** The form has no connected account that can create private folders. */
    'private-folder-not-configured': 409,
    /** The owner of the connected account must authorize again. */
    'authorization-expired': 409,
    ...libraryRefusals,
  },
});
