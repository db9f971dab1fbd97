import { z } from 'zod/mini';

/** Nine digits exceed what any form needs, and fit wherever the number is shown. */
export const MAX_SUBMISSION_NUMBER = 999_999_999;

/** The number of a form's latest submission; 0 before the first. */
export const submissionNumber = z.object({
  submissionNumber: z.int().check(z.minimum(0), z.maximum(MAX_SUBMISSION_NUMBER)),
});
