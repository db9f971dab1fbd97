import { z } from 'zod/mini';
import { formParams } from '../ids.ts';
import { libraryRefusals } from '../library-refusals.ts';
import { apiOperation } from '../operation.ts';

/**
 * Finds or makes the caller's own folder for a confidential form, which others than owners cannot look into. Asking again
 * gives the same folder.
 */
export const provisionConfidential = apiOperation({
  name: 'provisionConfidential',
  summary: "Find or make the responder's folder of a confidential form",
  method: 'POST',
  path: '/api/teams/{teamId}/forms/{formId}/confidential/provision',
  caller: 'team',
  params: formParams,
  output: z.object({ folderDriveItemId: z.string().check(z.minLength(1)) }),
  refusals: {
    /** Nobody has lent the form an account that may make such folders. */
    'private-folder-not-configured': 409,
    /** Whoever lent it has to authorize again. */
    'authorization-expired': 409,
    ...libraryRefusals,
  },
});
