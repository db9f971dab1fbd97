import { z } from 'zod';

/** The number of a form's latest submission; 0 before the first. */
export const submissionNumber = z.object({
  submissionNumber: z
    .number()
    .int()
    .min(0)
    .max(Number.MAX_SAFE_INTEGER - 1),
});
