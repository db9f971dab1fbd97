import { draw } from './send-pdf.ts';
import type { Step } from './submission.ts';

/** P4 of a resubmission: drawn once, as a submit's; it is put in place only with the answers. */
export const drawAgain: Step = async (submission) => {
  const bytes = submission.row.pdf?.bytes ?? (await draw(submission));
  return { progress: { pdf: { bytes } }, next: 'commit' };
};
