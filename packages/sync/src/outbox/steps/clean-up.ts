import { known, type Step } from './submission.ts';

/** P9: what was kept for further tries (the PDF, on the outbox row) goes, once the receipt is there. */
export const cleanUp: Step = async ({ run, row }) => {
  known(await run.database.receipts.get(row.responseId), 'receipt');
  return { next: undefined };
};
