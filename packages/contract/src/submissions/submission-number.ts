import { z } from 'zod';

/** Nine digits are more than a form ever has, and fit every place that shows a number. */
export const highestSubmissionNumber = 999_999_999;

/** The number of a form's latest submission; 0 before the first. */
export const submissionNumber = z.object({
  submissionNumber: z.number().int().min(0).max(highestSubmissionNumber),
});
