import { z } from 'zod/mini';

/** Nine digits are more than a form ever has, and fit every place that shows a number. */
export const highestSubmissionNumber = 999_999_999;

/** The number of a form's latest submission; 0 before the first. */
export const submissionNumber = z.object({
  submissionNumber: z.int().check(z.minimum(0), z.maximum(highestSubmissionNumber)),
});
